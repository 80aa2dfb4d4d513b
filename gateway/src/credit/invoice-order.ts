import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { paperNumber } from '../server/paper-number.ts'
import { wibDay } from '../server/wib.ts'
import { dueDay } from './due-day.ts'
import { holidayChanges } from './holidays.ts'
import { book } from './ledger.ts'
import { useLineCredit } from './lower.ts'
import { nextReminder } from './reminder-day.ts'

/** The order that reserved credit is taken: it is owed from now on, by an invoice with a due day. False for an order that is not on credit. */
export async function invoiceOrder(trx: Trx, orderId: string, at: Date): Promise<boolean> {
  const hold = await trx
    .deleteFrom('credit_holds')
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst()
  if (!hold) return false
  const line = await trx
    .updateTable('credit_lines')
    .set((eb) => ({
      reserved: eb('reserved', '-', hold.amount),
      owed: eb('owed', '+', hold.amount),
    }))
    .where('id', '=', hold.line_id)
    .returning(['id', 'owner', 'days'])
    .executeTakeFirstOrThrow()
  const today = wibDay(at)
  const due_on = dueDay(today, line.days, await holidayChanges(trx, today))
  const invoice = { id: newId(), number: paperNumber('INV', hold.order_serial) }
  const made = await trx
    .insertInto('credit_invoices')
    .values({
      ...invoice,
      line_id: line.id,
      owner: line.owner,
      user_id: hold.user_id,
      order_id: orderId,
      order_serial: hold.order_serial,
      amount: hold.amount,
      paid: 0,
      refunded: 0,
      returned: 0,
      state: 'open',
      due_on,
      next_reminder_on: nextReminder(due_on, today),
      created_at: at,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await book(trx, {
    lineId: line.id,
    invoiceId: invoice.id,
    kind: 'INVOICE',
    amount: hold.amount,
    counter: 'shop:sales',
    reference: hold.order_serial,
    at,
  })
  await useLineCredit(trx, made, at)
  await notify(trx, {
    userId: hold.user_id,
    kind: 'CREDIT_INVOICE',
    path: `/credit/${invoice.number}`,
    detail: invoice.number,
    at,
  })
  return true
}
