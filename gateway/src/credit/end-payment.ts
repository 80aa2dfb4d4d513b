import { notifyOwner } from '../notifications/public.ts'
import { endPayment, expireSubjects } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'

/** Ends an unpaid payment of invoices. False when it is not unpaid. */
export async function endUnpaidPayment(
  trx: Trx,
  end: { id: string; as: 'cancelled' | 'expired'; at: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('credit_payments')
    .set({ state: end.as })
    .where('id', '=', end.id)
    .where('state', '=', 'awaiting_payment')
    .returning(['serial', 'user_id', 'company_id'])
    .executeTakeFirst()
  if (!ended) return false
  await endPayment(trx, { type: 'term_invoice', id: end.id }, end)
  if (end.as === 'expired')
    await notifyOwner(trx, ended, {
      kind: 'CREDIT_PAYMENT_EXPIRED',
      path: `/credit/payment/${ended.serial}`,
      detail: ended.serial,
      at: end.at,
    })
  return true
}

/** Ends the payments whose deadline has passed. */
export const expireCreditPayments = (gateway: Gateway): Promise<void> =>
  expireSubjects(gateway, {
    job: 'end unpaid payments of credit',
    type: 'term_invoice',
    due: (db) =>
      db
        .selectFrom('credit_payments')
        .select('id')
        .where('state', '=', 'awaiting_payment')
        .where('deadline', '<=', gateway.now())
        .orderBy('deadline'),
    end: (trx, id) => endUnpaidPayment(trx, { id, as: 'expired', at: gateway.now() }),
  })
