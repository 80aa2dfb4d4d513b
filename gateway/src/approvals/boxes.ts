import type { ExpressionBuilder } from 'kysely'
import { membershipsOf, rolesOf } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Database, Tables } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { absentOf } from './deputies.ts'

/** The requests of one box of a buyer, without order and pages. */
export async function boxOf(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  box: 'judge' | 'mine' | 'decided',
) {
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
  const absent = await absentIn(db, { deputyId: buyerId, companyIds: judged, at: now() })
  return requests
    .where('state', '=', 'waiting')
    .where('company_id', 'in', [...managed, ...judged])
    .where((eb) =>
      eb.or([
        eb('company_id', 'in', managed),
        eb.exists(
          waitingStep(eb)
            .where('judges', '=', 'approver')
            .where((step) =>
              step.or([step('approver_id', 'is', null), step('approver_id', '=', buyerId)]),
            ),
        ),
        ...absent.map(({ companyId, memberId, approvers }) =>
          eb.and([
            eb('company_id', '=', companyId),
            eb('requester_id', '!=', memberId),
            eb.exists(
              waitingStep(eb).where((step) =>
                step.or([
                  step.and({ approver_id: memberId, judges: 'approver' }),
                  ...(approvers
                    ? [step('judges', '=', 'admin'), step('approver_id', 'not in', approvers)]
                    : []),
                ]),
              ),
            ),
          ]),
        ),
      ]),
    )
    .where((eb) => eb.or([eb('requester_id', '!=', buyerId), eb('company_id', 'in', alone)]))
}

const stepsOf = (db: Database) => db.selectFrom('approval_steps').select('request_id')

const waitingStep = (eb: ExpressionBuilder<Tables, 'approval_requests'>) =>
  eb
    .selectFrom('approval_steps')
    .select('request_id')
    .whereRef('approval_steps.request_id', '=', 'approval_requests.id')
    .where('approval_steps.state', '=', 'waiting')

/** The absent members of these companies whom this member replaces now; of an admin with the members who may approve. */
async function absentIn(
  db: Database,
  { deputyId, companyIds, at }: { deputyId: string; companyIds: readonly string[]; at: Date },
) {
  const absent = []
  for (const companyId of companyIds.filter(Boolean))
    for (const memberId of await absentOf(db, { deputyId, companyId, at })) {
      const roles = await rolesOf(db, companyId)
      const approvers = [...roles].flatMap(([userId, role]) =>
        mayWithRole(role, 'company:approve') ? [userId] : [],
      )
      const isAdmin = roles.get(memberId) === 'admin'
      if (approvers.includes(memberId))
        absent.push({ companyId, memberId, approvers: isAdmin ? approvers : undefined })
    }
  return absent
}

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
