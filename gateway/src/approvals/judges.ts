import { mayApprove } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

/** The fields of a request that decide who may judge it. */
export interface Judged {
  company_id: string
  requester_id: string
  approver_id: string | null
  admins_only: boolean
}

/** Why a person may not judge a request; undefined for its judges. */
export const barFrom = (db: Pick<Database, 'selectFrom'>, buyerId: string, request: Judged) =>
  mayApprove(db, {
    buyerId,
    companyId: request.company_id,
    requesterId: request.requester_id,
    approverId: request.approver_id,
    adminsOnly: request.admins_only,
  })

/** The members who may judge a request now. */
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
