import { MINUTE_MS } from '@borong/api/rules/time'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { inTime } from '../server/in-time.ts'
import { applyReport } from './ask.ts'
import { paymentFor, type SubjectKey } from './payment-for.ts'
import { providerOf } from './provider.ts'
import { isRequested, READER_WAITS_MS } from './requests.ts'
import type { PaymentRow } from './table.ts'

const PAUSE_MS = 5 * MINUTE_MS
/** Two days, which is longer than any payment is open at its provider. */
const MOST_TRIES = 600

/**
 * Closes the payment of an ended subject at its provider. Money that comes later goes to the buyer's wallet. Without an
 * answer of the provider a job repeats it.
 */
export async function closePayment(gateway: Gateway, subject: SubjectKey): Promise<void> {
  const payment = await paymentFor(gateway.db, subject).executeTakeFirst()
  if (payment) await inTime(tryClose(gateway, payment), READER_WAITS_MS, undefined)
}

export const tryClose = (gateway: Gateway, payment: PaymentRow): Promise<void> =>
  closeNow(gateway, payment).catch((error: unknown) =>
    gateway.app.log.warn({ err: error, payment: payment.id }, 'The payment could not be closed'),
  )

/** Closes the payments of ended subjects that are open at their provider. */
export const closePayments = (gateway: Gateway): Promise<void> =>
  eachTaken<PaymentRow>(gateway, {
    job: 'close payments',
    table: 'payments',
    key: ['id'],
    dueAt: 'close_at',
    tries: 'tries',
    pauseMs: PAUSE_MS,
    mostTries: MOST_TRIES,
    parallel: 10,
    where: sql`close_at is not null`,
    send: (payment) => closeNow(gateway, payment),
    end: ({ id }) => noteClosed(gateway.db, id),
  })

async function closeNow(gateway: Gateway, payment: PaymentRow): Promise<void> {
  if (!isRequested(payment)) return
  const provider = providerOf(gateway)
  const report = await provider.find(payment.id)
  if (report?.state === 'open') await provider.close(report.reference)
  else if (report) await applyReport(gateway, report)
  await noteClosed(gateway.db, payment.id)
}

const noteClosed = (db: Database, id: string) =>
  db.updateTable('payments').set({ close_at: null }).where('id', '=', id).execute()
