import { type RawBuilder, sql } from 'kysely'
import { companiesOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'

const PAGE_ROWS = 500

/** Tables with rows of a buyer, by the column of the buyer's id. */
const OWNED: readonly (readonly [table: string, column: string])[] = [
  ['users', 'id'],
  ['accepted_terms', 'user_id'],
  ['sign_ins', 'user_id'],
  ['api_keys', 'user_id'],
  ['social_accounts', 'user_id'],
  ['passkeys', 'user_id'],
  ['business_profiles', 'user_id'],
  ['business_mails', 'user_id'],
  ['company_members', 'user_id'],
  ['addresses', 'user_id'],
  ['cart_lines', 'user_id'],
  ['cart_notes', 'user_id'],
  ['wishes', 'user_id'],
  ['orders', 'user_id'],
  ['product_reviews', 'user_id'],
  ['quotes', 'user_id'],
  ['tenders', 'user_id'],
  ['agents', 'user_id'],
  ['applications', 'user_id'],
  ['seller_messages', 'user_id'],
  ['notifications', 'user_id'],
  ['push_subscriptions', 'user_id'],
  ['push_settings', 'user_id'],
  ['wallet_accounts', 'user_id'],
  ['wallet_entries', 'user_id'],
  ['credit_lines', 'user_id'],
  ['credit_applications', 'user_id'],
  ['credit_payments', 'user_id'],
  ['bill_transactions', 'user_id'],
  ['bill_batches', 'user_id'],
  ['bill_numbers', 'user_id'],
  ['voucher_grants', 'user_id'],
  ['referral_codes', 'user_id'],
  ['referral_invitations', 'buyer_id'],
  ['point_debts', 'user_id'],
  ['cargo_bookings', 'user_id'],
  ['price_alerts', 'user_id'],
  ['stock_reminders', 'user_id'],
  ['deal_reminders', 'user_id'],
  ['list_schedules', 'user_id'],
  ['files', 'user_id'],
]

/** Tables whose rows belong to a row of another table of the buyer. */
const INNER: readonly (readonly [table: string, column: string, of: string])[] = [
  ['order_lines', 'order_id', 'orders'],
  ['order_parcels', 'order_id', 'orders'],
  ['cancellations', 'order_id', 'orders'],
  ['receipts', 'order_id', 'orders'],
  ['complaints', 'order_id', 'orders'],
  ['credit_invoices', 'order_id', 'orders'],
  ['list_items', 'list_id', 'lists'],
  ['cancelled_lines', 'cancellation_id', 'cancellations'],
  ['receipt_lines', 'receipt_id', 'receipts'],
  ['complaint_events', 'complaint_id', 'complaints'],
  ['application_events', 'application_id', 'applications'],
  ['cargo_events', 'booking_id', 'cargo_bookings'],
]

/** Tables whose rows may belong to a company. After a buyer has left it, they are no longer the buyer's. */
const OF_COMPANIES = [
  'orders',
  'quotes',
  'tenders',
  'api_keys',
  'credit_applications',
  'credit_payments',
  'bill_transactions',
  'bill_batches',
]

/** The tables of which a buyer gets a copy. */
export const exportedTables: readonly string[] = [...OWNED, ...INNER]
  .map(([table]) => table)
  .concat('lists', 'search_histories')

/** Credentials, seals and technical keys: they are no data about the buyer, and a copy would endanger the account. */
const SECRET =
  /(?:^|_)(?:hash|sealed|key|family|sequence|endpoint|p256dh|auth|public_key|challenge)$/

export type Row = Record<string, unknown>

/** The rows of one buyer in one table, in pages that can be read once. */
export interface PersonalTable {
  name: string
  pages: AsyncIterable<Row[]>
}

/** All rows that the shop stores about a buyer. The transaction sees all tables at one moment. */
export function personalTables(trx: Trx, userId: string): PersonalTable[] {
  const rowsOf = (table: string, column: string, owner = userId) =>
    sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${owner}`
  const queries = new Map(OWNED.map(([table, column]) => [table, rowsOf(table, column)]))
  for (const table of OF_COMPANIES)
    queries.set(
      table,
      sql`${queries.get(table)!} and (company_id is null or company_id in ${companiesOf(trx, userId)})`,
    )
  queries.set('lists', sql`${rowsOf('lists', 'user_id')} and company_id is null`)
  queries.set('search_histories', rowsOf('search_histories', 'owner', `buyer:${userId}`))
  for (const [table, column, of] of INNER)
    queries.set(
      table,
      sql`select * from ${sql.table(table)} where ${sql.ref(column)} in (select id from (${queries.get(of)!}) as owners)`,
    )
  return [...queries].map(([name, query]) => ({ name, pages: pagesOf(trx, name, query) }))
}

async function* pagesOf(trx: Trx, table: string, query: RawBuilder<Row>): AsyncIterable<Row[]> {
  const cursor = sql.id(`copy_${table}`)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE_ROWS)} from ${cursor}`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(withoutSecrets)
  }
  await sql`close ${cursor}`.execute(trx)
}

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)))
