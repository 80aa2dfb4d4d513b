import { adminsOf } from '../memberships/public.ts'
import { accountOf } from '../identity/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { endDeputies } from './name-deputy.ts'
import { noticeKind } from './notice-kind.ts'
import { type ApprovalSubjects, readSubjects } from './approval-subjects.ts'

/**
 * A member who could approve has left, or has another role. Admins are notified of the rules that name this member and
 * now work without their approver, and of each request that waited for this member.
 */
export async function leaveToAdmins(
  trx: Trx,
  subjects: ApprovalSubjects,
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  await endDeputies(trx, { companyId, memberId, at })
  const rule = await trx
    .selectFrom('approval_rules')
    .select('id')
    .where('company_id', '=', companyId)
    .where('approver_id', '=', memberId)
    .executeTakeFirst()
  const requests = await trx
    .selectFrom('approval_requests')
    .innerJoin('approval_steps', 'approval_steps.request_id', 'approval_requests.id')
    .select([
      'approval_requests.id',
      'approval_requests.order_id',
      'approval_requests.subject_type',
    ])
    .where('approval_requests.company_id', '=', companyId)
    .where('approval_requests.state', '=', 'waiting')
    .where('approval_steps.state', '=', 'waiting')
    .where('approval_steps.approver_id', '=', memberId)
    .orderBy('approval_requests.id')
    .execute()
  const found = await readSubjects(trx, subjects, requests)
  const name = (await accountOf(trx, memberId))?.name ?? ''
  for (const userId of await adminsOf(trx, companyId)) {
    if (rule)
      await notify(trx, {
        userId,
        kind: 'APPROVAL_RULE_BROKEN',
        path: `/company/${companyId}/approval-rules`,
        detail: name,
        at,
      })
    for (const { id, order_id, subject_type } of requests)
      await notify(trx, {
        userId,
        kind: noticeKind(subject_type, 'REQUESTED'),
        path: `/approvals/${id}`,
        detail: found.get(order_id)?.serial ?? '',
        at,
      })
  }
}
