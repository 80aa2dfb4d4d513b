import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move, setStatus } from '../wallet/ledger.ts'
import { retryCashBacks } from './cash-back.ts'
import { testOrders } from './testing-orders.ts'
import { refundOrder } from './testing-refunds.ts'

const PRICE = 100_000
const test_ = openTestGateway({ seeds: ['vouchers'] })
const shop = testShop(test_)
const orders = testOrders(test_)
const db = () => test_.gateway.db
let product: string
beforeAll(async () => {
  product = await shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    tiers: [{ quantity_end: 999, price: PRICE, discount: null }],
  })
})

/** A delivered order of 20 cartons for Rp 2.000.000: Rp 100.000 cash back and 10,000 points. */
async function delivered(payment_id = 'va-bca') {
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: product, quantity: 20 }], {
    promo_code: 'CASHBACK5',
    voucher: { total_discount: 0, subvention_shipping_fee: 0, cash_back: 100_000 },
    payment_id,
  })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  await deliver(test_.gateway, order.order_id)
  return { buyer, orderId: order.order_id, shipping: order.totals.total_shipping_price }
}

const receive = ({ buyer, orderId }: { buyer: TestBuyer; orderId: string }) =>
  test_.call('receiveOrder', { as: buyer.token, params: { orderId }, body: {} })

async function completed() {
  const made = await delivered()
  await receive(made)
  return made
}

const refund = (orderId: string, amount: number) => refundOrder(test_, orderId, amount)
const balance = async ({ userId }: TestBuyer, currency: 'IDR' | 'POINT') =>
  (await accountOf(db(), userId, currency))?.balance ?? 0
const spend = ({ userId }: TestBuyer, currency: 'IDR' | 'POINT', amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId,
      currency,
      amount: -amount,
      counter: 'shop:sales',
      category: 'ORDER_PAYMENT',
      reference: randomUUID(),
      at: test_.gateway.now(),
    }),
  )
const legs = async () => {
  const { sum } = await db()
    .selectFrom('wallet_entries')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

test('C-24 F-06: goods refunded before the completion earn no cash back and no points', async () => {
  const made = await delivered()
  expect(await refund(made.orderId, 500_000)).toBe(0)
  expect(await orders.read(made.buyer, made.orderId)).toMatchObject({
    cash_back: { amount: 75_000, state: 'waiting' },
  })
  await receive(made)
  expect(await balance(made.buyer, 'IDR')).toBe(500_000 + 75_000)
  expect(await balance(made.buyer, 'POINT')).toBe(7_500)
  expect(await orders.read(made.buyer, made.orderId)).toMatchObject({
    state: 'completed',
    cash_back: { amount: 75_000, state: 'paid' },
    points_earned: 7_500,
  })
})

test('C-24 F-06: an order whose goods are all refunded before the completion earns nothing', async () => {
  const made = await delivered()
  await refund(made.orderId, 2_000_000)
  await receive(made)
  expect(await balance(made.buyer, 'IDR')).toBe(2_000_000)
  expect(await balance(made.buyer, 'POINT')).toBe(0)
  expect((await orders.read(made.buyer, made.orderId)).cash_back).toEqual({
    amount: 0,
    state: 'none',
    message: '',
  })
})

test('C-24 F-06: a refund after the completion takes back the cash back and points of these goods', async () => {
  const { buyer, orderId } = await completed()
  expect([await balance(buyer, 'IDR'), await balance(buyer, 'POINT')]).toEqual([100_000, 10_000])
  expect(await refund(orderId, 500_000)).toBe(25_000)
  expect([await balance(buyer, 'IDR'), await balance(buyer, 'POINT')]).toEqual([575_000, 7_500])
  expect(await refund(orderId, 1_500_000)).toBe(75_000)
  expect([await balance(buyer, 'IDR'), await balance(buyer, 'POINT')]).toEqual([2_000_000, 0])
  const { body } = await test_.call('orderNotifications', { as: buyer.token, query: {} })
  const messages = body.result.items.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining('Rp 25.000 dipotong'))
  expect(messages).toContainEqual(expect.stringContaining('2.500 poin'))
  expect(await legs()).toBe(0)
})

test('C-24 F-06: spent points and cash back are deducted from the refund, and no balance falls below zero', async () => {
  const { buyer, orderId } = await completed()
  await spend(buyer, 'IDR', 100_000)
  await spend(buyer, 'POINT', 9_000)
  expect(await refund(orderId, 2_000_000)).toBe(100_000 + 9_000)
  expect([await balance(buyer, 'IDR'), await balance(buyer, 'POINT')]).toEqual([1_891_000, 0])
})

test('C-24 F-06: several refunds, each rounded down, take back as much as one of all goods', async () => {
  const { buyer, orderId } = await completed()
  const parts = [333_333, 333_333, 333_333, 1_000_001]
  for (const part of parts) await refund(orderId, part)
  expect([await balance(buyer, 'IDR'), await balance(buyer, 'POINT')]).toEqual([2_000_000, 0])
})

test('C-24: a refund keeps the share of the remaining goods, also below the minimum of the promotion', async () => {
  const { buyer, orderId } = await completed()
  await refund(orderId, 1_900_000)
  expect((await orders.read(buyer, orderId)).cash_back).toMatchObject({
    amount: 5_000,
    state: 'paid',
  })
})

test('C-24: a cash back that waits for the wallet is paid without the goods refunded since', async () => {
  const made = await delivered()
  await test_.call('walletData', { as: made.buyer.token })
  await setStatus(db(), made.buyer.userId, 'suspended')
  await receive(made)
  expect(await refund(made.orderId, 1_000_000)).toBe(0)
  await setStatus(db(), made.buyer.userId, 'active')
  await retryCashBacks(test_.gateway)
  expect(await balance(made.buyer, 'IDR')).toBe(1_050_000)
})
