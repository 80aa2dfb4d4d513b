import { textOf } from '@borong/api/messages'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { ApprovalSubject, RequestedLine } from '../../approvals/public.ts'
import { notifyOwner } from '../../notifications/public.ts'
import type { Database, Trx } from '../../server/database.ts'
import { Refused } from '../../server/refused.ts'
import { wibDay } from '../../server/wib.ts'
import type { BillRow } from '../create.ts'
import { approvalMessages } from '../messages.ts'
import { payApproved } from '../pay-approved.ts'
import { paymentName } from '../view.ts'
import { checkBatch } from './check-batch.ts'
import type { BatchRow } from './create-batch.ts'
import { endUnpaidBatch } from './end-batch.ts'
import { markBatchPaid } from './payment-owner.ts'
import { dropRows, lowerBatch, waitingRows } from './waiting-rows.ts'

/** Batches of bills as subjects of approval requests: one request for all bills, of which single ones can be refused. */
export const requestedBatches: ApprovalSubject = {
  async lock(trx, id) {
    await trx.selectFrom('bill_batches').select('id').where('id', '=', id).forUpdate().execute()
  },

  check: checkBatch,

  async refuseLines(trx, { id, refusedLines, loweredLines }) {
    if (refusedLines.length + loweredLines.length === 0) return { refused: [], lowered: [] }
    const rows = await waitingRows(trx, id)
    const refused = rows.filter((row) => refusedLines.includes(row.id))
    if (loweredLines.length > 0 || refused.length < new Set(refusedLines).size)
      return { problem: 'LINE_UNKNOWN' }
    if (refused.length === rows.length) return { problem: 'ALL_LINES_REFUSED' }
    await dropRows(trx, refused)
    await lowerBatch(trx, id)
    return { refused: refused.map(lineOf), lowered: [] }
  },

  async wait(trx, { id, until }) {
    await update(trx, id, { payment_deadline: until })
  },

  async release(trx, { id, language, at }) {
    const batch = await batchOf(trx, id)
    if (await isStale(trx, batch, at)) {
      const reason = textOf(approvalMessages.again, language)
      throw new Refused('BILL_WAITS', { values: { reason } })
    }
    await update(trx, id, { state: 'awaiting_payment' })
    await trx
      .updateTable('bill_transactions')
      .set({ state: 'awaiting_payment' })
      .where('batch_id', '=', id)
      .where('state', '=', 'awaiting_approval')
      .execute()
    const deadline = await payApproved(trx, batch, { type: 'bill_batch', language, at })
    if (deadline) await update(trx, id, { payment_deadline: deadline })
    else await markBatchPaid(trx, { batchId: id, amount: batch.price, at })
  },

  async refuse(trx, { id, at }) {
    await endUnpaidBatch(trx, { batchId: id, as: 'cancelled', at })
  },

  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const batches = await db.selectFrom('bill_batches').selectAll().where('id', 'in', ids).execute()
    const facts = await factsOf(db, ids)
    return new Map(
      batches.map((batch) => {
        const { count = 0, product = '', admin = 0 } = facts.get(batch.id) ?? {}
        return [
          batch.id,
          {
            serial: batch.serial,
            name: `${count} × ${product}`,
            company_name: batch.company_name ?? '',
            cost_centre_name: batch.cost_centre_name,
            po_number: null,
            wanted_on: null,
            reference: null,
            grand_total: batch.price,
            discount: 0,
            shipping_and_fees: admin,
            line_count: count,
          },
        ]
      }),
    )
  },

  async lines(db, id) {
    return (await openRows(db, id)).map(lineOf)
  },

  async bill({ db }, id, language) {
    const [batch, rows] = [await batchOf(db, id), await openRows(db, id)]
    return {
      biller: [...new Set(rows.map(({ operator_name }) => operator_name))].join(', '),
      number: textOf(approvalMessages.bills, language, { count: String(rows.length) }),
      owner: null,
      months: 1,
      payment_name: paymentName(batch, language),
    }
  },

  async lastPrices(db, { companyId, productIds, id }) {
    if (productIds.length === 0) return new Map()
    const rows = await openRows(db, id)
    const numbers = [...new Set(rows.map(({ number }) => number))]
    if (numbers.length === 0) return new Map()
    const paid = await db
      .selectFrom('bill_transactions')
      .distinctOn(['kind', 'number'])
      .select(['kind', 'number', 'amount', 'paid_at'])
      .where('company_id', '=', companyId)
      .where('number', 'in', numbers)
      .where('state', '=', 'done')
      .where('batch_id', 'is distinct from', id)
      .orderBy('kind')
      .orderBy('number')
      .orderBy('created_at', 'desc')
      .execute()
    return new Map(
      rows.flatMap((row) => {
        const last = paid.find(({ kind, number }) => kind === row.kind && number === row.number)
        if (!last?.paid_at) return []
        return [[indexOf(row), { unit_price: last.amount, paid_at: last.paid_at }] as const]
      }),
    )
  },

  async notifyOfResult(trx, { id, kind, serial: billSerial, detail, at }) {
    await notifyOwner(trx, await batchOf(trx, id), {
      kind: kind === 'REFUSED' ? 'APPROVAL_BILL_REFUSED' : 'APPROVAL_BILL_GRANTED',
      billSerial,
      detail: kind === 'REFUSED' ? detail : '',
      at,
    })
  },
}

const batchOf = (db: Database | Trx, id: string): Promise<BatchRow> =>
  db.selectFrom('bill_batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const update = (trx: Trx, id: string, to: Partial<BatchRow>) =>
  trx.updateTable('bill_batches').set(to).where('id', '=', id).execute()

/** The bills of a batch. Those that were left out or refused before the decision are not part of it any more. */
async function openRows(db: Database, id: string): Promise<BillRow[]> {
  const { state } = await batchOf(db, id)
  const rows = await db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('batch_row')
    .execute()
  const isEnded = state === 'cancelled' || state === 'expired'
  return isEnded ? rows : rows.filter((row) => row.state !== 'cancelled')
}

/** Its row stands for the product of a line. */
const indexOf = ({ batch_row }: BillRow) => batch_row ?? 0

const lineOf = (row: BillRow): RequestedLine => ({
  id: row.id,
  product_id: indexOf(row),
  name: `${row.product_name} ${row.number}`,
  image: '',
  unit: '',
  vendor_name: row.operator_name,
  quantity: 1,
  unit_price: row.amount,
  least: 1,
  step: 1,
})

/** The count of the bills of batches, the name of their product, and their fees, by the ids of the batches. */
async function factsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('bill_transactions')
    .select(['batch_id'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('product_name').as('first'),
      eb.fn.max('product_name').as('last'),
      eb.fn.sum<number>('admin').as('admin'),
    ])
    .where('batch_id', 'in', ids)
    .where('state', '!=', 'cancelled')
    .groupBy('batch_id')
    .execute()
  return new Map(
    rows.map(({ batch_id, count, first, last, admin }) => [
      batch_id!,
      {
        count: Number(count),
        product: first === last ? first : `${first}, …`,
        admin: Number(admin),
      },
    ]),
  )
}

/** Whether a monthly bill was inquired on another day. Midnight came after the check. */
async function isStale(trx: Trx, { id, kind }: BatchRow, at: Date): Promise<boolean> {
  if (isPrepaid(kind)) return false
  const stale = await trx
    .selectFrom('bill_transactions')
    .leftJoin('bill_inquiries', 'bill_inquiries.id', 'bill_transactions.inquiry_id')
    .select('bill_transactions.id')
    .where('bill_transactions.batch_id', '=', id)
    .where('bill_transactions.state', '=', 'awaiting_approval')
    .where('bill_inquiries.wib_day', 'is distinct from', wibDay(at))
    .limit(1)
    .executeTakeFirst()
  return stale !== undefined
}
