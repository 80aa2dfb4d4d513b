import { arrivalOf } from '@borong/api/rules/shipping-option'
import { wibDay } from '@borong/api/rules/wib'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { Language } from '@borong/ui/format/rupiah'
import { arrivalDays } from '../shop/arrival-days.ts'
import type { Words } from '../shop/words.ts'

type Lasting = Pick<
  ShippingOption,
  'kind' | 'duration_shortest' | 'duration_longest' | 'duration_uom'
>

/** The courier and its service, or the name of the seller's own delivery or a pickup at the store. */
export const courierName = (
  option: Pick<ShippingOption, 'kind' | 'company' | 'service'>,
  t: Words,
) =>
  option.kind === 'own' || option.kind === 'pickup'
    ? t(`courier.kind.${option.kind}`)
    : `${option.company} ${option.service}`

/** The arrival (or readiness at the store) of goods sent today: `Tiba 19–21 Agu`, in the seller's calendar days. */
export function arrivalWords(option: Lasting, now: number, t: Words, language: Language): string {
  const way = option.kind === 'pickup' ? 'ready' : 'arrives'
  if (option.duration_uom !== 'day')
    return t(`courier.${way}.hours`, {
      from: option.duration_shortest,
      to: option.duration_longest,
    })
  const { from, to, isToday } = arrivalOf(option, now)
  if (isToday) return t(`courier.${way}.today`)
  const days = { from: wibDay(new Date(from)), to: wibDay(new Date(to)) }
  return t(`courier.${way}.days`, { days: arrivalDays(days, language) })
}
