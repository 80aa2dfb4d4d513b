import { delivers } from '@borong/api/rules/shipping-option'
import type { planBasket } from '@borong/api/basket-plans.shapes'
import type { CallReply } from '@borong/api/shape'
import { type Destination, PADDING, quote } from '../shipping/public.ts'
import type { AskedLine } from './asked-lines.ts'
import type { Offer } from './load.ts'

export type LeftOut = CallReply<typeof planBasket>['result']['left_out'][number]

/** A line whose offers a courier brings to the place. */
export interface DeliveredLine extends AskedLine {
  /** The days after which the earliest courier of the earliest seller brings it. */
  days: number
}

/** The lines that a courier brings to a place, without the offers that none brings there, and the other lines. */
export function deliverable(
  asked: readonly AskedLine[],
  destination: Destination,
): { lines: DeliveredLine[]; leftOut: LeftOut[] } {
  const lines: DeliveredLine[] = []
  const leftOut: LeftOut[] = []
  for (const line of asked) {
    const brought = line.offers
      .map((offer) => ({ offer, days: daysOf(offer, destination) }))
      .filter(({ days }) => days < Infinity)
    if (brought.length === 0)
      leftOut.push(leftOutFor(line, line.offers.length === 0 ? 'unavailable' : 'courier'))
    else
      lines.push({
        ...line,
        isOwnOffered: line.isOwnOffered && brought[0]!.offer === line.offers[0],
        offers: brought.map(({ offer }) => offer),
        days: Math.min(...brought.map(({ days }) => days)),
      })
  }
  return { lines, leftOut }
}

export const leftOutFor = ({ productId, name }: AskedLine, reason: LeftOut['reason']): LeftOut => ({
  product_id: String(productId),
  name,
  reason,
})

/** The days of the earliest courier. The minimum purchase is not judged, because other goods may reach it. */
function daysOf({ goods, grams, cm3, isCold }: Offer, destination: Destination): number {
  const parcel = { weightGrams: grams, volumeCm3: cm3 * PADDING, value: null, isCold }
  const options = quote(goods.seller, destination, parcel).filter(delivers)
  return Math.min(...options.map((option) => option.duration_longest))
}
