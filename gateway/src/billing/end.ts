import { closeRequest } from '../approvals/public.ts'
import { freeBudgets } from '../companies/public.ts'
import { endPayment, expireSubjects } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { notifyOfBill } from './owner.ts'

const unpaid = ['awaiting_payment', 'awaiting_approval'] as const

/** Ends a bill that awaits payment or approval, with its payment and request. False when it is not unpaid. */
export async function endUnpaidBill(
  trx: Trx,
  end: { billId: string; as: 'cancelled' | 'expired'; at: Date },
): Promise<boolean> {
  const before = await trx
    .selectFrom('bill_transactions')
    .select('state')
    .where('id', '=', end.billId)
    .forUpdate()
    .executeTakeFirst()
  const bill = await trx
    .updateTable('bill_transactions')
    .set({ state: end.as, payment_deadline: null })
    .where('id', '=', end.billId)
    .where('state', 'in', unpaid)
    .returning(['serial', 'user_id', 'company_id', 'product_name'])
    .executeTakeFirst()
  if (!bill) return false
  await closeRequest(trx, {
    subjectId: end.billId,
    as: end.as === 'expired' ? 'expired' : 'withdrawn',
  })
  await freeBudgets(trx, end.billId)
  await endPayment(trx, { type: 'bill', id: end.billId }, end)
  if (end.as === 'expired')
    await notifyOfBill(trx, bill, {
      kind: before?.state === 'awaiting_approval' ? 'APPROVAL_BILL_EXPIRED' : 'BILL_EXPIRED',
      billSerial: bill.serial,
      detail: bill.product_name,
      at: end.at,
    })
  return true
}

/** Ends the bills whose payment or approval comes too late. Bills of a batch end with their batch. */
export async function expireBills(gateway: Gateway): Promise<void> {
  // Each state has an index of its deadlines.
  for (const state of unpaid)
    await expireSubjects(gateway, {
      job: 'end unpaid bills',
      type: 'bill',
      due: (db) =>
        db
          .selectFrom('bill_transactions')
          .select('id')
          .where('state', '=', state)
          .where('payment_deadline', '<=', gateway.now())
          .where('batch_id', 'is', null)
          .orderBy('payment_deadline'),
      end: (trx, id) => endUnpaidBill(trx, { billId: id, as: 'expired', at: gateway.now() }),
    })
}
