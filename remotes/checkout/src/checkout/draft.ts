import type { createOrder } from '@borong/api/orders'
import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { CourierRule } from '@borong/api/rules/courier-choice'
import type { Totals } from '@borong/api/rules/cart-totals'
import { atom, type Input, storedAtom } from '@borong/contract'

export type Facture = NonNullable<Input<typeof createOrder>['body']['facture']>

/** The buyer's courier for a seller's goods. Without an id it is the one by the rule for all sellers. */
export interface ShippingUsed {
  vendor_id: string
  shipping_id: string
  insurance: boolean
}

/** E-05: every decision of a buyer for an order. */
export interface CheckoutDraft {
  user_id: string
  billing_address_id: string
  shipping_address_id: string
  promo_code: string
  /** The buyer wants no voucher that they have not chosen. */
  voucher_declined: boolean
  payment_id: string
  /** Selects the couriers of the sellers for which the buyer has not chosen one. */
  courier_rule: CourierRule
  shipping_used: ShippingUsed[]
  items: { id_item: string; quantity: number }[]
  wallet_amount: number
  use_wallet: boolean
  credit_amount: number
  points: number
  total_discount: number
  free_shipping: boolean
  subvention_shipping_fee: number
  cash_back: number
  address: SavedAddress | null
  total_price: number
  total_payment: number
  total_shipping_price: number
  facture_required: boolean
  facture: Facture | null
  insurance_fee: number
  referral_code: string
  re_apply_error: boolean
}

export const emptyDraft: CheckoutDraft = {
  user_id: '',
  billing_address_id: '',
  shipping_address_id: '',
  promo_code: '',
  voucher_declined: false,
  payment_id: '',
  courier_rule: 'cheapest',
  shipping_used: [],
  items: [],
  wallet_amount: 0,
  use_wallet: false,
  credit_amount: 0,
  points: 0,
  total_discount: 0,
  free_shipping: false,
  subvention_shipping_fee: 0,
  cash_back: 0,
  address: null,
  total_price: 0,
  total_payment: 0,
  total_shipping_price: 0,
  facture_required: false,
  facture: null,
  insurance_fee: 0,
  referral_code: '',
  re_apply_error: false,
}

const noVoucher = {
  total_discount: 0,
  free_shipping: false,
  subvention_shipping_fee: 0,
  cash_back: 0,
  promo_code: '',
}

/** Stored in the browser: a buyer fills in a checkout over days and comes back to it. */
export const draftAtom = storedAtom('checkout.draft', emptyDraft)

/** Changes some fields; the others stay unchanged. */
export const changeDraftAtom = atom(null, (get, set, change: Partial<CheckoutDraft>) =>
  set(draftAtom, { ...get(draftAtom), ...change }),
)

/** E-05: removing a voucher clears these five fields, and nothing else of the draft. */
export const resetVoucherAtom = atom(null, (get, set) =>
  set(draftAtom, { ...get(draftAtom), ...noVoucher }),
)

/** Removes the voucher and its error. */
export const takeBackVoucherAtom = atom(null, (_get, set) => {
  set(resetVoucherAtom)
  set(changeDraftAtom, { re_apply_error: false })
})

/** Clears the draft after an order; address, company data and payment method remain for the next order. */
export const spendDraftAtom = atom(null, (get, set) => {
  const { user_id, shipping_address_id, billing_address_id, address, payment_id, facture } =
    get(draftAtom)
  set(draftAtom, {
    ...emptyDraft,
    user_id,
    shipping_address_id,
    billing_address_id,
    address,
    payment_id,
    facture,
  })
})

/**
 * The ordered draft, with the amounts that the buyer sees. The requested amounts of the balances stay unchanged:
 * if this order is refused, a larger one may need all of them.
 */
export const withTotals = (draft: CheckoutDraft, totals: Totals): CheckoutDraft => ({
  ...draft,
  total_price: totals.total_price,
  total_payment: totals.total_payment,
  total_shipping_price: totals.total_shipping_price,
  total_discount: totals.total_discount,
  subvention_shipping_fee: totals.subvention_shipping_fee,
  insurance_fee: totals.insurance_fee,
  cash_back: totals.cash_back,
})
