import type { Trx } from '../server/database.ts'
import { type ApprovalSubjects, serialOf } from './approval-subjects.ts'
import { dutyHolders } from './judges.ts'
import { requestFrom } from './steps.ts'

/**
 * A member has left whose bills of the company wait for approval. An order ends with its requester, but a bill of the
 * company is owed without the member: its undecided steps go to the admins, who are notified.
 */
export async function leaveBillsToAdmins(
  trx: Trx,
  subjects: ApprovalSubjects,
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  const requests = await trx
    .selectFrom('approval_requests')
    .select(['id', 'company_id', 'requester_id', 'subject_type', 'order_id'])
    .where('company_id', '=', companyId)
    .where('requester_id', '=', memberId)
    .where('subject_type', '!=', 'order')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const request of requests) {
    const steps = await trx
      .updateTable('approval_steps')
      .set({ judges: 'admin' })
      .where('request_id', '=', request.id)
      .where('state', 'in', ['waiting', 'planned'])
      .returningAll()
      .execute()
    const waiting = steps.find(({ state }) => state === 'waiting')
    if (!waiting) continue
    const step = { ...request, ...waiting }
    const serial = await serialOf(trx, subjects, request)
    await requestFrom(trx, await dutyHolders(trx, step, at), { ...step, serial, at })
  }
}
