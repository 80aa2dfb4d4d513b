import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import type { EntryAccount, EntryKind } from './table.ts'

/** Books an amount that an invoice (or the company's credit) owes more (positive) or less, with the leg of the account that balances it. */
export async function book(
  trx: Trx,
  entry: {
    lineId: string
    invoiceId: string
    kind: EntryKind
    amount: number
    counter: Exclude<EntryAccount, 'receivable'>
    reference: string
    at: Date
    /** The account of the first leg: the invoice, unless the company's credit changes. */
    account?: 'receivable' | 'line:credit'
  },
): Promise<void> {
  const shared = {
    transfer_id: newId(),
    line_id: entry.lineId,
    invoice_id: entry.invoiceId,
    kind: entry.kind,
    reference: entry.reference,
    created_at: entry.at,
  }
  await trx
    .insertInto('credit_entries')
    .values([
      { ...shared, id: newId(), account: entry.account ?? 'receivable', amount: entry.amount },
      { ...shared, id: newId(), account: entry.counter, amount: -entry.amount },
    ])
    .execute()
}
