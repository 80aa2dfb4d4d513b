import { sql } from 'kysely'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { accountOf, setStatus } from '../wallet/ledger.ts'
import { advanceParcels } from './advance.ts'
import { retryCashBacks } from './cash-back.ts'
import { hasReceived } from './purchases.ts'
import { testOrders, type DraftOptions } from './testing-orders.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>
let product: string
beforeAll(async () => {
  gateway = await startTestGateway({ seeds: ['vouchers'], config: { demoSpeed: 1 } })
  shop = testShop(gateway)
  orders = testOrders(gateway)
  product = await shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    tiers: [{ quantity_end: 999, price: 500_000, discount: null }],
  })
})
afterAll(() => gateway.close())

async function paid(buyer: TestBuyer, quantity = 1, options: DraftOptions = {}) {
  const order = await orders.order(buyer, [{ id_item: product, quantity }], options)
  await orders.atBank(order.payment.url!, { action: 'pay' })
  return order
}

/** Advances the clock by these days, and the parcels with it. */
async function liveOn(days: number) {
  for (let hour = 0; hour < days * 24; hour += 6) {
    gateway.advance(6 * 60 * 60)
    await advanceParcels(gateway.gateway)
  }
}

test('C-28 R-19: a paid order is processed, shipped with a tracking number, delivered and completed, with one notification per step', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await paid(buyer, 2)
  const seen = new Set<string>([(await orders.read(buyer, order_id)).state])
  for (let hours = 0; hours < 20 * 24; hours += 6) {
    gateway.advance(6 * 60 * 60)
    // Two gateways run concurrently and make each step once.
    await Promise.all([advanceParcels(gateway.gateway), advanceParcels(gateway.gateway)])
    seen.add((await orders.read(buyer, order_id)).state)
  }
  expect([...seen]).toEqual(['processed', 'shipped', 'delivered', 'completed'])
  const order = await orders.read(buyer, order_id)
  expect(order.parcels[0]?.tracking_number).toMatch(/^[A-Z]{3}\d{12}$/)
  expect(order.parcels[0]?.tracking.map(({ code }) => code)).toEqual([
    'PROCESSED',
    'SHIPPED',
    'AT_ORIGIN',
    'ON_THE_WAY',
    'WITH_COURIER',
    'DELIVERED',
    'COMPLETED',
  ])
  expect(order).toMatchObject({ points_earned: 5000, can_review: true })
  const told = await gateway.call('orderNotifications', { as: buyer.token, query: {} })
  expect(told.body.result.items.map(({ kind }) => kind)).toEqual([
    'ORDER_COMPLETED',
    'PARCEL_DELIVERED',
    'PARCEL_SHIPPED',
    'ORDER_PAID',
    'ORDER_CREATED',
  ])
  expect(await hasReceived(gateway.gateway.db, buyer.userId, Number(product))).toBe(true)
})

test('C-28: a parcel whose order is gone stops no other parcel', async () => {
  const [one, two] = [await shop.buyer(), await shop.buyer()]
  const lost = await paid(one)
  gateway.advance(60)
  const { order_id } = await paid(two)
  await gateway.gateway.db.deleteFrom('orders').where('id', '=', lost.order_id).execute()
  await liveOn(20)
  expect((await orders.read(two, order_id)).state).toBe('completed')
  await gateway.gateway.db
    .deleteFrom('order_parcels')
    .where('order_id', '=', lost.order_id)
    .execute()
})

test('C-24 E-12: completed orders earn points, which pay the next order and are returned when it is cancelled', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await paid(buyer, 4)
  await liveOn(20)
  expect((await orders.read(buyer, order_id)).state).toBe('completed')
  const balance = async () =>
    (await gateway.call('loyaltyPoint', { as: buyer.token })).body.data.point
  expect(await balance()).toBe(10_000)
  const next = await orders.order(buyer, [{ id_item: product, quantity: 1 }], { points: 10_000 })
  expect(next.totals.points_used).toBe(10_000)
  expect(await balance()).toBe(0)
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: next.order_id },
    body: { reason: 'Salah pesan' },
  })
  expect(await balance()).toBe(10_000)
})

test('R-19: an unpaid order can be cancelled once, a paid one can’t', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await orders.order(buyer, [{ id_item: product, quantity: 3 }])
  const stock = await shop.stockOf(product)
  const cancel = (orderId: string) =>
    gateway.call('cancelOrder', { as: buyer.token, params: { orderId }, body: { reason: 'Batal' } })
  const [one, two] = await Promise.all([cancel(order_id), cancel(order_id)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  expect(await shop.stockOf(product)).toBe(stock + 3)
  expect(await orders.read(buyer, order_id)).toMatchObject({
    state: 'cancelled',
    cancel_reason: 'Batal',
    can_cancel: false,
  })
  expect((await cancel((await paid(buyer)).order_id)).problem.name).toBe('NOT_CANCELLABLE')
})

test('R-19 E-10: confirming the receipt completes the order and counts it as sold', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await paid(buyer)
  const sold = async () => {
    const { rows } = await sql<{ sold: number; on_card: number | null }>`
      select sold, (card->>'sold')::integer as on_card from products where id = ${Number(product)}`.execute(
      gateway.gateway.db,
    )
    return rows[0]!
  }
  const before = (await sold()).sold
  const receive = () =>
    gateway.call('receiveOrder', { as: buyer.token, params: { orderId: order_id }, body: {} })
  expect((await receive()).problem.name).toBe('NOT_RECEIVABLE')
  gateway.advance(3 * 60 * 60)
  await advanceParcels(gateway.gateway)
  const { body } = await receive()
  expect(body.data).toMatchObject({ state: 'completed', points_earned: 2500 })
  expect(await sold()).toEqual({ sold: before + 1, on_card: before + 1 })
  expect((await receive()).status).toBe(409)
})

test('R-19: buy again adds the goods to the cart and returns those that are gone', async () => {
  const buyer = await shop.buyer()
  const scarce = await shop.product({ seller_id: await shop.seller(), stock: 1 })
  const { order_id } = await orders.order(buyer, [
    { id_item: product, quantity: 2 },
    { id_item: scarce, quantity: 1 },
  ])
  const { body } = await gateway.call('buyAgain', {
    as: buyer.token,
    params: { orderId: order_id },
    body: {},
  })
  expect(body.data).toMatchObject({
    added: [product],
    skipped: [{ id_item: scarce, message: 'Stok habis' }],
  })
  expect((await shop.getCart(buyer)).result?.detail[0]?.details).toMatchObject([
    { id_item: product, product_quantity: 2 },
  ])
})

test('X-08 C-24: cash back that fails for an inactive wallet is paid when the wallet is active', async () => {
  const buyer = await shop.buyer()
  await gateway.call('walletData', { as: buyer.token })
  const voucher = { total_discount: 0, subvention_shipping_fee: 0, cash_back: 50_000 }
  const { order_id } = await paid(buyer, 2, { promo_code: 'CASHBACK5', voucher })
  await setStatus(gateway.gateway.db, buyer.userId, 'suspended')
  await liveOn(20)
  expect((await orders.read(buyer, order_id)).cash_back).toMatchObject({
    amount: 50_000,
    state: 'failed',
  })
  await retryCashBacks(gateway.gateway)
  expect((await orders.read(buyer, order_id)).cash_back.state).toBe('failed')
  await setStatus(gateway.gateway.db, buyer.userId, 'active')
  await Promise.all([retryCashBacks(gateway.gateway), retryCashBacks(gateway.gateway)])
  expect((await orders.read(buyer, order_id)).cash_back.state).toBe('paid')
  expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(50_000)
})

test('R-19: lists orders by state and finds them by a word of their goods', async () => {
  const buyer = await shop.buyer()
  const rice = await shop.product({ seller_id: await shop.seller(), name: 'Beras Pandan 100%_5kg' })
  await orders.order(buyer, [{ id_item: rice, quantity: 1 }])
  await paid(buyer)
  const list = async (query: object) =>
    (await gateway.call('orders', { as: buyer.token, query })).body.data
  expect(await list({})).toMatchObject({
    total_count: 2,
    counts: { awaiting_payment: 1, processed: 1 },
    items: [{ state: 'processed' }, { state: 'awaiting_payment' }],
  })
  expect((await list({ state: 'awaiting_payment' })).items).toHaveLength(1)
  expect((await list({ keyword: 'pandan 100%_5' })).items).toMatchObject([
    { first_line: { name: 'Beras Pandan 100%_5kg' } },
  ])
  expect((await list({ keyword: '100_' })).items).toEqual([])
  expect(await list({ limit: '1', page: '2' })).toMatchObject({
    total_count: 2,
    items: [{ state: 'awaiting_payment' }],
  })
})

test('P-01 C-28: no call finds another buyer’s order', async () => {
  const { order_id, order_serial } = await paid(await shop.buyer())
  const as = (await shop.buyer()).token
  for (const orderId of [order_id, order_serial]) {
    expect((await gateway.call('order', { as, params: { orderId } })).status).toBe(404)
    expect((await gateway.call('cancelOrder', { as, params: { orderId }, body: {} })).status).toBe(
      404,
    )
    expect((await gateway.call('receiveOrder', { as, params: { orderId }, body: {} })).status).toBe(
      404,
    )
    expect((await gateway.call('buyAgain', { as, params: { orderId }, body: {} })).status).toBe(404)
    expect((await gateway.call('invoice', { as, params: { orderId } })).status).toBe(404)
  }
  expect((await gateway.call('orders', { as, query: {} })).body.data.total_count).toBe(0)
})
