import { orderActs } from '@borong/api/orders.shapes'
import { type CompanyRole, roleIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

/** The part of a company's orders that a role acts on: all, those that the member made or judges, or those that the member made. */
export type Reach = 'all' | 'judged' | 'own'

/** F-08 P-03: the acts of each role on the orders of its company. Any other act is refused. */
export const mandate = {
  read: { admin: 'all', finance: 'all', approver: 'judged', buyer: 'own' },
  pay: { admin: 'all', finance: 'all', approver: 'own', buyer: 'own' },
  cancel: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
  receive: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
  complain: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
  reorder: { admin: 'all', finance: 'own', approver: 'own', buyer: 'own' },
} as const satisfies Record<Act, Record<CompanyRole, Reach>>

export type Act = (typeof orderActs)[number]

/** An order belongs to its company, or without one to the buyer who made it. */
export interface Owned {
  user_id: string
  company_id: string | null
}

/** The id of the buyer or company whose balances pay, and receive refunds and earnings. */
export const ownerIdOf = ({ user_id, company_id }: Owned): string => company_id ?? user_id

/** The acts of a buyer with this role in the order's company. A stranger of the company has none. */
export function actsOn(
  owned: Owned,
  buyerId: string,
  role: CompanyRole | undefined,
): ReadonlySet<Act> {
  const isOwn = owned.user_id === buyerId
  if (owned.company_id === null) return new Set(isOwn ? orderActs : [])
  if (role === undefined) return new Set()
  return new Set(orderActs.filter((act) => isOwn || mandate[act][role] === 'all'))
}

/** The acts of a buyer now. Approvers also read the orders that they judge. */
export async function actsNow(
  db: Pick<Database, 'selectFrom'>,
  owned: Owned,
  buyerId: string,
): Promise<ReadonlySet<Act>> {
  const { company_id: companyId } = owned
  const role = companyId === null ? undefined : await roleIn(db, { companyId, userId: buyerId })
  return actsOn(owned, buyerId, role)
}
