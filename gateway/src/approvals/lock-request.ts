import type { Trx } from '../server/database.ts'
import type { ApprovalSubjects } from './approval-subjects.ts'

/** Locks the subject of a request first, and then the request. Undefined for an unknown one. */
export async function lockRequest(trx: Trx, subjects: ApprovalSubjects, requestId: string) {
  const found = await trx
    .selectFrom('approval_requests')
    .select(['order_id', 'subject_type'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!found) return undefined
  await subjects[found.subject_type].lock(trx, found.order_id)
  return trx
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}
