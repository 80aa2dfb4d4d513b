import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { configFrom } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { makeGateway, prepare } from '../server/gateway.ts'
import { issueToken } from '../server/visitor.ts'
import { domains } from '../domains.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { draftFor } from './testing-orders.ts'

const PIECES = 12
const BUYERS = 30
const server = process.env.TEST_DATABASE_URL
const place: { directory?: string; url?: string } = {}
let child: ChildProcess | undefined
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
    config: { ...configFrom({}), logLevel: 'silent' },
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
  const script = join(import.meta.dirname, 'testing-mortal-gateway.ts')
  const env = {
    ...process.env,
    MORTAL_DIRECTORY: place.directory ?? '',
    MORTAL_URL: place.url ?? '',
  }
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  origin = await new Promise((resolve, reject) => {
    child!.stdout!.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child!.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)))
  })
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child!.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Sends an order; nothing when the gateway died before it answered. */
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

const byKey = async (buyer: TestBuyer, key: string) => {
  const response = await fetch(`${origin}/marketplace/v1/orders/by-key/${key}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  return response.status === 200
    ? ((await response.json()) as { data: { order_id: string; payment: { url?: string } } }).data
    : undefined
}

test('C-27: a gateway killed between order and answer has made one order, which is found by its key after the restart', async () => {
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

test('C-27 X-04: a gateway killed amid 30 orders for the last 12 pieces sells exactly 12 once everybody has asked again', async () => {
  const made = await alone(async (shop, db) => {
    const product = await shop.product({
      id: 500,
      seller_id: await shop.seller({ id: 501 }),
      stock: PIECES,
    })
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.buyer()))
    const draft = await draftFor(db, buyers[0]!, [{ id_item: product, quantity: 1 }])
    return {
      product,
      tries: buyers.map((buyer) => ({
        buyer,
        key: randomUUID(),
        body: { ...draft, shipping_address_id: buyer.addressId },
      })),
    }
  })
  const send = () => Promise.all(made.tries.map(({ buyer, body, key }) => post(buyer, body, key)))
  await start()
  // The fifth answer takes the gateway with it, while the others are under way.
  await Promise.all(
    made.tries.map(({ buyer, body, key }, at) =>
      post(buyer, body, key, at === 5 ? { 'x-die-before-answer': '1' } : {}),
    ),
  )
  await start()
  const answers = await send()
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(PIECES)
  expect(answers.filter((answer) => answer?.status === 422)).toHaveLength(BUYERS - PIECES)
  await kill()
  await alone(async (shop, db) => {
    expect(await shop.stockOf(made.product)).toBe(0)
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id'])
      .where('product_id', '=', Number(made.product))
      .execute()
    expect(new Set(lines.map(({ order_id }) => order_id)).size).toBe(PIECES)
  })
}, 120_000)
