import { sql } from 'kysely'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { exportedTables } from './personal-data.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

/** Tables of which a buyer gets no copy, with the reason. */
const NOT_EXPORTED: Record<string, string> = {
  account_deletions: 'the account page shows it',
  account_tickets: 'ends within minutes',
  address_books: 'the addresses have its content',
  agent_commissions: 'the entries of the wallet have its content',
  analytics_ids: 'an identifier without content',
  api_key_mails: 'the notifications have its content',
  approval_links: 'a credential',
  audit_persons: 'of the logs of companies',
  bill_inquiries: 'ends with its day',
  carts: 'the lines have its content',
  credit_holds: 'the orders have its content',
  data_exports: 'the copies themselves',
  desk_sessions: 'of operators and sellers',
  otas: 'a credential',
  otp_requests: 'a credential',
  passkey_challenges: 'a credential',
  payments: 'the orders and bills have its content',
  point_lots: 'the entries of the wallet have its content',
  point_uses: 'the entries of the wallet have its content',
  push_messages: 'the notifications have its content',
  referrals: 'the invitations and the entries of the wallet have its content',
  social_tickets: 'ends within minutes',
  tokens: 'a credential',
  voucher_uses: 'the orders have its content',
}

/** Tables whose rows stay when an account is deleted, with the reason. */
const KEPT: Record<string, string> = {
  accepted_terms: 'proof of the agreement',
  account_tickets: 'ends within minutes',
  api_key_mails: 'ends when it is sent',
  agent_commissions: 'books of rewards',
  applications: 'without its fields',
  approval_links: 'of the company',
  bill_batches: 'bills',
  bill_inquiries: 'ends with its day',
  bill_transactions: 'bills',
  cancellations: 'part of the orders',
  cargo_bookings: 'freight documents',
  company_members: 'removed with an entry in the log of the company',
  complaints: 'part of the orders',
  credit_applications: 'without its purpose',
  credit_holds: 'books of credit',
  credit_invoices: 'invoices',
  credit_lines: 'books of credit',
  credit_payments: 'books of credit',
  data_exports: 'removed with their bytes',
  desk_sessions: 'of operators and sellers',
  files: 'removed with their bytes',
  lists: 'only those of a company',
  order_lines: 'orders',
  orders: 'orders',
  otas: 'ends within minutes',
  passkey_challenges: 'ends within minutes',
  payments: 'payments',
  point_debts: 'books of the wallet',
  point_lots: 'books of the wallet',
  point_uses: 'books of the wallet',
  product_reviews: 'without the name',
  push_messages: 'ends within a day',
  quotes: 'without the address, except of a company',
  receipts: 'part of the orders',
  referrals: 'books of rewards',
  social_tickets: 'ends within minutes',
  tenders: 'without name and contact',
  voucher_uses: 'part of the orders',
  wallet_accounts: 'books of the wallet',
  wallet_entries: 'books of the wallet',
}

test('F-06: every table with rows of buyers is in their copy and in the deletion, or has a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'buyer_id')
    order by 1`.execute(gateway.gateway.db)
  const tables = rows.map(({ name }) => name)
  const removedTables = gateway.gateway.domains.flatMap(({ removed = {} }) => Object.keys(removed))
  const lacking = (listed: readonly string[], reasons: Record<string, string>) =>
    tables.filter((name) => !listed.includes(name) && !reasons[name])
  expect(lacking(exportedTables, NOT_EXPORTED)).toEqual([])
  expect(lacking(removedTables, KEPT)).toEqual([])
  const useless = (listed: readonly string[], reasons: Record<string, string>) =>
    Object.keys(reasons).filter((name) => listed.includes(name) || !tables.includes(name))
  expect(useless(exportedTables, NOT_EXPORTED)).toEqual([])
  expect(useless(removedTables, KEPT)).toEqual([])
})
