import type { Trx } from '../../server/database.ts'
import type { BillRow } from '../create.ts'
import { notifyOfBill } from '../owner.ts'

/** The states of a bill whose outcome is open. */
const running = ['paid', 'sent', 'pending', 'failed'] as const

/**
 * The money that the batch got beyond its prices: a transfer's unique code and the method's fee. The first refund of a
 * row returns it, so it is refunded at most once, and kept only when every row is done.
 */
export async function takeExtra(trx: Trx, { batch_id }: BillRow): Promise<number> {
  if (batch_id === null) return 0
  const batch = await lockBatch(trx, batch_id)
  if (batch.extra === 0) return 0
  await trx.updateTable('bill_batches').set({ extra: 0 }).where('id', '=', batch_id).execute()
  return batch.extra
}

/** Notifies the buyer when a row was the last open one of its batch. Hundreds of rows are one notification. */
export async function endRow(trx: Trx, bill: BillRow, at: Date): Promise<void> {
  if (bill.batch_id === null) return
  // Two rows that end concurrently would each see the other one open.
  const { serial } = await lockBatch(trx, bill.batch_id)
  const counts = await trx
    .selectFrom('bill_transactions')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('state', 'in', running).as('open'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'done').as('done'),
    ])
    .where('batch_id', '=', bill.batch_id)
    .executeTakeFirstOrThrow()
  if (Number(counts.open) > 0) return
  await notifyOfBill(trx, bill, {
    kind: 'BILL_BATCH_ENDED',
    billSerial: serial,
    detail: `${counts.done}/${counts.total}`,
    at,
  })
}

/** Whether the buyer was told before that a row of this batch takes longer than usual. */
export async function isDelayNotified(trx: Trx, { batch_id }: BillRow): Promise<boolean> {
  if (batch_id === null) return false
  await lockBatch(trx, batch_id)
  const notified = await trx
    .selectFrom('bill_transactions')
    .select('id')
    .where('batch_id', '=', batch_id)
    .where('delay_told_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return notified !== undefined
}

const lockBatch = (trx: Trx, id: string) =>
  trx
    .selectFrom('bill_batches')
    .select(['serial', 'extra'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
