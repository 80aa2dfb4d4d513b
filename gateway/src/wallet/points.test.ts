import { randomUUID } from 'node:crypto'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { expirePoints } from './expire-points.ts'
import { move } from './ledger.ts'
import { earnPoints, takeBackPoints } from './point-debts.ts'
import { notifyOfEndingPoints } from './notify-of-ending-points.ts'

const DAY_S = 24 * 60 * 60
const YEAR_S = 366 * DAY_S

const shared = openTestGateway()
let gateways: Gateway[]
beforeAll(async () => {
  const { db, config, now } = shared.gateway
  const extension = await loadDemo()
  const others = [1, 2].map(() => makeGateway({ db, config, extension, now }))
  gateways = [shared.gateway, ...others]
})
afterAll(() => Promise.all(gateways.slice(1).map(({ app }) => app.close())))

const now = () => shared.gateway.now()
const expire = () => Promise.all(gateways.map((gateway) => expirePoints(gateway)))

const earn = (userId: string, amount: number) =>
  atomically(shared.gateway.db, (trx) =>
    earnPoints(trx, {
      userId,
      amount,
      category: 'POINT_EARNED',
      reference: randomUUID(),
      at: now(),
    }),
  )

async function spend(userId: string, amount: number): Promise<string | undefined> {
  const reference = randomUUID()
  const isPaid = await atomically(shared.gateway.db, (trx) =>
    move(trx, {
      userId,
      currency: 'POINT',
      amount: -amount,
      counter: 'shop:sales',
      category: 'ORDER_PAYMENT',
      reference,
      at: now(),
    }),
  )
  return isPaid ? reference : undefined
}

const refund = (userId: string, paidBy: string, amount: number) =>
  atomically(shared.gateway.db, (trx) =>
    move(trx, {
      userId,
      currency: 'POINT',
      amount,
      counter: 'shop:sales',
      category: 'ORDER_REFUND',
      reference: randomUUID(),
      paidBy,
      at: now(),
    }),
  )

const takeBack = (userId: string, amount: number) =>
  atomically(shared.gateway.db, (trx) =>
    takeBackPoints(trx, { userId, amount, reference: randomUUID(), at: now() }),
  )

// The tests advance the clock beyond the life of a token.
const book = async (userId: string) =>
  (await shared.call('pointBook', { as: await shared.token(userId) })).body.data
const rests = async (userId: string) => (await book(userId)).lots.map(({ rest }) => rest)

test('F-06: spends the points first that expire first', async () => {
  const { userId } = await shared.signedIn()
  await earn(userId, 300)
  shared.advance(DAY_S)
  await earn(userId, 500)
  await spend(userId, 400)
  expect(await book(userId)).toMatchObject({ point: 400, lot_count: 1, next: { amount: 400 } })
})

test('F-06: a refund returns points to their lots, and those of an expired lot stay for 30 days', async () => {
  const { userId } = await shared.signedIn()
  await earn(userId, 300)
  shared.advance(10 * DAY_S)
  await earn(userId, 500)
  const order = (await spend(userId, 600))!
  await refund(userId, order, 200)
  expect(await rests(userId)).toEqual([400])
  shared.advance(YEAR_S - 5 * DAY_S)
  await expire()
  expect(await rests(userId)).toEqual([400])
  await refund(userId, order, 400)
  const { lots, point } = await book(userId)
  expect(point).toBe(800)
  expect(lots.map(({ rest }) => rest).toSorted()).toEqual([300, 500])
  const late = lots.find(({ rest }) => rest === 300)!
  expect(new Date(late.expires_at).getTime() - now().getTime()).toBeGreaterThan(29 * DAY_S * 1000)
  shared.advance(31 * DAY_S)
  await expire()
  expect((await book(userId)).point).toBe(0)
})

test('F-06: points that an order has paid with do not expire under it, and three gateways expire a lot once', async () => {
  const { userId } = await shared.signedIn()
  await earn(userId, 1000)
  await spend(userId, 700)
  shared.advance(YEAR_S + DAY_S)
  await expire()
  expect((await book(userId)).point).toBe(0)
  const { items } = (await shared.call('pointHistory', { as: await shared.token(userId) })).body
    .data
  expect(items.map(({ category, amount }) => [category, amount])).toEqual([
    ['POINT_EXPIRED', -300],
    ['ORDER_PAYMENT', -700],
    ['POINT_EARNED', 1000],
  ])
})

test('F-06: a buyer is told of ending points 30 and 7 days before, once by three gateways, in the language of the reader', async () => {
  const { userId } = await shared.signedIn()
  const tell = () => Promise.all(gateways.map((gateway) => notifyOfEndingPoints(gateway)))
  const read = async (language: 'id' | 'en') => {
    const as = await shared.token(userId)
    const { body } = await shared.call('orderNotifications', {
      as,
      headers: { 'accept-language': language },
    })
    return body.result.items.map(({ message, path }) => `${path} ${message}`)
  }
  await earn(userId, 1000)
  shared.advance(DAY_S)
  await earn(userId, 500)
  await earn(userId, 200)
  const order = (await spend(userId, 100))!
  shared.advance(YEAR_S - 33 * DAY_S)
  await tell()
  expect(await read('id')).toEqual([])
  shared.advance(3 * DAY_S)
  await tell()
  await tell()
  const first = '/points 1.600 poin berakhir dalam 30 hari. Pakai saat checkout.'
  expect(await read('id')).toEqual([first])
  shared.advance(22 * DAY_S)
  await tell()
  await refund(userId, order, 100)
  await tell()
  const last = '/points 1,600 points end within 7 days. Use them at the checkout.'
  expect((await read('en'))[0]).toBe(last)
  expect(await read('en')).toHaveLength(2)
  // Points that were spent end nowhere, and those that come back in the last week are told of once.
  const { userId: late } = await shared.signedIn()
  await earn(late, 300)
  const paid = (await spend(late, 300))!
  shared.advance(YEAR_S - 4 * DAY_S)
  await tell()
  await refund(late, paid, 300)
  await tell()
  await tell()
  const { body } = await shared.call('orderNotifications', { as: await shared.token(late) })
  expect(body.result.items.map(({ kind }) => kind)).toEqual(['POINTS_END_IN_7_DAYS'])
})

test('F-06: points that are revoked after they were spent are deducted from the next earnings', async () => {
  const { userId } = await shared.signedIn()
  await earn(userId, 1000)
  await spend(userId, 900)
  await takeBack(userId, 1000)
  expect(await book(userId)).toMatchObject({ point: 0, owed: 900, lots: [] })
  await earn(userId, 500)
  expect(await book(userId)).toMatchObject({ point: 0, owed: 400 })
  await earn(userId, 500)
  expect(await book(userId)).toMatchObject({ point: 100, owed: 0 })
})

test('F-06: lots follow a balance that a gateway of an earlier release has changed alone', async () => {
  const { userId } = await shared.signedIn()
  const changeBalance = (amount: number) =>
    shared.gateway.db
      .updateTable('wallet_accounts')
      .set((eb) => ({ balance: eb('balance', '+', amount) }))
      .where('user_id', '=', userId)
      .where('currency', '=', 'POINT')
      .execute()
  await earn(userId, 100)
  await changeBalance(500)
  await spend(userId, 300)
  expect(await sums(userId)).toMatchObject({ balance: 300, lots: 300 })
  await changeBalance(-200)
  await earn(userId, 50)
  expect(await sums(userId)).toMatchObject({ balance: 150, lots: 150 })
  await changeBalance(-50)
  shared.advance(YEAR_S + DAY_S)
  await expire()
  expect(await sums(userId)).toMatchObject({ balance: 0, lots: 0 })
})

test('F-06: after any earnings, payments, refunds and expiries at the same moment the lots sum to the balance', async () => {
  const random = randomFrom(20_261_125)
  const amount = (most: number) => 1 + Math.floor(random() * most)
  const buyers = await Promise.all([1, 2, 3].map(() => shared.signedIn()))
  const paid: { userId: string; reference: string; left: number }[] = []
  const step = async () => {
    const { userId } = buyers[Math.floor(random() * buyers.length)]!
    const dice = random()
    if (dice < 0.35) return void (await earn(userId, amount(1000)))
    if (dice < 0.7) {
      const spent = amount(800)
      const reference = await spend(userId, spent)
      if (reference) paid.push({ userId, reference, left: spent })
      return undefined
    }
    if (dice < 0.9) {
      const order = paid[Math.floor(random() * paid.length)]
      if (!order || order.left === 0) return undefined
      const part = amount(order.left)
      order.left -= part
      return void (await refund(order.userId, order.reference, part))
    }
    if (dice < 0.95) return void (await takeBack(userId, amount(600)))
    return void (await expire())
  }
  for (let round = 0; round < 40; round++) {
    await Promise.all([1, 2, 3, 4, 5, 6].map(step))
    shared.advance(amount(30) * DAY_S)
    for (const { userId } of buyers) {
      const { balance, lots, entries } = await sums(userId)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect({ lots, entries }).toEqual({ lots: balance, entries: balance })
    }
  }
  expect(await expiries()).toBeGreaterThan(0)
}, 120_000)

async function sums(userId: string) {
  const { db } = shared.gateway
  const account = await db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('currency', '=', 'POINT')
    .executeTakeFirst()
  const lots = await db
    .selectFrom('point_lots')
    .select((eb) => eb.fn.sum<number>('rest').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('wallet_entries')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('currency', '=', 'POINT')
    .executeTakeFirstOrThrow()
  return {
    balance: account?.balance ?? 0,
    lots: Number(lots.sum ?? 0),
    entries: Number(entries.sum ?? 0),
  }
}
async function expiries(): Promise<number> {
  const { db } = shared.gateway
  const rows = await db
    .selectFrom('wallet_entries')
    .select('id')
    .where('category', '=', 'POINT_EXPIRED')
    .execute()
  return rows.length
}
