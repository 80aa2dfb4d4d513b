import { paymentMethods } from '@borong/api/payments'
import { permissionCheck } from '@borong/api/permissions'
import { callQuery, useFlag, useMessages, useQuery, type Reply } from '@borong/contract'

export type PaymentMethod = Reply<typeof paymentMethods>['data'][number]['payment_methods'][number]

const PARTNER = 'borong-plus-partner'
// K-01: the maximum number of payment methods in one response.
const MOST = '50'

/** The payment methods for this amount, in their groups. P-05: omits the premium partner's while its flag is off. */
export function usePaymentMethods(amount: number, isWanted = true) {
  const isPartnerOff = useFlag('premium-partner-payment') === false
  const methods = useQuery({
    ...callQuery(paymentMethods, {
      query: { type: 'marketplace', limit: MOST, amount: String(amount) },
    }),
    enabled: isWanted,
    // A new amount changes little: the previous list stays visible while the new one is fetched.
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

export type OfferedMethods = Pick<ReturnType<typeof useOfferedMethods>, 'methods' | 'groups'>

/** P-03: a method that the permission check denies is not available, whatever the list returns. */
export function useOfferedMethods(amount: number) {
  const { methods, groups } = usePaymentMethods(amount)
  const allowed = useQuery(callQuery(permissionCheck, { body: {} }))
  const denied = (action: string) =>
    allowed.data?.data.denied.find((entry) => entry.action === action)?.message
  const judged = (method: PaymentMethod): PaymentMethod => {
    const message = denied(`payment:${method.payment_id}`)
    return message === undefined ? method : { ...method, message, available: false }
  }
  return {
    methods,
    denied,
    groups: groups.map((group) => ({
      ...group,
      payment_methods: group.payment_methods.map(judged),
    })),
  }
}

export interface ChosenPayment {
  /** In the current language; the stored choice has the name from the day it was made. */
  name: string | undefined
  fee: number
  /** The reason that the selected method, perhaps of an earlier order, can't pay this one. */
  refusal: string | undefined
  /** The page on which the buyer can remove the reason. */
  path: string | undefined
}

const none = { name: undefined, fee: 0, path: undefined }

/** The selected payment method's data for an order. Empty until the list has loaded. */
export function useChosenPayment(paymentId: string, amount: number): ChosenPayment {
  const t = useMessages()
  const isWanted = paymentId !== '' && amount > 0
  const { methods, groups } = usePaymentMethods(amount, isWanted)
  if (!isWanted || !methods.data) return { ...none, refusal: undefined }
  const method = groups
    .flatMap(({ payment_methods }) => payment_methods)
    .find(({ payment_id }) => payment_id === paymentId)
  if (!method) return { ...none, refusal: t('payment.gone') }
  return {
    name: method.payment_name,
    fee: method.service_fee,
    refusal: method.available ? undefined : method.message,
    path: method.path ?? undefined,
  }
}
