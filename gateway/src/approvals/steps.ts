import type { Selectable } from 'kysely'
import { notify } from '../notifications/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { judgesOf, type Judged } from './judges.ts'
import { noticeKind } from './notice-kind.ts'
import { remindersOf } from './reminders.ts'
import type { ApprovalRequestTable, ApprovalStepTable, MessageKind, SubjectType } from './table.ts'

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
  step: Judged & {
    subject_type: SubjectType
    request_id: string
    position: number
    serial: string
    at: Date
    /** The end of the time for its decision. */
    until: Date
  },
): Promise<void> {
  const { request_id, position, at } = step
  await trx
    .updateTable('approval_steps')
    .set({ state: 'waiting', ...(await remindersOf(trx, step)) })
    .where('request_id', '=', request_id)
    .where('position', '=', position)
    .execute()
  await requestFrom(trx, await judgesOf(trx, step, at), step)
}

const noticeOf = {
  request: 'REQUESTED',
  reminder: 'REMINDER',
  escalation: 'ESCALATED',
} as const satisfies Record<MessageKind, string>

/** Notifies judges of a step that waits for them, and queues their messages with links. */
export async function requestFrom(
  trx: Trx,
  judges: readonly string[],
  {
    subject_type,
    request_id,
    position,
    serial,
    kind = 'request',
    at,
  }: {
    subject_type: SubjectType
    request_id: string
    position: number
    serial: string
    kind?: MessageKind
    at: Date
  },
): Promise<void> {
  for (const userId of judges)
    await notify(trx, {
      userId,
      kind: noticeKind(subject_type, noticeOf[kind]),
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
        kind,
        token_hash: null,
        tries: 0,
        next_try_at: at,
        used_at: null,
      })),
    )
    .execute()
}
