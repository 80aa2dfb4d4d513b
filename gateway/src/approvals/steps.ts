import type { Selectable } from 'kysely'
import { notify } from '../notifications/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { judgesOf, type Judged } from './judges.ts'
import type { ApprovalRequestTable, ApprovalStepTable } from './table.ts'

export type Request = Selectable<ApprovalRequestTable>
export type Step = Selectable<ApprovalStepTable>

/** The steps of a request, in the order in which they are decided. */
export const stepsOf = (db: Pick<Database, 'selectFrom'>, requestId: string): Promise<Step[]> =>
  db
    .selectFrom('approval_steps')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()

/** Lets a step wait for its judges, and notifies them. Their messages with links are sent by a job. */
export async function openStep(
  trx: Trx,
  step: Judged & { request_id: string; position: number; serial: string; at: Date },
): Promise<void> {
  const { request_id, position, at } = step
  await trx
    .updateTable('approval_steps')
    .set({ state: 'waiting' })
    .where('request_id', '=', request_id)
    .where('position', '=', position)
    .execute()
  await requestFrom(trx, await judgesOf(trx, step, at), step)
}

/** Notifies judges of a step that waits for them, and queues their messages with links. */
export async function requestFrom(
  trx: Trx,
  judges: readonly string[],
  {
    request_id,
    position,
    serial,
    at,
  }: { request_id: string; position: number; serial: string; at: Date },
): Promise<void> {
  for (const userId of judges)
    await notify(trx, {
      userId,
      kind: 'APPROVAL_REQUESTED',
      path: `/approvals/${request_id}`,
      detail: serial,
      at,
    })
  if (judges.length === 0) return
  await trx
    .insertInto('approval_links')
    .values(
      judges.map((user_id) => ({
        id: newId(),
        request_id,
        position,
        user_id,
        token_hash: null,
        tries: 0,
        next_try_at: at,
        used_at: null,
      })),
    )
    .execute()
}
