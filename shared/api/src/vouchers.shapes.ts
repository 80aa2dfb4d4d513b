import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { paged, paging } from './paging.ts'
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

const OfferedVoucher = v.object({
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
  /** The amount by which it lowers the payment, with `total_shipping_price` as the shipping costs. Earlier gateways send none. */
  saves: v.optional(v.number()),
  total_discount: v.number(),
  cash_back: v.number(),
  subvention_shipping_fee: v.number(),
  is_welcome: v.boolean(),
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
      /** The voucher that saves most of those that apply, with the cash back. Earlier gateways send none. */
      best: v.optional(v.nullable(OfferedVoucher)),
      items: v.array(OfferedVoucher),
      total_count: v.number(),
      page: v.number(),
    }),
  }),
})

const OwnVoucher = v.object({
  /** Of the voucher, or of one use of it. */
  id: v.string(),
  code: v.string(),
  title: v.string(),
  terms: v.array(v.string()),
  valid_from: v.string(),
  valid_until: v.string(),
  state: v.picklist(['usable', 'upcoming', 'used', 'expired', 'empty']),
  /** How often the buyer can still use it. */
  uses_left: v.number(),
  /** The order that used it; null for a voucher that was not used. */
  used_in: v.nullable(v.object({ order_id: v.string(), serial: v.string(), at: v.string() })),
})

/** the buyer's vouchers, whatever is in the cart. */
export const voucherBook = shape({
  summary: 'The vouchers that the buyer can use, has used, or can no longer use',
  query: v.object({
    ...paging,
    state: v.optional(v.picklist(['usable', 'used', 'expired']), 'usable'),
  }),
  reply: v.object({ data: v.object({ items: v.array(OwnVoucher), ...paged }) }),
})

/** A voucher that is not listed stays with the buyer who knows its code. */
export const claimVoucher = shape({
  summary: 'Finds a voucher by its code and keeps it for the buyer',
  body: v.object({ code: v.pipe(PlainText(40), v.minLength(1)) }),
  reply: v.object({ data: OwnVoucher }),
  refusals: {
    VOUCHER_UNKNOWN: {
      status: 404,
      id: 'Tidak ada voucher dengan kode {code}. Periksa lagi ejaannya.',
      en: 'There is no voucher with the code {code}. Check how it is spelled.',
    },
    VOUCHER_IS_REFERRAL: {
      status: 422,
      id: 'Ini kode referral. Pakai saat checkout pesanan pertama.',
      en: 'This is a referral code. Use it in the checkout of a first order.',
    },
    VOUCHER_UNUSABLE: { status: 422, id: '{message}', en: '{message}' },
  },
})

/** F-06: the buyer's own referral code, its link, and the rules of the reward. */
export const referral = shape({
  summary: 'The referral code of the buyer with its rules',
  reply: v.object({
    data: v.object({
      code: v.string(),
      link: v.string(),
      reward_points: v.number(),
      minimum_order: v.number(),
      hold_days: v.number(),
      rewards_a_month: v.number(),
      rewards_this_month: v.number(),
      earned_points: v.number(),
    }),
  }),
})

/** F-06: those who came with the buyer's code, with masked names. */
export const invitedBuyers = shape({
  summary: 'The buyers whom this buyer invited',
  query: v.object(paging),
  reply: v.object({
    data: v.object({
      items: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          invited_at: v.string(),
          state: v.picklist(['invited', 'bought', 'held', 'rewarded', 'refused']),
          reason: v.nullable(v.string()),
          /** The reason in words; empty without one. */
          message: v.string(),
          release_at: v.nullable(v.string()),
          rewarded_at: v.nullable(v.string()),
        }),
      ),
      ...paged,
    }),
  }),
})
