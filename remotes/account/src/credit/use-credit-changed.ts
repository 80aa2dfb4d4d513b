import { useQueryClient } from '@borong/contract'

const CALLS = ['creditLines', 'creditInvoices', 'creditInvoice', 'creditPayment', 'paymentMethods']

/** Refetches everything that a change of credit can change. */
export function useCreditChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => Promise.all(CALLS.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
