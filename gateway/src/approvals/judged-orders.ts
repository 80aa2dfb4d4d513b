import type { Database } from '../server/database.ts'
import { absentNow } from './deputies.ts'

/** The orders of a company of which this approver judges a step, judged one, or could have, also as a deputy. */
export const judgedOrders = (
  db: Pick<Database, 'selectFrom'>,
  { companyId, approverId }: { companyId: string; approverId: string },
) =>
  db
    .selectFrom('approval_requests')
    .innerJoin('approval_steps', 'approval_steps.request_id', 'approval_requests.id')
    .select('approval_requests.order_id')
    .where('approval_requests.company_id', '=', companyId)
    .where('approval_steps.judges', '=', 'approver')
    .where((eb) =>
      eb.or([
        eb('approval_steps.approver_id', 'is', null),
        eb('approval_steps.approver_id', '=', approverId),
        eb('approval_steps.decided_by', '=', approverId),
        eb('approval_steps.approver_id', 'in', absentNow(db, { deputyId: approverId, companyId })),
      ]),
    )
