import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { companiesOf, roleIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import { type Kind, reachOf } from './mandate.ts'

const tables = {
  order: 'orders',
  quote: 'quotes',
  tender: 'tenders',
  bill: 'bill_transactions',
  shipment: 'cargo_bookings',
} as const satisfies Record<Kind, string>

/**
 * P-03: the condition of the rows that a buyer may read. Without a company: personal ones, and own ones of companies that
 * the buyer is a member of. With a company: those in the mandate of the member's role. Undefined for a stranger of the
 * company.
 */
export async function readable(
  db: Pick<Database, 'selectFrom'>,
  kind: Kind,
  {
    buyerId,
    companyId,
    judged,
  }: {
    buyerId: string
    companyId: string | undefined
    /** The condition of the rows that an approver judges. */
    judged?: (approver: { companyId: string; approverId: string }) => RawBuilder<SqlBool>
  },
): Promise<RawBuilder<SqlBool> | undefined> {
  const column = (name: string) => sql.ref(`${tables[kind]}.${name}`)
  const own = sql<SqlBool>`${column('user_id')} = ${buyerId}`
  if (companyId === undefined)
    return sql`(${own} and (${column('company_id')} is null or ${column('company_id')} in ${companiesOf(db, buyerId)}))`
  const role = await roleIn(db, { companyId, userId: buyerId })
  if (!role) return undefined
  const ofCompany = sql<SqlBool>`${column('company_id')} = ${companyId}`
  const reach = reachOf(kind, 'read', role)
  if (reach === 'all') return ofCompany
  if (reach === 'judged' && judged)
    return sql`(${ofCompany} and (${own} or ${judged({ companyId, approverId: buyerId })}))`
  return sql`(${ofCompany} and ${own})`
}
