import { freeBudgets } from '../companies/public.ts'
import { endPayment, expireSubjects } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { notifyOfBill } from './owner.ts'

/** Ends an unpaid bill and its payment. False when it is not unpaid. */
export async function endUnpaidBill(
  trx: Trx,
  end: { billId: string; as: 'cancelled' | 'expired'; at: Date },
): Promise<boolean> {
  const bill = await trx
    .updateTable('bill_transactions')
    .set({ state: end.as, payment_deadline: null })
    .where('id', '=', end.billId)
    .where('state', '=', 'awaiting_payment')
    .returning(['serial', 'user_id', 'company_id', 'product_name'])
    .executeTakeFirst()
  if (!bill) return false
  await freeBudgets(trx, end.billId)
  await endPayment(trx, { type: 'bill', id: end.billId }, end)
  if (end.as === 'expired')
    await notifyOfBill(trx, bill, {
      kind: 'BILL_EXPIRED',
      billSerial: bill.serial,
      detail: bill.product_name,
      at: end.at,
    })
  return true
}

/** Ends the bills whose payment deadline has passed. Bills of a batch end with their batch. */
export const expireBills = (gateway: Gateway): Promise<void> =>
  expireSubjects(gateway, {
    job: 'end unpaid bills',
    type: 'bill',
    due: (db) =>
      db
        .selectFrom('bill_transactions')
        .select('id')
        .where('state', '=', 'awaiting_payment')
        .where('payment_deadline', '<=', gateway.now())
        .where('batch_id', 'is', null)
        .orderBy('payment_deadline'),
    end: (trx, id) => endUnpaidBill(trx, { billId: id, as: 'expired', at: gateway.now() }),
  })
