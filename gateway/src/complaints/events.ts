import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import type { Side } from './table.ts'
import type { Act } from './transitions.ts'
import type { ComplaintRow } from './view.ts'

/** Adds an act to the history of a complaint, with the solution as it is after the act. */
export async function addEvent(
  trx: Trx,
  after: Pick<ComplaintRow, 'id' | 'solution' | 'amount'>,
  act: { by: Side; act: Act | 'open'; text: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('complaint_events')
    .values({
      id: newId(),
      complaint_id: after.id,
      from_side: act.by,
      act: act.act,
      text: act.text,
      solution: after.solution,
      amount: after.amount,
      created_at: act.at,
    })
    .execute()
}
