import { useAtom, useSetAtom, useTrack } from '@borong/contract'
import { changeDraftAtom } from '../checkout/draft.ts'
import { selectedPaymentAtom } from './selected-payment.ts'
import { useOfferedMethods, type PaymentMethod } from './use-payment-methods.ts'

/** The methods that can pay this amount, and the choice of one, which the draft of the order keeps. */
export function useMethodChoice(amount: number) {
  const track = useTrack()
  const [selected, select] = useAtom(selectedPaymentAtom)
  const change = useSetAtom(changeDraftAtom)
  const offered = useOfferedMethods(amount)
  const choose = (method: PaymentMethod, index: number) => {
    const { payment_type, payment_id, payment_name, payment_group, image } = method
    select({ index, payment_type, payment_id, payment_name, payment_group, image })
    change({ payment_id })
    track({ name: 'add_payment_info', fields: { payment_id, value: amount } })
  }
  return { offered, selected, choose }
}
