import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { PlainId as Id, PlainText } from './plain.ts'

const Rupiah = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000))

/** The items of the planned order. Without items the selected lines of the cart. */
const Basket = {
  items: v.optional(
    v.pipe(
      v.array(
        v.object({
          id_item: NumberedId,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        }),
      ),
      v.maxLength(200),
    ),
  ),
  total_shipping_price: v.optional(Rupiah, 0),
  payment_id: v.optional(Id),
}

const Effect = v.object({
  status: v.picklist(['success', 'error']),
  message: v.string(),
  reason: v.nullable(v.string()),
  code: v.string(),
  valid_until: v.nullable(v.string()),
  total_discount: v.number(),
  cash_back: v.number(),
  free_shipping: v.boolean(),
  subvention_shipping_fee: v.number(),
  wallet_active: v.boolean(),
  wallet_message: v.string(),
})

/**
 * C-24, E-13: applies a code. A voucher that doesn't apply is a reply with `status: error` and the reason, no refusal.
 */
export const checkVoucher = shape({
  summary: 'Says what a voucher or referral code is worth for this basket',
  body: v.object({
    code: v.pipe(PlainText(40), v.minLength(1)),
    cart_id: v.optional(Id),
    ...Basket,
  }),
  reply: v.object({ result: Effect }),
})

/** C-24: the buyer's vouchers, applicable ones first. Each of the others has the reason why it doesn't apply. */
export const myVouchers = shape({
  summary: 'The vouchers of the buyer',
  body: v.object({
    cart_id: v.optional(Id),
    ...Basket,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  }),
  reply: v.object({
    data: v.object({
      referral_code: v.string(),
      items: v.array(
        v.object({
          id: v.string(),
          code: v.string(),
          title: v.string(),
          terms: v.array(v.string()),
          valid_from: v.string(),
          valid_until: v.string(),
          minimum_purchase: v.number(),
          applicable: v.boolean(),
          reason: v.nullable(v.string()),
          message: v.string(),
          total_discount: v.number(),
          cash_back: v.number(),
          subvention_shipping_fee: v.number(),
          is_welcome: v.boolean(),
        }),
      ),
      total_count: v.number(),
      page: v.number(),
    }),
  }),
})
