import type { Selectable } from 'kysely'
import { roleIn, rolesOf } from '../memberships/public.ts'
import { mayApprove, mayInCompany } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import { absentOf } from './deputies.ts'
import type { ApprovalRequestTable, ApprovalStepTable } from './table.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The fields of a request and of one of its steps that decide who may judge the step. */
export type Judged = Pick<Selectable<ApprovalRequestTable>, 'company_id' | 'requester_id'> &
  Pick<Selectable<ApprovalStepTable>, 'approver_id' | 'judges'>

type Bar = Awaited<ReturnType<typeof mayApprove>>

/**
 * Whether a person may judge a step at this moment: why not, or for whom. A deputy judges the steps of the absent member's
 * duty and no own request. A deputy of an absent member's own deputy is none.
 */
export async function dutyOf(
  db: Reader,
  buyerId: string,
  step: Judged,
  at: Date,
): Promise<{ bar: Bar; decidesFor: string | null }> {
  const bar = await ownBar(db, buyerId, step)
  if (bar === 'NOT_APPROVER')
    for (const absent of await absentOf(db, { deputyId: buyerId, companyId: step.company_id, at }))
      if (await isDutyOf(db, absent, step)) return { bar: undefined, decidesFor: absent }
  return { bar, decidesFor: null }
}

/** Why a person may not judge a step at this moment; undefined for its judges and their deputies. */
export const barFrom = async (db: Reader, buyerId: string, step: Judged, at: Date): Promise<Bar> =>
  (await dutyOf(db, buyerId, step, at)).bar

const ownBar = (db: Reader, buyerId: string, step: Judged) =>
  mayApprove(db, {
    buyerId,
    companyId: step.company_id,
    requesterId: step.requester_id,
    approverId: step.approver_id,
    adminsOnly: step.judges === 'admin',
  })

/** Whether a step waits for this member: its approver, or an admin for a step that is left to the admins. */
async function isDutyOf(db: Reader, memberId: string, step: Judged): Promise<boolean> {
  if (await ownBar(db, memberId, step)) return false
  if (step.approver_id === memberId) return true
  const companyId = step.company_id
  if ((await roleIn(db, { companyId, userId: memberId })) !== 'admin') return false
  return isLeftToAdmins(db, step)
}

/** Whether a step has no approver besides the admins. */
export const isLeftToAdmins = async (
  db: Reader,
  { judges, approver_id, company_id }: Omit<Judged, 'requester_id'>,
): Promise<boolean> =>
  judges === 'admin' ||
  (approver_id !== null &&
    !(await mayInCompany(db, {
      buyerId: approver_id,
      companyId: company_id,
      action: 'company:approve',
    })))

/** The members who may judge a step now. */
export async function judgesOf(db: Reader, step: Judged, at: Date): Promise<string[]> {
  const members = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', step.company_id)
    .where('role', 'in', ['admin', 'approver'])
    .orderBy('user_id')
    .execute()
  const judges: string[] = []
  for (const { user_id } of members)
    if (!(await barFrom(db, user_id, step, at))) judges.push(user_id)
  return judges
}

/** The judges of a step whom it waits for: its approver, the approvers, and their deputies. Without any, the admins. */
export async function dutyHolders(db: Reader, step: Judged, at: Date): Promise<string[]> {
  const judges = await judgesOf(db, step, at)
  const roles = await rolesOf(db, step.company_id)
  const isLeft = await isLeftToAdmins(db, step)
  const holders = []
  for (const userId of judges) {
    const isAdmin = roles.get(userId) === 'admin'
    const isNamed = step.approver_id === null ? isAdmin === isLeft : step.approver_id === userId
    if (isNamed || (isLeft && isAdmin) || (await dutyOf(db, userId, step, at)).decidesFor)
      holders.push(userId)
  }
  return holders.length > 0 ? holders : judges
}
