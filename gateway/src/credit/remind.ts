import { adminsOf } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { wibDay } from '../server/wib.ts'
import { nextReminder } from './reminder-day.ts'
import type { InvoiceRow } from './table.ts'

/** Sends the reminders of today. Of several that are late, the buyer gets one. */
export const remindDebtors = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'remind of credit invoices',
    table: 'credit_invoices',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('credit_invoices')
        .selectAll()
        .where('state', '=', 'open')
        .where('next_reminder_on', '<=', wibDay(gateway.now()))
        .orderBy('next_reminder_on'),
    work: (trx, invoice) => remind(trx, invoice, gateway.now()),
  })

async function remind(trx: Trx, invoice: InvoiceRow, at: Date) {
  const today = wibDay(at)
  await trx
    .updateTable('credit_invoices')
    .set({ next_reminder_on: nextReminder(invoice.due_on, today) })
    .where('id', '=', invoice.id)
    .execute()
  const kind =
    today < invoice.due_on
      ? 'CREDIT_DUE_SOON'
      : today === invoice.due_on
        ? 'CREDIT_DUE_TODAY'
        : 'CREDIT_OVERDUE'
  const company = /^company:(.+)$/.exec(invoice.owner)?.[1]
  const admins = company ? await adminsOf(trx, company) : []
  for (const userId of new Set([invoice.user_id, ...admins]))
    await notify(trx, {
      userId,
      kind,
      path: `/credit/${invoice.number}`,
      detail: invoice.number,
      at,
    })
}
