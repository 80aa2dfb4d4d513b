import type { Database } from '../server/database.ts'

/** The mandate of members for the balance of their company. */
export type MayInCompany = (
  db: Database,
  asked: { buyerId: string; companyId: string; action: 'company:buy' | 'company:finance' },
) => Promise<boolean>

/** F-08: the owner of the balance that a buyer asks for: the buyer, or a company in which the buyer may do one of these. */
export async function balanceOwner(
  db: Database,
  mayInCompany: MayInCompany,
  { buyerId, companyId }: { buyerId: string; companyId: string | undefined },
  actions: readonly Parameters<MayInCompany>[1]['action'][],
): Promise<string | undefined> {
  if (companyId === undefined) return buyerId
  for (const action of actions)
    if (await mayInCompany(db, { buyerId, companyId, action })) return companyId
  return undefined
}
