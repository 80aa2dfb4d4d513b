import { createStore } from '@borong/contract/host'
import {
  changeDraftAtom,
  draftAtom,
  emptyDraft,
  resetVoucherAtom,
  spendDraftAtom,
} from './draft.ts'

beforeEach(() => localStorage.clear())

const voucher = {
  total_discount: 9,
  free_shipping: true,
  subvention_shipping_fee: 8,
  cash_back: 7,
  promo_code: 'BORONG100',
}
const rest = {
  shipping_address_id: 'a1',
  payment_id: 'va-bca',
  use_wallet: true,
  referral_code: 'AJAK22',
  facture_required: true,
}

test('E-05: a reset of the voucher clears its five fields and nothing else', () => {
  const store = createStore()
  store.set(changeDraftAtom, { ...voucher, ...rest })
  store.set(resetVoucherAtom)
  expect(store.get(draftAtom)).toEqual({ ...emptyDraft, ...rest })
})

test('E-05: a draft survives a reload', () => {
  createStore().set(changeDraftAtom, rest)
  expect(JSON.parse(localStorage.getItem('checkout.draft') ?? '')).toEqual({
    ...emptyDraft,
    ...rest,
  })
})

test('E-05: a draft that an earlier release stored is read with default values for newer fields', () => {
  localStorage.setItem('checkout.draft', JSON.stringify({ payment_id: 'va-bca' }))
  const store = createStore()
  store.sub(draftAtom, () => {})
  expect(store.get(draftAtom)).toEqual({ ...emptyDraft, payment_id: 'va-bca' })
})

test('E-05 E-08: an order clears its voucher and couriers, and retains address and payment method', () => {
  const store = createStore()
  store.set(changeDraftAtom, { ...voucher, ...rest })
  store.set(spendDraftAtom)
  expect(store.get(draftAtom)).toEqual({
    ...emptyDraft,
    shipping_address_id: 'a1',
    payment_id: 'va-bca',
  })
})
