import { productDetail } from '@borong/api/catalogue'
import { productCode } from '@borong/api/rules/product-code'
import { call, toast, useMessages, useSearchParams } from '@borong/contract'
import { useEffect, useRef } from 'react'

const PRODUCT = /^\/v\/([a-z0-9-]+)\/product\/([a-z0-9-]+)/

/** Takes the text with which the scanner returns here, once: a reload does not add it again. */
export function useScanned(isKnown: boolean, onCode: (code: string) => void): void {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const scanned = search.get('scan')
  const taken = useRef<string>(undefined)
  useEffect(() => {
    if (!isKnown || taken.current === (scanned ?? undefined)) return
    taken.current = scanned ?? undefined
    if (!scanned) return
    setSearch({}, { replace: true })
    const add = async () => {
      const code = await codeOf(scanned)
      onCode(code)
      toast(t('quick.scanned', { code }), { type: 'info', id: 'quick-scanned' })
    }
    void add()
  }, [isKnown, scanned, onCode, setSearch, t])
}

/** The code in a scanned text. The address of a product that can't be read becomes words to search for. */
async function codeOf(scanned: string): Promise<string> {
  const [, microsite_url, alias] = PRODUCT.exec(scanned) ?? []
  // Separators would split the line when it is read.
  if (!microsite_url || !alias)
    return scanned
      .replaceAll(/[;,\t\r\n"]+/g, ' ')
      .trim()
      .slice(0, 100)
  try {
    const { result } = await call(productDetail, { query: { alias, microsite_url } })
    return productCode(result.id)
  } catch {
    return alias.replaceAll('-', ' ').slice(0, 100)
  }
}
