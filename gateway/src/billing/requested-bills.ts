import { HOUR_MS } from '@borong/api/rules/time'
import type { Selectable } from 'kysely'
import type { ApprovalSubject, RequestedSubject } from '../approvals/public.ts'
import { Refused } from '../server/refused.ts'
import { notifyOwner } from '../notifications/public.ts'
import { insertPayment } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { checkRequested, refuseStale } from './check-requested.ts'
import { type BillRow, markBillPaid } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { methodFor, payFromWallet, WALLET } from './methods.ts'
import { PayRefused } from './refused.ts'
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
    if (bill.payment_method === WALLET) await payFromBalance(trx, bill, language, at)
    else await openPayment(trx, bill, language, at)
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

/** Pays with the PIN that the requester gave. The balance may have been spent since. */
async function payFromBalance(trx: Trx, bill: BillRow, language: Language, at: Date) {
  try {
    await payFromWallet(trx, bill, language, at)
  } catch (error) {
    throw error instanceof PayRefused ? refusalOf(error, bill, language) : error
  }
  await markBillPaid(trx, { billId: bill.id, paidAmount: bill.price, at })
}

async function openPayment(trx: Trx, bill: BillRow, language: Language, at: Date) {
  const { id, serial, user_id: buyerId, payment_method: paymentId, price: amount } = bill
  const chosen = { buyerId, paymentId, amount, at, language }
  const method = await methodFor(trx, chosen).catch((error: unknown) => {
    throw error instanceof PayRefused ? refusalOf(error, bill, language) : error
  })
  const expiresAt = new Date(at.getTime() + method.hours * HOUR_MS)
  await update(trx, id, { payment_deadline: expiresAt })
  await insertPayment(trx, {
    subject: { type: 'bill', id, serial },
    userId: buyerId,
    due: amount + method.fee,
    method,
    at,
    expiresAt,
    language,
  })
}

/** The refusal of a payment, for the approver. */
const refusalOf = ({ refusal, more }: PayRefused, { price }: BillRow, language: Language) =>
  refusal === 'WALLET_SHORT'
    ? new Refused('BALANCE_SHORT', { values: { amount: rupiah(price, language) } })
    : new Refused('PAYMENT_REFUSED', { values: { message: '', ...more.values } })

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
