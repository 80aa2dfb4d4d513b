import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { maskedText } from '../server/masking.ts'
import type { PayOutcome } from './bill-provider.ts'
import type { BillEventTable } from './table.ts'

/** An outcome, and who reported it. */
export interface Report {
  source: BillEventTable['source']
  outcome: PayOutcome
  /** Of a callback: one that is received twice is applied once. */
  digest?: string
  /** Of an operator: a failure is then their decision. */
  actor?: string
  reason?: string
}

// Hundreds of equal answers of a slow biller are one event.
const isQuiet = ({ outcome }: PayOutcome) => outcome === 'pending' || outcome === 'unknown'

/** Whether a report is stored: not a callback that was received before, and not what the event before it says too. */
export async function isNews(trx: Trx, billId: string, report: Report): Promise<boolean> {
  if (report.digest !== undefined) {
    const same = await trx
      .selectFrom('bill_events')
      .select('id')
      .where('digest', '=', report.digest)
      .executeTakeFirst()
    return same === undefined
  }
  if (!isQuiet(report.outcome)) return true
  const last = await trx
    .selectFrom('bill_events')
    .select(['source', 'outcome', 'detail'])
    .where('transaction_id', '=', billId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last?.source !== report.source ||
    last.outcome !== report.outcome.outcome ||
    last.detail !== detailOf(report)
  )
}

export async function addEvent(trx: Trx, billId: string, report: Report, at: Date): Promise<void> {
  await trx
    .insertInto('bill_events')
    .values({
      id: newId(),
      transaction_id: billId,
      source: report.source,
      digest: report.digest ?? null,
      outcome: report.outcome.outcome,
      detail: detailOf(report),
      actor: report.actor ?? null,
      created_at: at,
    })
    .execute()
}

/** The reason of an outcome. It never has the token or a name. */
function detailOf({ outcome, reason }: Report): string {
  if (reason !== undefined) return maskedText(reason)
  if (outcome.outcome === 'failed') return maskedText(`${outcome.problem} ${outcome.detail}`.trim())
  return outcome.outcome === 'unknown' ? maskedText(outcome.detail) : ''
}
