import { useLanguage, useMessages } from '@borong/contract'
import type { Product } from '../parts/bill-kinds.ts'
import { wibTime } from '../parts/wib-time.ts'

/** Why a product can't be bought now; undefined for an open one. */
export function useClosedText(): (product: Product) => string | undefined {
  const t = useMessages()
  const { language } = useLanguage()
  return ({ state, cut_off: stop }) => {
    if (state === 'open') return undefined
    if (state === 'closed' || !stop) return t('product.closed')
    return t('product.cutOff', { until: wibTime(stop.to, language, new Date()) })
  }
}
