import type { obstacleKinds, openParts } from '@borong/api/privacy.shapes'
import { hasShipmentUnderway } from '../cargo/public.ts'
import { openComplaintOf } from '../complaints/public.ts'
import { runningCredit } from '../credit/public.ts'
import { companiesOf as memberOf } from '../memberships/public.ts'
import type { Database, Trx } from '../server/database.ts'

export interface Obstacle {
  kind: (typeof obstacleKinds)[number]
  part?: (typeof openParts)[number]
  path: string
  amount: number | null
  name: string | null
}

const ENDED_ORDERS = ['completed', 'cancelled', 'expired'] as const
const OPEN_BILLS = ['awaiting_approval', 'awaiting_payment', 'paid', 'sent', 'pending'] as const

/** The matters that the buyer must settle before the account can be deleted. */
export async function obstaclesOf(db: Database | Trx, userId: string): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  const plain = { amount: null, name: null }
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ENDED_ORDERS)
    // Orders of a leaver stay with the company.
    .where((eb) =>
      eb.or([eb('company_id', 'is', null), eb('company_id', 'in', memberOf(db, userId))]),
    )
    .limit(1)
    .executeTakeFirst()
  if (order) found.push({ kind: 'OPEN_ORDER', path: '/transaction', ...plain })
  const bill = await db
    .selectFrom('bill_transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN_BILLS)
    .where((eb) =>
      eb.or([eb('company_id', 'is', null), eb('company_id', 'in', memberOf(db, userId))]),
    )
    .limit(1)
    .executeTakeFirst()
  if (bill) found.push({ kind: 'OPEN_BILL', path: '/billing', ...plain })
  const complaint = await openComplaintOf(db, userId)
  if (complaint)
    found.push({
      kind: 'OPEN_ORDER',
      part: 'OPEN_COMPLAINT',
      path: `/transaction/${complaint.orderId}/complaint/${complaint.number}`,
      ...plain,
    })
  if (await hasShipmentUnderway(db, userId))
    found.push({
      kind: 'OPEN_ORDER',
      part: 'OPEN_SHIPMENT',
      path: '/services/borong-kargo',
      ...plain,
    })
  const companies = []
  for (const company of await companiesOf(db, userId))
    companies.push({ ...company, others: await othersIn(db, company.company_id, userId) })
  const alone = companies.filter(({ others }) => others.length === 0)
  const amount = await runningCredit(db, {
    userId,
    companyIds: alone.map(({ company_id }) => company_id),
  })
  if (amount !== null) found.push({ kind: 'CREDIT', path: '/credit', amount, name: null })
  const money = await db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('currency', 'in', ['IDR', 'CREDIT'])
    .execute()
  const balance = money.reduce((sum, account) => sum + account.balance, 0)
  if (balance > 0) found.push({ kind: 'WALLET', path: '/wallet', amount: balance, name: null })
  for (const { company_id, name, others } of companies)
    if (others.length > 0 && others.every(({ role }) => role !== 'admin'))
      found.push({ kind: 'ONLY_ADMIN', path: `/company/${company_id}/members`, amount: null, name })
  return found
}

const companiesOf = (db: Database | Trx, userId: string) =>
  db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['company_members.company_id', 'companies.name'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.role', '=', 'admin')
    .execute()

const othersIn = (db: Database | Trx, companyId: string, userId: string) =>
  db
    .selectFrom('company_members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '!=', userId)
    .execute()
