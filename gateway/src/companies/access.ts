import { roleIn, type CompanyRole } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Database, Trx } from '../server/database.ts'

/** A change that the company's rules refuse. It rolls the transaction back. */
export class CompanyRefused extends Error {
  readonly refusal: string

  constructor(refusal: string) {
    super(refusal)
    this.refusal = refusal
  }
}

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
  if (!company || !role) throw new CompanyRefused('COMPANY_UNKNOWN')
  return { role, name: company.name }
}

/** Like `lockAsMember`, for an admin: throws for any other role. */
export async function lockAsManager(
  trx: Trx,
  member: { companyId: string; buyerId: string },
): Promise<{ name: string }> {
  const { role, name } = await lockAsMember(trx, member)
  if (!mayWithRole(role, 'company:manage')) throw new CompanyRefused('ROLE_FORBIDS')
  return { name }
}

/** The admins of a company. */
export const adminsOf = async (
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('company_members')
      .select('user_id')
      .where('company_id', '=', companyId)
      .where('role', '=', 'admin')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id)

/** Runs a change, and passes its refusal on to the call, which lists all refusals that the change can throw. */
export async function refusing<T>(
  work: () => Promise<T>,
  refuse: (name: never) => never,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CompanyRefused) return refuse(error.refusal as never)
    throw error
  }
}
