import type { obstacleKinds } from '@borong/api/privacy.shapes'
import type { Database, Trx } from '../server/database.ts'

export interface Obstacle {
  kind: (typeof obstacleKinds)[number]
  path: string
  amount: number | null
  name: string | null
}

const ENDED_ORDERS = ['completed', 'cancelled', 'expired'] as const
const OPEN_BILLS = ['awaiting_payment', 'paid', 'sent', 'pending'] as const

/** The matters that the buyer must settle before the account can be deleted. */
export async function obstaclesOf(db: Database | Trx, userId: string): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  const plain = { amount: null, name: null }
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ENDED_ORDERS)
    .limit(1)
    .executeTakeFirst()
  if (order) found.push({ kind: 'OPEN_ORDER', path: '/transaction', ...plain })
  const bill = await db
    .selectFrom('bill_transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN_BILLS)
    .limit(1)
    .executeTakeFirst()
  if (bill) found.push({ kind: 'OPEN_BILL', path: '/billing', ...plain })
  const lines = await db
    .selectFrom('credit_lines')
    .select(['state', 'owed', 'reserved'])
    .where('user_id', '=', userId)
    .execute()
  const running = lines.filter(
    ({ state, owed, reserved }) => state !== 'closed' || owed > 0 || reserved > 0,
  )
  if (running.length > 0)
    found.push({
      kind: 'CREDIT',
      path: '/credit',
      amount: running.reduce((sum, { owed, reserved }) => sum + owed + reserved, 0),
      name: null,
    })
  const money = await db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('currency', 'in', ['IDR', 'CREDIT'])
    .execute()
  const balance = money.reduce((sum, account) => sum + account.balance, 0)
  if (balance > 0) found.push({ kind: 'WALLET', path: '/wallet', amount: balance, name: null })
  for (const { company_id, name } of await companiesOf(db, userId))
    if (await needsHim(db, company_id, userId))
      found.push({ kind: 'ONLY_ADMIN', path: `/company/${company_id}`, amount: null, name })
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

/** Others are in the company, and none of them is an admin. */
async function needsHim(db: Database | Trx, companyId: string, userId: string): Promise<boolean> {
  const others = await db
    .selectFrom('company_members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '!=', userId)
    .execute()
  return others.length > 0 && others.every(({ role }) => role !== 'admin')
}
