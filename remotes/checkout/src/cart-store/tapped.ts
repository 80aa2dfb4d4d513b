import { parseCount } from '@borong/api/rules/typed-number'
import type { Tap } from './tap.ts'
import type { OfferedProduct } from './offer.ts'

/** A product that was tapped before this page's scripts ran. */
export interface Tapped {
  id: string
  quantity: number
  /** Unknown for a tap without scripts. */
  product: OfferedProduct | undefined
  /** “Buy now” goes on after the product is in the cart. */
  isBuyNow: boolean
}

/** The product of a stored tap; undefined for an invalid quantity or id. */
export function tappedOf({ fields, data }: Tap): Tapped | undefined {
  const id = fields.id ?? ''
  const quantity = parseCount(fields.quantity ?? '') ?? 0
  if (!/^[1-9]\d{0,8}$/.test(id) || quantity < 1) return undefined
  const product = isOffered(data) && data.id === id ? data : undefined
  return { id, quantity, product, isBuyNow: fields.kind === 'buy' }
}

// The stored data may come from another release, or be damaged.
function isOffered(data: unknown): data is OfferedProduct {
  const { prices, seller, ...rest } = (data ?? {}) as Partial<OfferedProduct>
  const isNumbered = [rest.minimum_order, rest.step, rest.stock].every(
    (value) => Number.isFinite(value) && Number(value) >= 0,
  )
  const isNamed = [rest.id, rest.name, rest.image, rest.unit, seller?.id, seller?.alias].every(
    (value) => typeof value === 'string',
  )
  return isNumbered && isNamed && Number(rest.step) > 0 && Array.isArray(prices)
}
