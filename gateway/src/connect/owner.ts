import { roleIn } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { ApiKeyTable } from './table.ts'

/** A key of a company reads all its orders, so only members who see all orders create, see and revoke its keys. */
const ACTION = 'company:see-orders'

/** Why this buyer may not manage the keys of the company; undefined for a member who may. */
export async function problemOf(
  db: Pick<Database, 'selectFrom'>,
  { companyId, buyerId }: { companyId: string; buyerId: string },
): Promise<'COMPANY_UNKNOWN' | 'ROLE_FORBIDS' | undefined> {
  const role = await roleIn(db, { companyId, userId: buyerId })
  if (!role) return 'COMPANY_UNKNOWN'
  return mayWithRole(role, ACTION) ? undefined : 'ROLE_FORBIDS'
}

/**
 * Whether the member who created this key may still read all orders of the company. Who left and joined again creates a
 * new key.
 */
export async function isCreatorAllowed(
  db: Pick<Database, 'selectFrom'>,
  key: Pick<ApiKeyTable, 'user_id' | 'company_id' | 'created_at'>,
): Promise<boolean> {
  if (key.company_id === null) return true
  const member = await db
    .selectFrom('company_members')
    .select(['role', 'joined_at'])
    .where('company_id', '=', key.company_id)
    .where('user_id', '=', key.user_id)
    .executeTakeFirst()
  return (
    member !== undefined && member.joined_at <= key.created_at && mayWithRole(member.role, ACTION)
  )
}

/** The active keys of an owner, the oldest first. */
export const keysOf = (
  db: Pick<Database, 'selectFrom'>,
  { buyerId, companyId }: { buyerId: string; companyId: string | undefined },
) => {
  const active = db.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null)
  const own =
    companyId === undefined
      ? active.where('user_id', '=', buyerId).where('company_id', 'is', null)
      : active.where('company_id', '=', companyId)
  return own.orderBy('id').execute()
}
