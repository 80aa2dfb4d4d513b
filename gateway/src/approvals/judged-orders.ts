import type { Database } from '../server/database.ts'

/** The orders of a company whose requests this approver may judge, or could when they waited. */
export const judgedOrders = (
  db: Pick<Database, 'selectFrom'>,
  { companyId, approverId }: { companyId: string; approverId: string },
) =>
  db
    .selectFrom('approval_requests')
    .select('approval_requests.order_id')
    .where('approval_requests.company_id', '=', companyId)
    .where('approval_requests.admins_only', '=', false)
    .where((eb) =>
      eb.or([
        eb('approval_requests.approver_id', 'is', null),
        eb('approval_requests.approver_id', '=', approverId),
      ]),
    )
