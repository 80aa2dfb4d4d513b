import { taxOnTop, type Goods } from '../cart/public.ts'
import { lineTotal } from '@borong/api/rules/price-tier'
import { isCold } from '../shipping/public.ts'

/** One seller's offer of the goods of a line, for the quantity of the line. */
export interface Offer {
  goods: Goods
  /** The price of the goods without tax. */
  value: number
  tax: number
  grams: number
  cm3: number
  isCold: boolean
}

export function offerOf(goods: Goods, quantity: number, now: Date): Offer {
  const value = lineTotal(goods.prices, quantity)
  return {
    goods,
    value,
    tax: taxOnTop(goods, value, now),
    grams: goods.weightGrams * quantity,
    cm3: goods.volumeCm3 * quantity,
    isCold: isCold(goods),
  }
}

/** The goods of one seller in a plan, summed as the quote of their parcel needs them. */
export interface Load {
  lines: number
  grams: number
  cm3: number
  value: number
  cold: number
}

export const emptyLoad = (): Load => ({ lines: 0, grams: 0, cm3: 0, value: 0, cold: 0 })

/** Adds an offer to a load, or takes it out with a sign of -1. */
export function addTo(load: Load, offer: Offer, sign: 1 | -1): void {
  load.lines += sign
  load.grams += sign * offer.grams
  load.cm3 += sign * offer.cm3
  load.value += sign * offer.value
  load.cold += sign * Number(offer.isCold)
}
