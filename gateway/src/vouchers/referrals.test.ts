import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import { refundParcel } from '../orders/after-sale.ts'
import { atomically } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import { acceptInvitation } from '../invitations/public.ts'
import { REWARDS_A_MONTH, releaseReferrals } from './referral-rewards.ts'
import { openVoucherShop } from './testing-vouchers.ts'

const DAY_S = 24 * 60 * 60

const { gateway, shop, orders, product } = openVoucherShop()

let phones = 81_300_000_000
/** A buyer with a unique phone number. */
async function newBuyer(): Promise<TestBuyer> {
  const buyer = await shop.buyer()
  await gateway.gateway.db
    .updateTable('addresses')
    .set({ phone: `0${phones++}` })
    .where('user_id', '=', buyer.userId)
    .execute()
  return buyer
}

// A token ends before the last tests begin, because they advance the clock.
const as = ({ userId }: TestBuyer) => gateway.token(userId)
const mine = async (buyer: TestBuyer) =>
  (await gateway.call('referral', { as: await as(buyer) })).body.data
const invited = async (buyer: TestBuyer) =>
  (await gateway.call('invitedBuyers', { as: await as(buyer) })).body.data.items
const points = async (buyer: TestBuyer) =>
  (await gateway.call('loyaltyPoint', { as: await as(buyer) })).body.data.point
const news = async ({ userId }: TestBuyer) =>
  (
    await gateway.gateway.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('REFERRAL_'))

async function invite(friend: TestBuyer, buyer: TestBuyer, isSameDevice = false) {
  const { code } = await mine(friend)
  await atomically(gateway.gateway.db, (trx) =>
    acceptInvitation(trx, {
      code: code.toLowerCase(),
      buyer: { id: buyer.userId, name: 'Budi Santoso' },
      isDeviceOf: async () => isSameDevice,
      at: gateway.gateway.now(),
    }),
  )
}

async function complete(buyer: TestBuyer, quantity = 10, options: object = {}) {
  const token = await as(buyer)
  const made = await orders.order({ ...buyer, token }, [{ id_item: product(), quantity }], options)
  await orders.atBank(made.payment.url!, { action: 'pay' })
  await gateway.gateway.db
    .updateTable('order_parcels')
    .set({ state: 'shipped', step: 1 })
    .where('order_id', '=', made.order_id)
    .execute()
  const receive = () =>
    gateway.call('receiveOrder', { as: token, params: { orderId: made.order_id }, body: {} })
  await receive()
  // A repeated request completes nothing twice.
  await receive()
  return made.order_id
}

/** Seven days pass, and three gateways look for rewards at the same moment. */
async function wait() {
  gateway.advance(7 * DAY_S + 60)
  const { db, config, now } = gateway.gateway
  const extension = await loadDemo()
  const others = [1, 2].map(() => makeGateway({ db, config, extension, now }))
  await Promise.all([gateway.gateway, ...others].map((one) => releaseReferrals(one)))
  await Promise.all(others.map(({ app }) => app.close()))
}

async function refund(orderId: string, amount: number) {
  const { db, now } = gateway.gateway
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const parcel = await db
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await atomically(db, (trx) =>
    refundParcel(trx, { order, parcelId: parcel.id, amount, reference: randomUUID(), at: now() }),
  )
}

test('F-06: an invitation goes from registered to bought, held and rewarded, and both get their points once', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await invite(friend, buyer)
  expect(await invited(friend)).toMatchObject([{ state: 'invited', reason: null }])
  expect((await invited(friend))[0]?.name).toMatch(/^(\p{L}\*\*\* ?)+$/u)
  const token = await as(buyer)
  await orders.order({ ...buyer, token }, [{ id_item: product(), quantity: 1 }])
  expect(await invited(friend)).toMatchObject([{ state: 'bought' }])
  await gateway.call('cancelOrder', {
    as: token,
    params: { orderId: await lastOrder(buyer) },
    body: { reason: 'Salah pesan' },
  })
  expect(await invited(friend)).toMatchObject([{ state: 'invited' }])
  await complete(buyer)
  expect(await invited(friend)).toMatchObject([{ state: 'held', release_at: expect.any(String) }])
  expect([await points(friend), await points(buyer)]).toEqual([0, 5000])
  expect(await mine(friend)).toMatchObject({ rewards_this_month: 1, earned_points: 0 })
  await wait()
  expect(await invited(friend)).toMatchObject([{ state: 'rewarded' }])
  expect([await points(friend), await points(buyer)]).toEqual([10_000, 15_000])
  expect(await news(friend)).toEqual(['REFERRAL_JOINED', 'REFERRAL_HELD', 'REFERRAL_REWARDED'])
  expect(await news(buyer)).toEqual(['REFERRAL_WELCOMED'])
  expect((await mine(friend)).earned_points).toBe(10_000)
  await wait()
  expect(await points(friend)).toBe(10_000)
  expect(await invited(buyer)).toEqual([])
})

test('E-05 F-06: a code that is typed at the first checkout counts as an invitation', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await complete(buyer, 10, { referral_code: (await mine(friend)).code })
  expect(await invited(friend)).toMatchObject([{ state: 'held' }])
})

test.each([
  ['a small order', 'MINIMUM_ORDER', 4, async () => {}],
  [
    'the same phone number, written in another way',
    'SAME_PHONE',
    10,
    async (friend: TestBuyer, buyer: TestBuyer) => {
      await setPhone(friend, '0812-9000-1234')
      await setPhone(buyer, '+62 812 9000 1234')
    },
  ],
  [
    'the same tax number',
    'SAME_TAX_NUMBER',
    10,
    async (friend: TestBuyer, buyer: TestBuyer) => {
      await setTaxNumber(friend, '01.234.567.8-901.000')
      await setTaxNumber(buyer, '012345678901000')
    },
  ],
] as const)(
  'F-06: no reward for %s, and the reason is shown',
  async (_, reason, quantity, prepare) => {
    const [friend, buyer] = [await newBuyer(), await newBuyer()]
    await invite(friend, buyer)
    await prepare(friend, buyer)
    await complete(buyer, quantity)
    const [item] = await invited(friend)
    expect(item).toMatchObject({ state: 'refused', reason })
    expect(item?.message).not.toBe('')
    await wait()
    expect(await points(friend)).toBe(0)
    expect(await news(friend)).toEqual(['REFERRAL_JOINED', 'REFERRAL_REFUSED'])
  },
)

test('F-06: an own second account on the same device gets no reward, and the own code none either', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await invite(friend, buyer, true)
  expect(await invited(friend)).toMatchObject([{ state: 'refused', reason: 'SAME_DEVICE' }])
  await complete(buyer)
  await wait()
  expect(await points(friend)).toBe(0)
  await invite(friend, friend)
  expect(await invited(friend)).toHaveLength(1)
})

test('F-06: a month has at most 20 rewards', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await invite(friend, buyer)
  await gateway.gateway.db
    .insertInto('referrals')
    .values(
      Array.from({ length: REWARDS_A_MONTH }, () => ({
        order_id: randomUUID(),
        buyer_id: randomUUID(),
        referrer_id: friend.userId,
        state: 'paid' as const,
        held_at: gateway.gateway.now(),
      })),
    )
    .execute()
  await complete(buyer)
  expect(await invited(friend)).toMatchObject([{ state: 'refused', reason: 'MONTHLY_LIMIT' }])
})

test('F-06: a refund while the reward is held ends it', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await invite(friend, buyer)
  await refund(await complete(buyer), 100_000)
  expect(await invited(friend)).toMatchObject([{ state: 'refused', reason: 'REFUNDED' }])
  await wait()
  expect(await points(friend)).toBe(0)
})

test('F-06: a refund after the reward was spent takes it from the next earnings, never below zero', async () => {
  const [friend, buyer] = [await newBuyer(), await newBuyer()]
  await invite(friend, buyer)
  const orderId = await complete(buyer)
  await wait()
  await atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: friend.userId,
      currency: 'POINT',
      amount: -9000,
      counter: 'shop:sales',
      category: 'ORDER_PAYMENT',
      reference: randomUUID(),
      at: gateway.gateway.now(),
    }),
  )
  await refund(orderId, 100_000)
  expect(await points(friend)).toBe(1000)
  await refund(orderId, 800_000)
  expect(await invited(friend)).toMatchObject([{ state: 'refused', reason: 'REFUNDED' }])
  expect(await points(friend)).toBe(0)
  expect(await points(buyer)).toBe(500)
  const book = async () => (await gateway.call('pointBook', { as: await as(friend) })).body.data
  expect((await book()).owed).toBe(9000)
  await complete(friend, 20)
  expect(await book()).toMatchObject({ point: 1000, owed: 0 })
})

async function lastOrder({ userId }: TestBuyer): Promise<string> {
  const order = await gateway.gateway.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return order.id
}

async function setPhone({ userId }: TestBuyer, phone: string) {
  await gateway.gateway.db
    .updateTable('addresses')
    .set({ phone })
    .where('user_id', '=', userId)
    .execute()
}

async function setTaxNumber({ userId }: TestBuyer, npwp: string) {
  await gateway.gateway.db
    .insertInto('business_profiles')
    .values({
      user_id: userId,
      status: 'verified',
      note: null,
      company_name: 'Warung',
      business_type: 'resto',
      npwp,
      nitku: '',
      nik: '',
      owner_name: 'Ani',
      address: 'Jl. Uji 1',
      submitted_at: gateway.gateway.now(),
    })
    .execute()
}
