import type { Gateway } from '../server/domain.ts'
import { paymentFor, type SubjectKey } from './payment-for.ts'
import { providerOf } from './provider.ts'
import type { PaymentReport } from './payment-provider.ts'
import { isPaused, isRequested, noteAnswer, noteFailure } from './requests.ts'
import { applyEvent } from './settle.ts'
import { isOpen, type PaymentRow } from './table.ts'

/** Asks the provider for a payment and applies the answer. Undefined when the provider does not answer. */
export async function askForPayment(
  gateway: Gateway,
  payment: PaymentRow,
): Promise<PaymentReport['state'] | 'none' | undefined> {
  let report: PaymentReport | undefined
  try {
    report = await providerOf(gateway).find(payment.id)
  } catch (error) {
    await noteFailure(gateway, payment, error)
    return undefined
  }
  await noteAnswer(gateway, payment)
  if (report) await applyReport(gateway, report)
  return report?.state ?? 'none'
}

/** Applies what a provider has as if it had called back. False for an unknown payment, or another amount. */
export async function applyReport(
  gateway: Gateway,
  { state, payment_id, reference, amount }: PaymentReport,
): Promise<boolean> {
  if (state === 'open') return true
  const event = state === 'paid' ? ('paid' as const) : ('expired' as const)
  return applyEvent(gateway, { payment_id, reference, amount, event })
}

/**
 * Whether a subject may end at its deadline: the provider says that its payment is not paid. Money that has come is booked
 * first. While the provider does not answer, the subject waits.
 */
export async function mayExpire(gateway: Gateway, subject: SubjectKey): Promise<boolean> {
  const payment = await paymentFor(gateway.db, subject).executeTakeFirst()
  if (!payment || !isOpen(payment) || !isRequested(payment)) return true
  if (isPaused(payment, gateway.now())) return false
  const state = await askForPayment(gateway, payment)
  return state !== undefined && state !== 'paid'
}
