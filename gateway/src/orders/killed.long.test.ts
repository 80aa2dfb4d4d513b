import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { loadDemo } from '../load-demo.ts'
import { configFrom } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { issueToken } from '../server/visitor.ts'
import { domains } from '../domains.ts'
import { type OtherGateway, startOtherGateway } from '../testing/other-process.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { draftFor } from './testing-orders.ts'

const PIECES = 50
const BUYERS = 200
const WALLET = 30_000
const server = process.env.TEST_DATABASE_URL
const place: { directory?: string; url?: string } = {}
let running: OtherGateway | undefined
let origin: string

beforeAll(async () => {
  if (!server) {
    place.directory = await mkdtemp(join(tmpdir(), 'borong-killed-'))
    return
  }
  const name = `borong_killed_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  place.url = Object.assign(new URL(server), { pathname: `/${name}` }).href
})
afterAll(async () => {
  await kill()
  if (place.directory) await rm(place.directory, { recursive: true, force: true })
})

/** Opens the database while no gateway runs. */
async function alone<T>(
  work: (shop: ReturnType<typeof testShop>, db: TestGateway['gateway']['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place)
  const gateway = makeGateway({
    db: database.db,
    config: { ...configFrom({ DEMO: '1' }), logLevel: 'silent' },
    extension: await loadDemo(),
  })
  try {
    await prepare(gateway, { seeded: domains.filter(({ name }) => name === 'vouchers') })
    const signedIn: TestGateway['signedIn'] = async () => {
      const userId = randomUUID()
      const token = await issueToken(database.db, {
        kind: 'access',
        userId,
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      return { userId, token }
    }
    return await work(testShop({ gateway, signedIn } as TestGateway), database.db)
  } finally {
    await gateway.app.close()
    await database.close()
  }
}

async function start(): Promise<void> {
  running = await startOtherGateway(place)
  origin = running.origin
}

const kill = async () => running?.kill()

/** Sends an order; undefined when the gateway was killed before its response. */
async function post(
  buyer: TestBuyer,
  body: object,
  key: string,
  headers: Record<string, string> = {},
) {
  try {
    const response = await fetch(`${origin}/marketplace/v3/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      body: (await response.json()) as { data: { order_id: string } },
    }
  } catch {
    return undefined
  }
}

/** Sends an order again while the gateway has no connection of the database to spare, as a browser does. */
async function postPatiently(...order: Parameters<typeof post>): ReturnType<typeof post> {
  for (;;) {
    const answer = await post(...order)
    if (answer?.status !== 503) return answer
  }
}

const byKey = async (buyer: TestBuyer, key: string) => {
  const response = await fetch(`${origin}/marketplace/v1/orders/by-key/${key}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  return response.status === 200
    ? ((await response.json()) as { data: { order_id: string; payment: { url?: string } } }).data
    : undefined
}

test('C-27: a gateway killed between order and response has made one order, which its key finds after the restart', async () => {
  const made = await alone(async (shop, db) => {
    const product = await shop.product({ seller_id: await shop.seller(), stock: 10 })
    const buyer = await shop.buyer()
    return { buyer, product, body: await draftFor(db, buyer, [{ id_item: product, quantity: 4 }]) }
  })
  const key = randomUUID()
  await start()
  expect(await post(made.buyer, made.body, key, { 'x-die-before-answer': '1' })).toBeUndefined()
  await start()
  const found = await byKey(made.buyer, key)
  expect(found?.payment.url).toContain('/bank/')
  const again = await post(made.buyer, made.body, key)
  expect(again?.body.data.order_id).toBe(found?.order_id)
  await kill()
  await alone(async (shop, db) => {
    expect(await shop.stockOf(made.product)).toBe(6)
    expect(
      await db.selectFrom('orders').select('id').where('user_id', '=', made.buyer.userId).execute(),
    ).toHaveLength(1)
  })
}, 120_000)

test('C-27 X-04: a gateway killed during 200 orders of several lines for the last 50 pieces sells exactly 50 after all are sent again', async () => {
  const made = await alone(async (shop, db) => {
    const seller_id = await shop.seller({ id: 501 })
    const product = await shop.product({ id: 500, seller_id, stock: PIECES })
    const other = await shop.product({ id: 502, seller_id, stock: 10_000 })
    const buyers: TestBuyer[] = []
    for (let at = 0; at < BUYERS; at++) buyers.push(await shop.buyer())
    for (const { userId } of buyers) await fillWallet(db, userId)
    const items = [product, other].map((id_item) => ({ id_item, quantity: 1 }))
    const wallet = { use_wallet: true, wallet_amount: WALLET }
    const draft = await draftFor(db, buyers[0]!, items, wallet)
    return {
      product,
      other,
      tries: buyers.map((buyer, at) => ({
        buyer,
        key: randomUUID(),
        body: {
          ...draft,
          items: at % 2 ? items : items.toReversed(),
          shipping_address_id: buyer.addressId,
        },
      })),
    }
  })
  const send = (dying = -1) =>
    Promise.all(
      made.tries.map(({ buyer, body, key }, at) =>
        postPatiently(buyer, body, key, at === dying ? { 'x-die-before-answer': '1' } : {}),
      ),
    )
  await start()
  // The gateway dies before its response to one order, while the other requests are in flight.
  const first = await send(25)
  expect(first.filter((answer) => answer === undefined).length).toBeGreaterThan(1)
  await start()
  const answers = await send()
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(PIECES)
  expect(answers.filter((answer) => answer?.status === 422)).toHaveLength(BUYERS - PIECES)
  await kill()
  await alone(async (shop, db) => {
    expect(await shop.stockOf(made.product)).toBe(0)
    expect(await shop.stockOf(made.other)).toBe(10_000 - PIECES)
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'user_id'])
      .where('product_id', '=', Number(made.product))
      .execute()
    expect(lines).toHaveLength(PIECES)
    expect(new Set(lines.map(({ user_id }) => user_id)).size).toBe(PIECES)
    const accounts = await db
      .selectFrom('wallet_accounts')
      .select('balance')
      .where('currency', '=', 'IDR')
      .where('user_id', 'is not', null)
      .execute()
    expect(accounts.filter(({ balance }) => balance === 0)).toHaveLength(PIECES)
    expect(accounts.filter(({ balance }) => balance === WALLET)).toHaveLength(BUYERS - PIECES)
    const entries = await db.selectFrom('wallet_entries').select(['amount', 'user_id']).execute()
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(entries.filter(({ user_id }) => user_id !== null)).toHaveLength(PIECES)
  })
}, 240_000)

test('C-27: ends an order after the restart when its deadline passes while no gateway runs', async () => {
  const made = await alone(async (shop, db) => {
    const product = await shop.product({
      seller_id: await shop.seller({ id: 601 }),
      id: 600,
      stock: 9,
    })
    const buyer = await shop.buyer()
    return { buyer, product, body: await draftFor(db, buyer, [{ id_item: product, quantity: 4 }]) }
  })
  await start()
  const answer = await post(made.buyer, made.body, randomUUID())
  await kill()
  const id = answer!.body.data.order_id
  await alone((_, db) =>
    db
      .updateTable('orders')
      .set({ payment_deadline: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute(),
  )
  await start()
  await expectState(made.buyer, id, 'expired')
  await kill()
  await alone(async (shop) => expect(await shop.stockOf(made.product)).toBe(9))
}, 120_000)

const fillWallet = (db: TestGateway['gateway']['db'], userId: string) =>
  db
    .insertInto('wallet_accounts')
    .values({
      id: userId,
      user_id: userId,
      currency: 'IDR',
      balance: WALLET,
      status: 'active',
      created_at: new Date(),
    })
    .execute()

/** Requests the order until it has this state; the timeout of the test is the limit. */
async function expectState(buyer: TestBuyer, id: string, state: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/marketplace/v1/orders/${id}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    const order = (await response.json()) as { data: { state: string } }
    if (order.data.state === state) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
