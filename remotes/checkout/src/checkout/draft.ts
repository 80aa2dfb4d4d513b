import type { SavedAddress } from '@borong/api/addresses'
import type { Totals } from '@borong/api/rules/cart-totals'
import { atom, atomWithStorage, type Input } from '@borong/contract'

export type Facture = NonNullable<Input<'createOrder'>['body']['facture']>

/** What the buyer chose to send a seller's goods with. */
export interface ShippingUsed {
  vendor_id: string
  shipping_id: string
  insurance: boolean
}

/** E-05: everything that a buyer decides on the way to an order. */
export interface CheckoutDraft {
  user_id: string
  billing_address_id: string
  shipping_address_id: string
  promo_code: string
  payment_id: string
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
  payment_id: '',
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

// Read at once: a first draw with an empty draft would choose a default address over the buyer's own.
const atOnce = { getOnInit: true }

/** Kept in the browser: a buyer fills in a checkout over days and comes back to it. */
const keptDraftAtom = atomWithStorage<Partial<CheckoutDraft>>(
  'checkout.draft',
  emptyDraft,
  undefined,
  atOnce,
)

/** The draft. One that an earlier release kept lacks what came since. */
export const draftAtom = atom(
  (get): CheckoutDraft => ({ ...emptyDraft, ...get(keptDraftAtom) }),
  (_get, set, draft: CheckoutDraft) => set(keptDraftAtom, draft),
)

/** Changes some fields and keeps the rest. */
export const changeDraftAtom = atom(null, (get, set, change: Partial<CheckoutDraft>) =>
  set(draftAtom, { ...get(draftAtom), ...change }),
)

/** E-05: a voucher that is taken back clears these five fields, and nothing else of the draft. */
export const resetVoucherAtom = atom(null, (get, set) =>
  set(draftAtom, { ...get(draftAtom), ...noVoucher }),
)

/** The buyer goes on without the voucher. */
export const takeBackVoucherAtom = atom(null, (_get, set) => {
  set(resetVoucherAtom)
  set(changeDraftAtom, { re_apply_error: false })
})

/** What of a draft an order uses up; address, company data and payment method serve the next one too. */
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
 * The draft with the amounts that the buyer sees, as it is ordered. What balances may pay stays as it was wished: were this
 * order refused, a larger one could need all of it.
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
