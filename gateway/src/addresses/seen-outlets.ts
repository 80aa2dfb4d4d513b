import { outletsOf } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

/**
 * F-08: whether a member orders to an address of the company. Members with outlets order to these and to addresses
 * without an outlet; all others order to every address. Undefined for a stranger.
 */
export async function seenOutlets(
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
  userId: string,
): Promise<((address: { cost_centre_id: string | null }) => boolean) | undefined> {
  const outlets = await outletsOf(db, { companyId, userId })
  return (
    outlets &&
    (({ cost_centre_id: id }) => id === null || outlets.length === 0 || outlets.includes(id))
  )
}
