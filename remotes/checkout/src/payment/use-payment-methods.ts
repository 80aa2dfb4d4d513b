import { callQuery, useFlag, useMessages, useQuery, type Reply } from '@borong/contract'

export type PaymentMethod = Reply<'paymentMethods'>['data'][number]['payment_methods'][number]

const PARTNER = 'borong-plus-partner'
// K-01: as many ways to pay as one answer lists.
const MOST = '50'

/** The ways to pay this amount, in their groups. P-05: the premium partner's only where its switch is on. */
export function usePaymentMethods(amount: number, isWanted = true) {
  const isPartnerOff = useFlag('premium-partner-payment') === false
  const methods = useQuery({
    ...callQuery('paymentMethods', {
      query: { type: 'marketplace', limit: MOST, amount: String(amount) },
    }),
    enabled: isWanted,
    // Another amount changes little: the list stays while it is asked for.
    placeholderData: (before) => before,
  })
  const groups = (methods.data?.data ?? [])
    .map((group) => ({
      ...group,
      payment_methods: group.payment_methods.filter(
        ({ payment_id }) => !isPartnerOff || payment_id !== PARTNER,
      ),
    }))
    .filter((group) => group.payment_methods.length > 0)
  return { methods, groups }
}

export interface ChosenPayment {
  /** In the reader's language; the choice itself keeps the words of the day it was made. */
  name: string | undefined
  fee: number
  /** Why what was chosen, perhaps for an earlier order, can't pay this one. */
  refusal: string | undefined
}

/** What is to know of the chosen way to pay before an order is made with it. While the list is not there, nothing. */
export function useChosenPayment(paymentId: string, amount: number): ChosenPayment {
  const t = useMessages()
  const isWanted = paymentId !== '' && amount > 0
  const { methods, groups } = usePaymentMethods(amount, isWanted)
  if (!isWanted || !methods.data) return { name: undefined, fee: 0, refusal: undefined }
  const method = groups
    .flatMap(({ payment_methods }) => payment_methods)
    .find(({ payment_id }) => payment_id === paymentId)
  if (!method) return { name: undefined, fee: 0, refusal: t('payment.gone') }
  return {
    name: method.payment_name,
    fee: method.service_fee,
    refusal: method.available ? undefined : method.message,
  }
}
