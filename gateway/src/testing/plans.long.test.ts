import { randomUUID } from 'node:crypto'
import { keyScopes } from '@borong/api/connect.shapes'
import { markBillPaid } from '../billing/create.ts'
import { sendBills } from '../billing/send.ts'
import { settle } from '../billing/settle.ts'
import { insertBillRows } from '../billing/testing-rows.ts'
import { insertPushSubscription } from '../push/testing-rows.ts'
import { insertCreditRows } from '../credit/testing-rows.ts'
import { testShop } from '../cart/testing-shop.ts'
import { insertExport } from '../privacy/testing-exports.ts'
import { renewPopularity } from '../search/popularity.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { testTenders } from '../tenders/testing-tenders.ts'
import { demoBuyers } from '@borong/demo/buyers'
import { knownTexts, operations, randomRequest } from './random-requests.ts'
import { randomFrom } from './random-values.ts'
import { atomically } from '../server/database.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'
import {
  forgetSizes,
  partialIndexes,
  tablesReadWhole,
  watchStatements,
} from './watched-statements.ts'

const ROUNDS = 12

/** Tables that may be read whole: those that the shop itself fills, which stay small, and those with another reason. */
const mayBeRead = new Set([
  'categories',
  'brands',
  'banners',
  'campaigns',
  'promos',
  'popular_keywords',
  'vouchers',
  'flags',
  // It has only pending reminders, at most a hundred for each buyer; a job scans it.
  'stock_reminders',
])

let gateway: TestGateway
let known: Map<string, string[]>
const { log, seen } = watchStatements()
beforeAll(async () => {
  gateway = await startTestGateway({ market: true, log })
  await forgetSizes(gateway.gateway.db)
  known = await knownTexts(gateway.gateway.db)
  // Those of the preparation are not the gateway's.
  seen.clear()
})
afterAll(() => gateway.close())

test('C-01: every query uses an index', async () => {
  await askEverything()
  await buy()
  await payBill()
  await tender()
  await readByKey()
  await insertCreditRows(gateway.gateway, demoBuyers.budi.id)
  const { family } = await gateway.gateway.db
    .selectFrom('tokens')
    .select('family')
    .where('user_id', '=', demoBuyers.budi.id)
    .executeTakeFirstOrThrow()
  await insertPushSubscription(gateway.gateway, demoBuyers.budi.id, family)
  for (const path of [
    '/inbox',
    '/biller',
    '/seller-desk',
    '/seller-desk/cargo',
    '/seller-desk/credit',
    '/seller-desk/search',
    '/seller-desk/stores/toko-900001',
    '/seller-desk/tax-invoices',
    '/seller-desk/tax-invoices/1/2026-11',
    '/telemetry',
    '/sitemap.xml',
  ])
    await gateway.gateway.app.inject({ url: path, headers: { accept: 'application/json' } })
  await changeStore()
  await deleteAccount()
  await gateway.gateway.metrics.metrics()
  for (const job of gateway.gateway.domains.flatMap((domain) => domain.jobs ?? []))
    await job.run(gateway.gateway)
  // Orders are counted a minute after they were paid.
  await renewPopularity(gateway.gateway.db, new Date(gateway.gateway.now().getTime() + 120_000))

  const checked = [...seen.values()].filter(({ sql }) =>
    /^\s*(select|with|update|delete)\b/i.test(sql),
  )
  expect(checked.length).toBeGreaterThan(150)
  const { db } = gateway.gateway
  const partial = await partialIndexes(db)
  const wrong: string[] = []
  for (const query of checked) {
    const tables = await tablesReadWhole(db, query, partial)
    const bad = tables.filter((table) => !mayBeRead.has(table))
    if (bad.length > 0) wrong.push(`${bad.join(', ')}: ${query.sql}`)
  }
  expect(wrong).toEqual([])
}, 180_000)

/** Sends every call with random valid requests, to cover most of its queries. */
async function askEverything(): Promise<void> {
  const { app } = gateway.gateway
  const random = randomFrom(20_260_817)
  for (const operation of operations) {
    // New tokens for each call: one of the calls ends a sign-in.
    const buyer = await gateway.token(demoBuyers.budi.id)
    const guest = await gateway.token()
    for (let round = 0; round < ROUNDS; round++) {
      const request = randomRequest(operation, random, 0, known)
      const authorization = `Bearer ${round % 4 === 3 ? guest : buyer}`
      const headers = { ...request.headers, authorization, 'idempotency-key': randomUUID() }
      await app.inject({ ...request, headers })
    }
  }
}

/** The acts of the desk on a store. */
async function changeStore(): Promise<void> {
  const { app } = gateway.gateway
  for (const [act, change] of [
    ['email', { email: 'toko@contoh.id' }],
    ['membership', { membership: '3' }],
  ] as const) {
    const payload = { alias: 'toko-900001', ...change }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/seller-desk/stores/${act}`,
      payload,
    })
    expect(statusCode).toBe(200)
  }
}

/** The copy of a buyer's data, and an account that is deleted by the jobs. */
async function deleteAccount(): Promise<void> {
  await insertExport(gateway.gateway, demoBuyers.budi.id)
  const { userId } = await gateway.signedIn()
  const at = gateway.gateway.now()
  await gateway.gateway.db
    .insertInto('account_deletions')
    .values({ user_id: userId, asked_at: at, due_at: at, blocked_at: null })
    .execute()
}

/** The work on a paid bill: sent, answered, reported twice, shown at the desk. */
async function payBill(): Promise<void> {
  const { gateway: shop } = gateway
  const { id, serial } = await insertBillRows(shop, demoBuyers.budi.id)
  const paid = { billId: id, paidAmount: 50_000, at: shop.now() }
  await atomically(shop.db, (trx) => markBillPaid(trx, paid))
  await Promise.all(await sendBills(shop))
  const outcome = { outcome: 'unknown', detail: 'HTTP 502' } as const
  for (const digest of ['1', '1']) await settle(shop, id, { source: 'callback', outcome, digest })
  await settle(shop, id, { source: 'status', outcome })
  await shop.db
    .updateTable('bill_transactions')
    .set({ alarm: 'PENDING_LONG' })
    .where('id', '=', id)
    .execute()
  await shop.app.inject({ url: '/seller-desk/bills' })
  const payload = { serial, decision: 'failed', reason: 'not delivered' }
  await shop.app.inject({ method: 'POST', url: '/seller-desk/bills', payload })
}

/** A tender with its offer, its award and its pages at the desk. */
async function tender(): Promise<void> {
  const buyer = await testShop(gateway).buyer()
  const tenders = testTenders(gateway)
  const { number } = await tenders.sent(buyer)
  await tenders.offer(number, 'toko-900001', [['900002', 1000]])
  await tenders.offer(number, 'toko-900001', [['900002', 900]])
  const offered = await tenders.read(buyer, number)
  for (const path of ['', `/${number}`, `/${number}/toko-900001`])
    await gateway.gateway.app.inject({ url: `/seller-desk/tender-offers${path}` })
  await tenders.award(buyer, offered, [[offered.offers[0]!, [1]]])
}

/** The read API, with a personal key and with one of a company. */
async function readByKey(): Promise<void> {
  const { app } = gateway.gateway
  const as = await gateway.token(demoBuyers.budi.id)
  const [company] = (await gateway.call('companies', { as })).body.companies
  for (const owner of [{}, { company_id: company!.id }]) {
    const request_id = randomUUID()
    const body = { request_id, name: 'x', scopes: [...keyScopes], ...owner }
    const { key } = (await gateway.call('createApiKey', { as, body })).body
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${key}` }
      const answer = await app.inject({ url: `/connect/v1/${path}`, headers })
      return (answer.json() as { next_cursor?: string }).next_cursor ?? ''
    }
    await read('orders?updated_since=2026-01-01T00:00:00Z')
    await read(`orders?cursor=${await read('orders?limit=1')}`)
    await read('orders/x')
    await read(`products?cursor=${await read('products?limit=1')}`)
    await read('products?ids=1,2&seller_id=1')
    await read('products/1')
    await gateway.call('apiKeys', { as, query: owner })
  }
}

async function buy(): Promise<void> {
  const shop = testShop(gateway)
  const orders = testOrders(gateway)
  const seller_id = await shop.seller({ id: 900_001 })
  const product = await shop.product({ id: 900_002, seller_id })
  const buyer = await shop.buyer()
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 2 }] })
  const items = [{ id_item: product, quantity: 2 }]
  const paid = await orders.order(buyer, items)
  await orders.atBank(paid.payment.url!, { action: 'pay' })
  const left = await orders.order(buyer, items)
  const params = { orderId: left.order_id }
  await gateway.call('cancelOrder', { as: buyer.token, params, body: { reason: 'x' } })
}
