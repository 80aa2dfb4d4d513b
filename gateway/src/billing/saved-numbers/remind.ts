import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { eachDue } from '../../server/due-work.ts'
import { monthOf, wibMonth } from '../../server/wib.ts'
import { notifyOfBill } from '../owner.ts'
import { ownerOfNumber } from './number-owner.ts'
import { isPaidSince } from './paid-since.ts'
import { nextReminder } from './reminder-days.ts'
import type { NumberRow } from './table.ts'

/**
 * Sends the due reminders, and orders the due automatic payments. A reminder moves on to the next month in the same
 * transaction, so several gateways send it once. After a stop of months it is sent once too.
 */
export const remindBuyers = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'remind buyers of bills',
    table: 'bill_numbers',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('bill_numbers')
        .selectAll()
        .where('remind_at', '<=', gateway.now())
        .orderBy('remind_at'),
    work: (trx, number) => remind(trx, number, gateway.now()),
  })

async function remind(trx: Trx, number: NumberRow, at: Date): Promise<void> {
  const { id, reminder_day, remind_at } = number
  if (reminder_day === null || remind_at === null) return
  const month = monthOf(remind_at)
  const isPaid = await isPaidSince(trx, ownerOfNumber(number), number, wibMonth(month).from)
  await trx
    .updateTable('bill_numbers')
    .set({ remind_at: nextReminder(reminder_day, at), reminded_at: isPaid ? null : remind_at })
    .where('id', '=', id)
    .execute()
  if (isPaid) return
  if (number.autopay_cap === null)
    return notifyOfBill(trx, ownerOfNumber(number), {
      kind: 'BILL_REMINDER',
      detail: nameOf(number),
      at,
    })
  await trx
    .insertInto('bill_autopays')
    .values({
      number_id: id,
      month,
      ordered_at: at,
      next_try_at: at,
      tries: 0,
      delay_told_at: null,
    })
    .onConflict((conflict) => conflict.columns(['number_id', 'month']).doNothing())
    .execute()
}

/** A saved number as notifications name it. */
export const nameOf = ({ label, operator_name, number }: NumberRow): string =>
  `${label || operator_name} ${number}`.trim()
