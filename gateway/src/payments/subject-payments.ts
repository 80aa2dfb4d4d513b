import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { openPayment } from './open.ts'
import { paymentFor, type SubjectKey } from './payment-for.ts'
import { firstTry } from './requests.ts'
import type { PaymentRow, PaymentSubjectType } from './table.ts'

/** The payment of a subject. Opens it at its provider when it is not open yet and the provider answers. */
export const paymentOf = async (gateway: Gateway, subject: SubjectKey): Promise<PaymentRow> =>
  openPayment(gateway, await paymentFor(gateway.db, subject).executeTakeFirstOrThrow())

/** The payments of several subjects of one type, by the subject's id. */
export async function paymentsOf(
  db: Database,
  type: PaymentSubjectType,
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.subject_id, row]))
}

/** Ends the unpaid payment of a subject that ends, in the transaction of the subject. `closePayment` follows the commit. */
export async function endPayment(
  trx: Trx,
  { type, id }: SubjectKey,
  { as, at }: { as: 'cancelled' | 'expired'; at: Date },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      state: as,
      tries: 0,
      close_at: sql`case when requested_at is not null then ${firstTry(at)}::timestamptz end`,
    })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .execute()
}

/** Marks a new payment on credit as paid without its bank's page: the buyer has agreed before, with the PIN. */
export async function agreePayment(trx: Trx, { type, id }: SubjectKey, at: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'paid', paid_at: at })
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('state', '=', 'pending')
    .where('is_held', '=', false)
    .execute()
}
