import type { Selectable } from 'kysely'
import type { ApprovalSubject, RequestedSubject } from '../approvals/public.ts'
import { notifyOwner } from '../notifications/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { checkRequested, refuseStale } from './check-requested.ts'
import { type BillRow, markBillPaid } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { payApproved } from './pay-approved.ts'
import { sealerOf } from './seal.ts'
import type { BillTransactionTable } from './table.ts'
import { paymentName } from './view.ts'

/** Bills as subjects of approval requests. */
export const requestedBills: ApprovalSubject = {
  async lock(trx, id) {
    await trx
      .selectFrom('bill_transactions')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute()
  },

  check: checkRequested,

  // A bill is approved as a whole.
  async refuseLines(_trx, { id, refusedLines, loweredLines }) {
    if (refusedLines.length + loweredLines.length === 0) return { refused: [], lowered: [] }
    return { problem: refusedLines.includes(id) ? 'ALL_LINES_REFUSED' : 'LINE_UNKNOWN' }
  },

  async wait(trx, { id, until }) {
    await update(trx, id, { payment_deadline: until })
  },

  async release(trx, { id, language, at }) {
    const bill = await billOf(trx, id)
    await refuseStale(trx, bill, language, at)
    await update(trx, id, { state: 'awaiting_payment' })
    const deadline = await payApproved(trx, bill, { type: 'bill', language, at })
    if (deadline) await update(trx, id, { payment_deadline: deadline })
    else await markBillPaid(trx, { billId: id, paidAmount: bill.price, at })
  },

  async refuse(trx, { id, at }) {
    await endUnpaidBill(trx, { billId: id, as: 'cancelled', at })
  },

  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('bill_transactions')
      .selectAll()
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map((row) => [row.id, requested(row)]))
  },

  async lines(db, id) {
    const { product_name, operator_name, amount } = await billOf(db, id)
    return [
      {
        id,
        product_id: 0,
        name: product_name,
        image: '',
        unit: '',
        vendor_name: operator_name,
        quantity: 1,
        unit_price: amount,
        least: 1,
        step: 1,
      },
    ]
  },

  async bill(gateway, id, language) {
    const bill = await billOf(gateway.db, id)
    const { owner_sealed, operator_name, number, months } = bill
    const owner = owner_sealed === null ? null : (await sealerOf(gateway)).open(owner_sealed)
    return {
      biller: operator_name,
      number,
      owner,
      months,
      payment_name: paymentName(bill, language),
    }
  },

  async lastPrices(db, { companyId, id }) {
    const { kind, number } = await billOf(db, id)
    const last = await db
      .selectFrom('bill_transactions')
      .select(['amount', 'paid_at'])
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('number', '=', number)
      .where('state', '=', 'done')
      .where('id', '!=', id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return new Map(
      last?.paid_at ? [[0, { unit_price: last.amount, paid_at: last.paid_at }] as const] : [],
    )
  },

  async notifyOfResult(trx, { id, kind, serial: billSerial, detail, at }) {
    await notifyOwner(trx, await billOf(trx, id), {
      kind: kind === 'REFUSED' ? 'APPROVAL_BILL_REFUSED' : 'APPROVAL_BILL_GRANTED',
      billSerial,
      detail: kind === 'REFUSED' ? detail : '',
      at,
    })
  },
}

const billOf = (db: Database | Trx, id: string): Promise<BillRow> =>
  db.selectFrom('bill_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const update = (trx: Trx, id: string, to: Partial<BillRow>) =>
  trx.updateTable('bill_transactions').set(to).where('id', '=', id).execute()

const requested = (bill: Selectable<BillTransactionTable>): RequestedSubject => ({
  serial: bill.serial,
  name: `${bill.product_name} ${bill.number}`,
  company_name: bill.company_name ?? '',
  cost_centre_name: bill.cost_centre_name,
  po_number: null,
  wanted_on: null,
  reference: null,
  grand_total: bill.price,
  discount: 0,
  shipping_and_fees: bill.admin,
  line_count: 1,
})
