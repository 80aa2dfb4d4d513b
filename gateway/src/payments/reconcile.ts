import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import { wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import { applyReport } from './ask.ts'
import { noteDifference } from './differences.ts'
import { methodById } from './methods.ts'
import { providerOf } from './provider.ts'
import type { PaymentReport } from './payment-provider.ts'
import type { PaymentRow } from './table.ts'

/** A day is compared when the callbacks of its last payments have arrived. */
const AFTER_MS = 2 * HOUR_MS
/** After an outage the missed days are compared too. */
const MOST_DAYS = 3
const BATCH_SIZE = 200

/** Compares the last days with the provider's list, each once. Gateways may do it concurrently: all of it is idempotent. */
export async function reconcilePayments(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
  const last = now().getTime() - AFTER_MS - DAY_MS
  for (let before = MOST_DAYS - 1; before >= 0; before--) {
    const day = wibDay(new Date(last - before * DAY_MS))
    const done = await db
      .selectFrom('payment_reconciliations')
      .select('day')
      .where('day', '=', day)
      .executeTakeFirst()
    if (!done) await reconcileDay(gateway, day)
  }
}

async function reconcileDay(gateway: Gateway, day: string): Promise<void> {
  const [from, to] = [wibDayStart(day), wibDayEnd(day)]
  const theirs = new Set<string>()
  for await (const reports of providerOf(gateway).paidBetween(from, to)) {
    for (const report of reports) theirs.add(report.payment_id)
    await compareReports(gateway, reports)
  }
  await checkOwn(gateway, { from, to, theirs })
  await gateway.db
    .insertInto('payment_reconciliations')
    .values({ day, payments: theirs.size, done_at: gateway.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Compares paid payments of the provider with the shop's. One that only the provider has as paid is booked. */
async function compareReports(gateway: Gateway, reports: readonly PaymentReport[]): Promise<void> {
  if (reports.length === 0) return
  const rows = await gateway.db
    .selectFrom('payments')
    .selectAll()
    .where(
      'id',
      'in',
      reports.map(({ payment_id }) => payment_id),
    )
    .execute()
  const own = new Map(rows.map((row) => [row.id, row]))
  for (const report of reports) {
    const row = own.get(report.payment_id)
    if (!row) await note(gateway, 'UNKNOWN', { report })
    else if (row.amount !== report.amount) await note(gateway, 'AMOUNT', { row, report })
    else if (row.state !== 'paid') {
      await note(gateway, 'MISSED', { row, report })
      await applyReport(gateway, report)
    }
  }
}

/** Asks for each payment that the shop booked on this day and the provider did not list. Its own day may be another one. */
async function checkOwn(
  gateway: Gateway,
  { from, to, theirs }: { from: Date; to: Date; theirs: ReadonlySet<string> },
): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await gateway.db
      .selectFrom('payments')
      .selectAll()
      .where('paid_at', '>=', from)
      .where('paid_at', '<', to)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const row of rows) {
      if (!methodById(row.method) || row.requested_at === null || theirs.has(row.id)) continue
      const report = await providerOf(gateway).find(row.id)
      if (report?.state !== 'paid') await note(gateway, 'NOT_PAID', { row, report })
      else if (report.amount !== row.amount) await note(gateway, 'AMOUNT', { row, report })
    }
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)!.id
  }
}

const note = (
  gateway: Gateway,
  kind: 'UNKNOWN' | 'AMOUNT' | 'MISSED' | 'NOT_PAID',
  { row, report }: { row?: PaymentRow; report?: PaymentReport | undefined },
): Promise<void> =>
  noteDifference(gateway, {
    paymentId: row?.id ?? report?.payment_id ?? '',
    kind,
    reference: report?.reference ?? row?.reference ?? null,
    ours: row?.amount ?? null,
    theirs: report?.amount ?? null,
  })
