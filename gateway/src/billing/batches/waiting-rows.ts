import { lowerHolds } from '../../companies/public.ts'
import type { Database, Trx } from '../../server/database.ts'
import type { BillRow } from '../create.ts'

/** The bills of a batch that await its approval, in the order of its rows. */
export const waitingRows = (db: Database | Trx, batchId: string): Promise<BillRow[]> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('state', '=', 'awaiting_approval')
    .orderBy('batch_row')
    .execute()

/** Cancels bills of a locked batch that awaits approval. */
export async function dropRows(trx: Trx, rows: readonly BillRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .updateTable('bill_transactions')
    .set({ state: 'cancelled' })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', '=', 'awaiting_approval')
    .execute()
}

/** Sets the price of a batch to that of the bills that it has left, and lowers its budgets with it. */
export async function lowerBatch(trx: Trx, batchId: string): Promise<void> {
  const rows = await waitingRows(trx, batchId)
  const price = rows.reduce((sum, row) => sum + row.price, 0)
  await trx.updateTable('bill_batches').set({ price }).where('id', '=', batchId).execute()
  await lowerHolds(trx, batchId, { amount: price })
}
