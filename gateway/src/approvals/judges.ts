import type { Selectable } from 'kysely'
import { mayApprove } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { ApprovalRequestTable, ApprovalStepTable } from './table.ts'

/** The fields of a request and of one of its steps that decide who may judge the step. */
export type Judged = Pick<Selectable<ApprovalRequestTable>, 'company_id' | 'requester_id'> &
  Pick<Selectable<ApprovalStepTable>, 'approver_id' | 'judges'>

/** Why a person may not judge a step; undefined for its judges. */
export const barFrom = (db: Pick<Database, 'selectFrom'>, buyerId: string, request: Judged) =>
  mayApprove(db, {
    buyerId,
    companyId: request.company_id,
    requesterId: request.requester_id,
    approverId: request.approver_id,
    adminsOnly: request.judges === 'admin',
  })

/** The members who may judge a step now. */
export async function judgesOf(
  db: Pick<Database, 'selectFrom'>,
  request: Judged,
): Promise<string[]> {
  const members = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', request.company_id)
    .where('role', 'in', ['admin', 'approver'])
    .orderBy('user_id')
    .execute()
  const judges: string[] = []
  for (const { user_id } of members)
    if (!(await barFrom(db, user_id, request))) judges.push(user_id)
  return judges
}
