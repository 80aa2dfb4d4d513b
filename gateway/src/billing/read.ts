import * as billingCalls from '@borong/api/billing'
import { requestsOf } from '../approvals/public.ts'
import { membershipsOf } from '../memberships/public.ts'
import { closePayment, paymentsOf } from '../payments/public.ts'
import { type Act, actsOn, ownerFacts, readable } from '../permissions/public.ts'
import { containing } from '../server/containing.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { type BillRow, findByKey } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { billActsNow } from './owner.ts'
import { sealerOf } from './seal.ts'
import { type BillState, openStates } from './table.ts'
import { type BillView, viewBill } from './view.ts'
import { wibMonth } from '../server/wib.ts'
import { newestPage } from '../server/newest-page.ts'

/** F-07: the buyer's bills: the list, one by serial or key, and the end of an unpaid one. */
export function serveBills(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(billingCalls.bills, async ({ query, buyerId, language, refuse }) => {
    const { state, kind, month, q, page, limit, company_id: companyId } = query
    const condition = await readable(db, 'bill', { buyerId, companyId })
    if (!condition) return refuse('COMPANY_UNKNOWN')
    const period = month === undefined ? undefined : wibMonth(month)
    const pattern = containing(q)
    const mine = db
      .selectFrom('bill_transactions')
      .where(condition)
      .$if(state !== undefined, (some) => some.where('state', 'in', statesOf(state!)))
      .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
      .$if(period !== undefined, (some) =>
        some.where('created_at', '>=', period!.from).where('created_at', '<', period!.to),
      )
      .$if(q !== '', (some) =>
        some.where((eb) =>
          eb.or([
            eb('serial', 'ilike', pattern),
            eb('number', 'ilike', pattern),
            eb('product_name', 'ilike', pattern),
            eb('operator_name', 'ilike', pattern),
          ]),
        ),
      )
    const { rows, count } = await newestPage(mine, { page, limit }, 'created_at')
    const items = await viewBills(gateway, rows, { buyerId, language })
    return { result: { items, total_count: count, page, limit } }
  })

  serve(billingCalls.bill, async ({ params, buyerId, language, refuse }) => {
    const row = await findBill(gateway, 'read', { buyerId, serial: params.serial })
    return row
      ? { result: await readBill(gateway, row, { buyerId, language }) }
      : refuse('BILL_UNKNOWN')
  })

  serve(billingCalls.billByKey, async ({ params, buyerId, language, refuse }) => {
    const row = await findByKey(db, buyerId, params.key)
    return row && (await billActsNow(db, row, buyerId)).has('read')
      ? { result: await readBill(gateway, row, { buyerId, language }) }
      : refuse('BILL_UNKNOWN')
  })

  serve(billingCalls.cancelBill, async ({ params, buyerId, language, refuse }) => {
    const { serial } = params
    const row = await findBill(gateway, 'cancel', { buyerId, serial })
    if (!row) return refuse('BILL_UNKNOWN')
    const ended =
      row.batch_id === null &&
      (await atomically(db, (trx) =>
        endUnpaidBill(trx, { billId: row.id, as: 'cancelled', at: now() }),
      ))
    if (!ended) return refuse('NOT_CANCELLABLE')
    await closePayment(gateway, { type: 'bill', id: row.id })
    const after = (await findBill(gateway, 'cancel', { buyerId, serial }))!
    return { result: await readBill(gateway, after, { buyerId, language }) }
  })
}

/** The stored states of a filter. A bill that awaits approval is shown as unpaid. */
function statesOf(state: BillView['state'] | 'open'): readonly BillState[] {
  if (state === 'open') return openStates
  return state === 'awaiting_payment' ? ['awaiting_approval', state] : [state]
}

/** P-03: the bill with this serial, when the buyer may do this on it now. */
export async function findBill(
  { db }: Gateway,
  act: Act<'bill'>,
  { buyerId, serial }: { buyerId: string; serial: string },
): Promise<BillRow | undefined> {
  const bill = await db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('serial', '=', serial)
    .executeTakeFirst()
  return bill && (await billActsNow(db, bill, buyerId)).has(act) ? bill : undefined
}

interface Reader {
  buyerId: string
  language: Language
}

/** One bill as this reader sees it. */
export const readBill = async (gateway: Gateway, row: BillRow, reader: Reader): Promise<BillView> =>
  (await viewBills(gateway, [row], reader))[0]!

/** Bills as this reader sees them, in the same order. */
export async function viewBills(
  gateway: Gateway,
  rows: readonly BillRow[],
  { buyerId, language }: Reader,
): Promise<BillView[]> {
  const { db } = gateway
  const sealer = await sealerOf(gateway)
  const unpaid = rows.filter(({ state }) => state === 'awaiting_payment').map(({ id }) => id)
  const payments = await paymentsOf(db, 'bill', unpaid)
  const serials = await batchSerials(gateway, rows)
  const ofCompanies = rows.filter(({ company_id }) => company_id !== null)
  const approvals = await requestsOf(
    db,
    ofCompanies.map((row) => requestedId(row)),
  )
  const ownerOf = await ownerFacts(db, rows, buyerId)
  const roles = rows.some(({ company_id }) => company_id !== null)
    ? new Map((await membershipsOf(db, buyerId)).map(({ companyId, role }) => [companyId, role]))
    : undefined
  return rows.map((row) =>
    viewBill(row, {
      ...ownerOf(row),
      acts: actsOn('bill', row, buyerId, roles?.get(row.company_id ?? '')),
      payment: payments.get(row.id),
      approval: approvals.get(requestedId(row)),
      batchSerial: row.batch_id === null ? null : (serials.get(row.batch_id) ?? null),
      sealer,
      now: gateway.now(),
      language,
    }),
  )
}

/** The subject of a bill's approval: one request is for a whole batch. */
const requestedId = ({ id, batch_id }: BillRow) => batch_id ?? id

async function batchSerials({ db }: Gateway, rows: readonly BillRow[]) {
  const ids = [...new Set(rows.flatMap(({ batch_id }) => batch_id ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const batches = await db
    .selectFrom('bill_batches')
    .select(['id', 'serial'])
    .where('id', 'in', ids)
    .execute()
  return new Map(batches.map(({ id, serial }) => [id, serial]))
}
