import type { creditInvoices, creditLines } from '@borong/api/credit'
import type { Reply } from '@borong/contract'

export type CreditLines = Reply<typeof creditLines>['result']
export type Invoice = Reply<typeof creditInvoices>['items'][number]

/** The tone and the message of an invoice's state. */
export function stateOf({ state, is_overdue }: Pick<Invoice, 'state' | 'is_overdue'>) {
  if (is_overdue) return { tone: 'bad', name: 'overdue' } as const
  if (state === 'open') return { tone: 'warn', name: 'open' } as const
  return { tone: state === 'paid' ? 'good' : 'neutral', name: state } as const
}
