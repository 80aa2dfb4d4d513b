import { roleIn } from '../memberships/public.ts'
import { companyActionsOf, mayWithRole } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { settingsOf } from './settings.ts'
import { viewCostCentre, viewInvitation, viewMember } from './view.ts'

/** A company as one of its members sees it; undefined for a stranger. */
export async function readCompany(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { companyId, buyerId }: { companyId: string; buyerId: string },
) {
  const role = await roleIn(db, { companyId, userId: buyerId })
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'npwp', 'nitku', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!role || !company) return undefined
  const members = await membersIn(db, companyId)
  const centres = await db
    .selectFrom('cost_centres')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute()
  const invitations = mayWithRole(role, 'company:manage')
    ? await db
        .selectFrom('company_invitations')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('state', '=', 'open')
        .orderBy('id')
        .execute()
    : []
  return {
    company: { ...company, role, actions: companyActionsOf(role) },
    members: members.map((member) => viewMember(member, buyerId)),
    invitations: invitations.map((invitation) => viewInvitation(invitation, now())),
    cost_centres: centres.map(viewCostCentre),
    settings: await settingsOf(db, companyId),
  }
}

/** The members of a company, in the order in which they joined. */
export const membersIn = (db: Pick<Database, 'selectFrom'>, companyId: string) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select([
      'company_members.user_id',
      'users.name',
      'users.email',
      'users.handphone',
      'company_members.role',
      'company_members.joined_at',
      'company_members.outlet_ids',
    ])
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.joined_at')
    .orderBy('company_members.user_id')
    .execute()
