import { cheapestDelivery, optionCost } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { GoodsSeller } from '../cart/public.ts'
import { type Destination, PADDING, quote } from '../shipping/public.ts'
import type { Load } from './load.ts'

/** The courier of a seller's goods that arrives within these days at the least cost; undefined when there is none. */
export type Courier = (seller: GoodsSeller, load: Load, days: number) => ShippingOption | undefined

/** Quotes parcels to one place. The same parcel is quoted once. */
export function courierTo(destination: Destination): Courier {
  const found = new Map<string, ShippingOption | undefined>()
  return (seller, load, days) => {
    const { grams, cm3, value, cold } = load
    const key = `${seller.id} ${grams} ${cm3} ${value} ${cold > 0} ${days}`
    if (found.has(key)) return found.get(key)
    const parcel = { weightGrams: grams, volumeCm3: cm3 * PADDING, value, isCold: cold > 0 }
    const options = quote(seller, destination, parcel)
    const best = cheapestDelivery(options.filter((option) => option.duration_longest <= days))
    found.set(key, best)
    return best
  }
}

export const costOf = (option: ShippingOption | undefined): number | undefined =>
  option && optionCost(option)
