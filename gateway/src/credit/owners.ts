import { membershipsOf } from '../memberships/public.ts'
import { mayWithRole, type CompanyAction } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

export const ownerOfUser = (userId: string) => `user:${userId}`
export const ownerOfCompany = (companyId: string) => `company:${companyId}`

export interface Owner {
  owner: string
  /** Null for the buyer. */
  companyId: string | null
  companyName: string | null
}

/** The buyer, and the companies in which the buyer may do one of these. */
export async function ownersFor(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  actions: readonly CompanyAction[],
): Promise<Owner[]> {
  const memberships = await membershipsOf(db, buyerId)
  return [
    { owner: ownerOfUser(buyerId), companyId: null, companyName: null },
    ...memberships
      .filter(({ role }) => actions.some((action) => mayWithRole(role, action)))
      .map(({ companyId, companyName }) => ({
        owner: ownerOfCompany(companyId),
        companyId,
        companyName,
      })),
  ]
}
