import type { Selectable } from 'kysely'
import type { VoucherTable } from './table.ts'

export type Voucher = Selectable<VoucherTable>

/** The input of a voucher's conditions. */
export interface Basket {
  /** The value of the goods, without shipping. */
  goods: number
  /** The group of the chosen payment method; undefined until one is chosen. */
  paymentGroup?: string | undefined
}

export interface BuyerPast {
  uses: number
  hasOrdered: boolean
}

export type VoucherReason =
  | 'NOT_FOUND'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'QUOTA_EMPTY'
  | 'ALREADY_USED'
  | 'NEW_BUYERS_ONLY'
  | 'MINIMUM_PURCHASE'
  | 'PAYMENT_METHOD'

export interface Effect {
  total_discount: number
  cash_back: number
  subvention_shipping_fee: number
}

export const noEffect: Effect = { total_discount: 0, cash_back: 0, subvention_shipping_fee: 0 }

/** The reason why a voucher doesn't apply; undefined when it does. */
export function whyNot(
  voucher: Voucher,
  basket: Basket,
  past: BuyerPast,
  now: Date,
): VoucherReason | undefined {
  if (now < voucher.starts_at) return 'NOT_STARTED'
  if (now >= voucher.ends_at) return 'EXPIRED'
  if (past.uses >= voucher.per_buyer) return 'ALREADY_USED'
  if (voucher.new_buyers_only && past.hasOrdered) return 'NEW_BUYERS_ONLY'
  if (voucher.quota !== null && voucher.used >= voucher.quota) return 'QUOTA_EMPTY'
  if (basket.goods < voucher.minimum_purchase) return 'MINIMUM_PURCHASE'
  const isOtherGroup =
    basket.paymentGroup !== undefined && basket.paymentGroup !== voucher.payment_group
  return voucher.payment_group !== null && isOtherGroup ? 'PAYMENT_METHOD' : undefined
}

/** The amount by which a voucher lowers the payment of an order with these shipping costs. */
export const savingOf = (effect: Effect, shipping: number): number =>
  effect.total_discount + Math.min(effect.subvention_shipping_fee, shipping)

/** The discounts of a voucher that applies. The shipping part is a maximum: the totals deduct at most the costs. */
export function effectOf(voucher: Voucher, basket: Basket): Effect {
  const byPercent = Math.floor((basket.goods * voucher.percent) / 100)
  const discount = voucher.amount + Math.min(byPercent, voucher.maximum_discount ?? byPercent)
  const total_discount = Math.min(discount, basket.goods)
  const back = Math.floor(((basket.goods - total_discount) * voucher.cash_back_percent) / 100)
  return {
    total_discount,
    cash_back: Math.min(back, voucher.cash_back_maximum),
    subvention_shipping_fee: voucher.shipping_maximum,
  }
}
