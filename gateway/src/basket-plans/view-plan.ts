import type { planBasket } from '@borong/api/basket-plans.shapes'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { cheapestDelivery, optionCost } from '@borong/api/rules/shipping-option'
import type { CallReply } from '@borong/api/shape'
import { type Destination, parcelOf, quote } from '../shipping/public.ts'
import type { AskedLine } from './asked-lines.ts'
import type { Offer } from './load.ts'

type Plan = NonNullable<CallReply<typeof planBasket>['result']['cheapest']>

interface ChosenLine {
  line: AskedLine
  offer: Offer
}

/** The goods of each seller in a choice of offers, quoted as the checkout does. */
export function parcelsOf(
  lines: readonly AskedLine[],
  chosen: readonly number[],
  destination: Destination,
) {
  const all = lines.map((line, at): ChosenLine => ({ line, offer: line.offers[chosen[at]!]! }))
  return [...Map.groupBy(all, ({ offer }) => offer.goods.seller.id).values()].map((taken) => {
    const { seller } = taken[0]!.offer.goods
    const sent = taken.map(({ line, offer }) => ({ goods: offer.goods, quantity: line.quantity }))
    return { seller, taken, options: quote(seller, destination, parcelOf(sent)) }
  })
}

/** A choice of offers as the call replies it; null when a seller's goods have no courier within these days. */
export function viewPlan(
  lines: readonly AskedLine[],
  chosen: readonly number[],
  { destination, days = Infinity }: { destination: Destination; days?: number | undefined },
): Plan | null {
  const parcels: Plan['parcels'] = []
  let [goods, tax] = [0, 0]
  for (const { seller, taken, options } of parcelsOf(lines, chosen, destination)) {
    const courier = cheapestDelivery(options.filter((one) => one.duration_longest <= days))
    if (!courier) return null
    for (const { offer } of taken) {
      goods += offer.value
      tax += offer.tax
    }
    parcels.push({
      seller: { id: String(seller.id), alias: seller.alias, name: seller.name, city: seller.city },
      courier: `${courier.company} ${courier.service}`,
      shipping: optionCost(courier),
      days_shortest: courier.duration_shortest,
      days_longest: courier.duration_longest,
      lines: taken.map(viewLine),
    })
  }
  const shipping = parcels.reduce((sum, parcel) => sum + parcel.shipping, 0)
  return {
    goods,
    tax,
    shipping,
    total: goods + tax + shipping,
    days_shortest: Math.max(...parcels.map((parcel) => parcel.days_shortest)),
    days_longest: Math.max(...parcels.map((parcel) => parcel.days_longest)),
    parcels: parcels.toSorted((a, b) => b.lines.length - a.lines.length),
  }
}

const viewLine = ({ line, offer: { goods, value } }: ChosenLine) => ({
  for_product: String(line.productId),
  product: {
    id: String(goods.id),
    alias: goods.alias,
    name: goods.name,
    image: goods.image,
    unit_type: goods.unit,
  },
  quantity: line.quantity,
  unit_price: unitPrice(tierFor(goods.prices, line.quantity)!),
  subtotal: value,
})
