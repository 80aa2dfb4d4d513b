import { testCompanies } from '../companies/testing-companies.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { openLine } from './lines.ts'
import { ownerOfCompany } from './owners.ts'
import { wrongBooks } from './testing-books.ts'
import { Debts } from './testing-debts.ts'

const ROUNDS = 40
const CONCURRENCY = 6

const gateway = openTestGateway()
const companies = testCompanies(gateway)

test('E-08: with orders, payments and refunds at the same moment no line exceeds its limit, and every ledger sums to zero', async () => {
  const { db, now } = gateway.gateway
  const random = randomFrom(20_261_124)
  const members = await Promise.all([1, 2, 3].map(() => gateway.signedIn()))
  const buyerIds = members.map(({ userId }) => userId)
  const companyId = await companies.company(
    Object.fromEntries(buyerIds.map((id, at) => [id, at === 0 ? 'admin' : 'buyer'] as const)),
  )
  const owner = ownerOfCompany(companyId)
  for (const method of ['pay-later', 'borong-plus-partner'])
    await atomically(db, (trx) =>
      openLine(trx, { companyId, method, limit: 1_000_000, days: 30, at: now() }),
    )
  const debts = new Debts(gateway.gateway, { buyerIds, companyId, random })
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => debts.step()))
    expect(await wrongBooks(db, owner)).toEqual([])
  }
  // All money of payments has lowered invoices or is in a wallet.
  const paid = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('account', '=', 'shop:bank')
    .executeTakeFirstOrThrow()
  const surplus = await db
    .selectFrom('wallet_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('category', '=', 'TERM_REFUND')
    .where('account', '=', 'shop:bank')
    .executeTakeFirstOrThrow()
  expect(debts.received).toBeGreaterThan(0)
  expect(Number(paid.sum) - Number(surplus.sum)).toBe(debts.received)
}, 120_000)
