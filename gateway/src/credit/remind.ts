import { adminsOf } from '../companies/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { wibDay } from '../server/wib.ts'
import { nextReminder } from './reminder-day.ts'
import type { InvoiceRow } from './table.ts'

const AT_ONCE = 100

/** Sends the reminders of today. Of several that are late, the buyer gets one. */
export async function remindDebtors(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
  const today = wibDay(now())
  const due = await db
    .selectFrom('credit_invoices')
    .selectAll()
    .where('next_reminder_on', '<=', today)
    .orderBy('next_reminder_on')
    .limit(AT_ONCE)
    .execute()
  for (const invoice of due)
    await atomically(db, (trx) => remind(trx, invoice, { today, at: now() }))
}

async function remind(trx: Trx, seen: InvoiceRow, { today, at }: { today: string; at: Date }) {
  // Gateways that read the row at the same moment send one reminder.
  const invoice = await trx
    .updateTable('credit_invoices')
    .set({ next_reminder_on: nextReminder(seen.due_on, today) })
    .where('id', '=', seen.id)
    .where('state', '=', 'open')
    .where('next_reminder_on', '=', seen.next_reminder_on)
    .returningAll()
    .executeTakeFirst()
  if (!invoice) return
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
