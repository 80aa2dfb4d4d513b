import { creditInvoice, creditInvoices, creditLines, creditPayment } from '@borong/api/credit'
import { paymentMethods } from '@borong/api/payments'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Refetches everything that a change of credit can change. */
export function useCreditChanged(): () => Promise<unknown> {
  const invalidate = useInvalidate()
  return () => invalidate(creditLines, creditInvoices, creditInvoice, creditPayment, paymentMethods)
}
