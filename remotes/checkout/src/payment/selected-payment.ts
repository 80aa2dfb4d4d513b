import { storedAtom } from '@borong/contract'

/** E-08: the payment method that the buyer selected last. */
export interface SelectedPayment {
  /** Its index in its group. */
  index: number
  payment_type: string
  payment_id: string
  payment_name: string
  payment_group: string
  image: string
}

/** Stored for the next order. */
export const selectedPaymentAtom = storedAtom<SelectedPayment | null>('checkout.payment', null)
