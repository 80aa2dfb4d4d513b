import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { hashPassword } from '../identity/public.ts'
import { loadDemo } from '../load-demo.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { configFrom } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { issueToken } from '../server/visitor.ts'
import { type OtherGateway, startOtherGateway } from '../testing/other-process.ts'
import { billing } from './billing.ts'
import { PIN } from './testing-bills.ts'

const KILLS = 5
const BILLS_FOR_EACH = 8
const WALLET = 10_000_000
/** Published test numbers of the demo's biller: one succeeds, one fails. */
const NUMBERS = ['087800001230', '087800001232']

const server = process.env.TEST_DATABASE_URL
const place: { directory?: string; url?: string } = {}
let running: OtherGateway | undefined

beforeAll(async () => {
  if (!server) {
    place.directory = await mkdtemp(join(tmpdir(), 'borong-bills-killed-'))
    return
  }
  const name = `borong_bills_killed_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  place.url = Object.assign(new URL(server), { pathname: `/${name}` }).href
})
afterAll(async () => {
  await running?.kill()
  if (place.directory) await rm(place.directory, { recursive: true, force: true })
})

/** Opens the database while no gateway runs. */
async function alone<T>(work: (gateway: Gateway) => Promise<T>): Promise<T> {
  const database = await openDatabase(place)
  const gateway = makeGateway({
    db: database.db,
    config: { ...configFrom({ DEMO: '1' }), logLevel: 'silent' },
    extension: await loadDemo(),
  })
  try {
    return await work(gateway)
  } finally {
    await gateway.app.close()
    await database.close()
  }
}

async function makePayer(gateway: Gateway) {
  await prepare(gateway, { seeded: [billing] })
  const userId = randomUUID()
  const created_at = new Date()
  const user = { id: userId, sso_id: userId, name: 'Toko Uji', email: null, handphone: null }
  const verified = { email_verified: true, phone_verified: true, birth_date: null }
  const secrets = { password_hash: null, pin_hash: await hashPassword(PIN), age_verified_at: null }
  await gateway.db
    .insertInto('users')
    .values({ ...user, ...verified, ...secrets, created_at })
    .execute()
  const account = { id: userId, user_id: userId, currency: 'IDR', balance: WALLET } as const
  await gateway.db
    .insertInto('wallet_accounts')
    .values({ ...account, status: 'active', created_at })
    .execute()
  // The biller takes its time, so that requests are in flight when the gateway is killed.
  await gateway.standIns!.billProvider(gateway).deposit()
  await sql`update biller_settings set mode = 'slow', wait_seconds = 1`.execute(gateway.db)
  const product = await gateway.db
    .selectFrom('bill_products')
    .select(['code', 'price'])
    .where('kind', '=', 'pulsa')
    .where('operator', '=', 'xl')
    .orderBy('price')
    .limit(1)
    .executeTakeFirstOrThrow()
  const expiresAt = new Date(Date.now() + 3_600_000)
  const token = await issueToken(gateway.db, { kind: 'access', userId, expiresAt })
  return { userId, token, product: product.code, price: product.price! }
}

type Payer = Awaited<ReturnType<typeof makePayer>>

async function ask(payer: Payer, path: string, body?: object) {
  const response = await fetch(`${running!.origin}/billing/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as { result: { total_count: number } }
}

// A request of a killed gateway has no response.
const buy = ({ product, price, ...payer }: Payer, at: number) =>
  ask({ product, price, ...payer }, '/transactions', {
    key: randomUUID(),
    product,
    price,
    number: NUMBERS[at % 2],
    payment_id: 'wallet',
    pin: PIN,
    again: true,
  }).catch(() => undefined)

const countOf = async (payer: Payer, query = '') =>
  (await ask(payer, `/transactions${query}`)).result.total_count

/** Lets the hold of the killed gateway's bills end. */
const letTimePass = ({ db }: Gateway) =>
  sql`update bill_transactions set next_try_at = now(), sent_at = sent_at - interval '1 hour'
    where next_try_at is not null`.execute(db)

test('F-07: a gateway that is killed again and again sells each bill once, and refunds each failure once', async () => {
  const payer = await alone(makePayer)
  for (let kill = 0; kill < KILLS; kill++) {
    running = await startOtherGateway(place)
    const before = await countOf(payer)
    const bought = Promise.all(Array.from({ length: BILLS_FOR_EACH }, (_, at) => buy(payer, at)))
    while ((await countOf(payer)) === before)
      await new Promise((resolve) => setTimeout(resolve, 50))
    // Some are sent, some answered, some not even paid.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2500))
    await running.kill()
    await bought
    await alone(letTimePass)
  }
  running = await startOtherGateway(place)
  while ((await countOf(payer, '?state=open')) > 0)
    await new Promise((resolve) => setTimeout(resolve, 200))
  await running.kill()

  await alone(async ({ db }) => {
    const bills = await db.selectFrom('bill_transactions').selectAll().execute()
    const taken = await db.selectFrom('biller_transactions').selectAll().execute()
    const stateAt = new Map(taken.map(({ reference, state }) => [reference, state]))
    expect(bills.length).toBeGreaterThan(KILLS)
    // Each bill was sent, under its own reference, and ended as at the biller.
    expect(taken).toHaveLength(bills.length)
    for (const { reference, state } of bills)
      expect(state).toBe(stateAt.get(reference) === 'done' ? 'done' : 'refunded')
    const done = bills.filter(({ state }) => state === 'done')
    expect(done.length).toBeGreaterThan(0)
    expect(done.length).toBeLessThan(bills.length)
    const { balance } = await db
      .selectFrom('wallet_accounts')
      .select('balance')
      .where('user_id', '=', payer.userId)
      .executeTakeFirstOrThrow()
    expect(balance).toBe(WALLET - done.reduce((sum, { price }) => sum + price, 0))
  })
}, 240_000)
