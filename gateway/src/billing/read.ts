import * as billingCalls from '@borong/api/billing'
import { closePayment, paymentsOf } from '../payments/public.ts'
import { containing } from '../server/containing.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { type BillRow, findByKey } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { sealerOf } from './seal.ts'
import { type BillView, viewBill } from './view.ts'
import { wibMonth } from '../server/wib.ts'
import { newestPage } from '../server/newest-page.ts'

/** The states of a bill that is not at its end. */
export const openStates = ['awaiting_payment', 'paid', 'sent', 'pending', 'failed'] as const

/** F-07: the buyer's bills: the list, one by serial or key, and the end of an unpaid one. */
export function serveBills(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(billingCalls.bills, async ({ query, buyerId, language }) => {
    const { state, kind, month, q, page, limit } = query
    const period = month === undefined ? undefined : wibMonth(month)
    const pattern = containing(q)
    const mine = db
      .selectFrom('bill_transactions')
      .where('user_id', '=', buyerId)
      .$if(state !== undefined, (some) =>
        some.where('state', 'in', state === 'open' ? openStates : [state!]),
      )
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
    const items = await viewBills(gateway, rows, language)
    return { result: { items, total_count: count, page, limit } }
  })

  serve(billingCalls.bill, async ({ params, buyerId, language, refuse }) => {
    const row = await findBill(gateway, buyerId, params.serial)
    return row ? { result: await readBill(gateway, row, language) } : refuse('BILL_UNKNOWN')
  })

  serve(billingCalls.billByKey, async ({ params, buyerId, language, refuse }) => {
    const row = await findByKey(db, buyerId, params.key)
    return row ? { result: await readBill(gateway, row, language) } : refuse('BILL_UNKNOWN')
  })

  serve(billingCalls.cancelBill, async ({ params, buyerId, language, refuse }) => {
    const row = await findBill(gateway, buyerId, params.serial)
    if (!row) return refuse('BILL_UNKNOWN')
    const ended =
      row.batch_id === null &&
      (await atomically(db, (trx) =>
        endUnpaidBill(trx, { billId: row.id, as: 'cancelled', at: now() }),
      ))
    if (!ended) return refuse('NOT_CANCELLABLE')
    await closePayment(gateway, { type: 'bill', id: row.id })
    const after = (await findBill(gateway, buyerId, params.serial))!
    return { result: await readBill(gateway, after, language) }
  })
}

/** The buyer's bill with this serial. */
export const findBill = (
  { db }: Gateway,
  buyerId: string,
  serial: string,
): Promise<BillRow | undefined> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('serial', '=', serial)
    .where('user_id', '=', buyerId)
    .executeTakeFirst()

/** One bill as its buyer sees it. */
export const readBill = async (
  gateway: Gateway,
  row: BillRow,
  language: Language,
): Promise<BillView> => (await viewBills(gateway, [row], language))[0]!

/** Bills as their buyer sees them, in the same order. */
export async function viewBills(
  gateway: Gateway,
  rows: readonly BillRow[],
  language: Language,
): Promise<BillView[]> {
  const sealer = await sealerOf(gateway)
  const unpaid = rows.filter(({ state }) => state === 'awaiting_payment').map(({ id }) => id)
  const payments = await paymentsOf(gateway.db, 'bill', unpaid)
  const serials = await batchSerials(gateway, rows)
  return rows.map((row) =>
    viewBill(row, {
      payment: payments.get(row.id),
      batchSerial: row.batch_id === null ? null : (serials.get(row.batch_id) ?? null),
      sealer,
      now: gateway.now(),
      language,
    }),
  )
}

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
