import { atomWithStorage } from '@borong/contract'

/** E-08: the way to pay that the buyer chose last. */
export interface SelectedPayment {
  /** Its place in its group. */
  index: number
  payment_type: string
  payment_id: string
  payment_name: string
  payment_group: string
  image: string
}

/** Remembered for the next order. */
export const selectedPaymentAtom = atomWithStorage<SelectedPayment | null>(
  'checkout.payment',
  null,
  undefined,
  { getOnInit: true },
)
