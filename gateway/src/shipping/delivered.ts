import { cheapestDelivery, optionCost } from '@borong/api/rules/shipping-option'
import { lineTotal, unitPrice } from '@borong/api/rules/price-tier'
import type { Delivered } from '@borong/api/shipping.shapes'
import { type Goods, maximumOf, taxOnTop } from '../cart/public.ts'
import { parcelOf } from './baskets.ts'
import { type Destination, quote } from './quote.ts'

/**
 * The price of a product at the door, when it is ordered alone: what an order of this quantity asks with the courier that
 * the checkout preselects. Without a quantity, that of the smallest order that the seller accepts.
 */
export function deliver(
  goods: Goods,
  wanted: number | undefined,
  destination: Destination,
  now: Date,
): Delivered {
  const smallest = smallestOrder(goods)
  const quantity = wanted ?? smallest
  const value = lineTotal(goods.prices, quantity)
  const obstacle = obstacleTo(goods, quantity, value)
  if (obstacle) return undelivered(quantity, obstacle)
  const options = quote(goods.seller, destination, parcelOf([{ goods, quantity }]))
  const option = cheapestDelivery(options)
  if (!option) return undelivered(quantity, 'courier')
  const shipping = optionCost(option)
  const total = value + taxOnTop(goods, value, now) + shipping
  return {
    quantity,
    total,
    per_unit: Math.ceil(total / quantity),
    shipping,
    days_shortest: option.duration_shortest,
    days_longest: option.duration_longest,
  }
}

const undelivered = (quantity: number, obstacle: Delivered['obstacle']): Delivered => ({
  quantity,
  total: null,
  per_unit: null,
  shipping: null,
  days_shortest: null,
  days_longest: null,
  obstacle,
})

function obstacleTo(goods: Goods, quantity: number, value: number): Delivered['obstacle'] {
  const most = maximumOf(goods).quantity
  if (!goods.seller.isOpen) return 'closed'
  if (most < goods.minimumOrder) return 'stock'
  if (value < goods.seller.minimumPurchase) return 'minimum'
  if (quantity <= most) return undefined
  return lineTotal(goods.prices, most) < goods.seller.minimumPurchase ? 'minimum' : 'stock'
}

/** The smallest quantity in whole steps that reaches the minimum order and the minimum purchase of the seller. */
export function smallestOrder({ prices, minimumOrder, step, seller }: Goods): number {
  const inSteps = (quantity: number) => Math.ceil(quantity / step) * step
  let from = minimumOrder
  for (const tier of prices) {
    const quantity = inSteps(Math.max(from, seller.minimumPurchase / unitPrice(tier)))
    if (quantity <= tier.quantity_end || tier === prices.at(-1)) return quantity
    from = Math.max(from, tier.quantity_end + 1)
  }
  return inSteps(minimumOrder)
}
