import { membershipsOf } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

/** The requests of one box of a buyer, without order and pages. */
export async function boxOf(db: Database, buyerId: string, box: 'judge' | 'mine' | 'decided') {
  const requests = db.selectFrom('approval_requests')
  if (box === 'mine') return requests.where('requester_id', '=', buyerId)
  const companies = await membershipsOf(db, buyerId)
  const idsOf = (role: 'admin' | 'approver') => [
    '',
    ...companies.filter((company) => company.role === role).map(({ companyId }) => companyId),
  ]
  const [managed, judged] = [idsOf('admin'), idsOf('approver')]
  // A member who has left does not see the earlier decisions either.
  if (box === 'decided')
    return requests
      .where('id', 'in', stepsOf(db).where('decided_by', '=', buyerId))
      .where('company_id', 'in', [...managed, ...judged])
  const alone = await managedAlone(db, managed)
  return requests
    .where('state', '=', 'waiting')
    .where('company_id', 'in', [...managed, ...judged])
    .where((eb) =>
      eb.or([
        eb('company_id', 'in', managed),
        eb.exists(
          eb
            .selectFrom('approval_steps')
            .select('request_id')
            .whereRef('approval_steps.request_id', '=', 'approval_requests.id')
            .where('approval_steps.state', '=', 'waiting')
            .where('judges', '=', 'approver')
            .where((step) =>
              step.or([step('approver_id', 'is', null), step('approver_id', '=', buyerId)]),
            ),
        ),
      ]),
    )
    .where((eb) => eb.or([eb('requester_id', '!=', buyerId), eb('company_id', 'in', alone)]))
}

const stepsOf = (db: Database) => db.selectFrom('approval_steps').select('request_id')

/** The companies among these that have one admin. */
async function managedAlone(db: Database, companyIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('company_members')
    .select('company_id')
    .where('company_id', 'in', companyIds)
    .where('role', '=', 'admin')
    .groupBy('company_id')
    .having((eb) => eb.fn.countAll<number>(), '=', 1)
    .execute()
  return ['', ...rows.map(({ company_id }) => company_id)]
}
