import { Refused } from '../server/refused.ts'
import { lockBuyer } from '../identity/public.ts'
import { roleIn, type CompanyRole } from '../memberships/public.ts'
import { type CompanyAction, mayWithRole } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'

/**
 * Locks the company, which serializes the changes of its members, and returns the role of this member in it. Throws for a
 * stranger.
 */
export async function lockAsMember(
  trx: Trx,
  member: { companyId: string; buyerId: string },
): Promise<{ role: CompanyRole; name: string }> {
  const company = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', member.companyId)
    .forUpdate()
    .executeTakeFirst()
  const role = await roleIn(trx, { companyId: member.companyId, userId: member.buyerId })
  if (!company || !role) throw new Refused('COMPANY_UNKNOWN')
  return { role, name: company.name }
}

/** Like `lockAsMember`, for an action: throws for a role that it is not allowed to. */
export async function lockFor(
  trx: Trx,
  action: CompanyAction,
  member: { companyId: string; buyerId: string },
): Promise<{ name: string }> {
  const { role, name } = await lockAsMember(trx, member)
  if (!mayWithRole(role, action)) throw new Refused('ROLE_FORBIDS')
  return { name }
}

/** Like `lockAsMember`, for an admin: throws for any other role. */
export const lockAsManager = (trx: Trx, member: { companyId: string; buyerId: string }) =>
  lockFor(trx, 'company:manage', member)

/** Serializes the work of one buyer or one company that counts before it adds. */
export async function lockOwner(
  trx: Trx,
  { buyerId, companyId }: { buyerId: string; companyId: string | null | undefined },
): Promise<void> {
  if (!companyId) return lockBuyer(trx, buyerId)
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
}
