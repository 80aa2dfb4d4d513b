import { memberIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import { type Act, type Kind, reachOf } from './mandate.ts'

/**
 * P-03: the outlets of a company for which a member does this act on things of other members. A member without named
 * outlets orders for all of them, but is at the door of none.
 */
export async function outletsFor<Of extends Kind>(
  db: Pick<Database, 'selectFrom'>,
  kind: Of,
  act: Act<Of>,
  member: { companyId: string; userId: string },
): Promise<readonly string[]> {
  const found = await memberIn(db, member)
  return found && reachOf(kind, act, found.role) === 'outlet' ? found.outlet_ids : []
}
