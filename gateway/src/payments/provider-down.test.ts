import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { expireOrders } from '../orders/expire.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf } from '../wallet/ledger.ts'
import { closePayments } from './close.ts'
import { followPayments } from './follow.ts'
import { testProvider } from './testing-provider.ts'

const MINUTE = 60
const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
let service: ReturnType<typeof testProvider>
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
  service = testProvider(gateway)
})
afterEach(() => service.up())

const place = async (payment_id = 'va-bca') => {
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: product, quantity: 2 }], { payment_id })
  return { buyer, order, read: () => orders.read(buyer, order.order_id) }
}
const cancel = (buyer: TestBuyer, orderId: string) =>
  gateway.call('cancelOrder', { as: buyer.token, params: { orderId }, body: { reason: '' } })

test('C-27 C-28: while the payment service is down an order is made, read and cancelled, and its payment is being prepared', async () => {
  service.down()
  const { buyer, order, read } = await place()
  expect(order).toMatchObject({ state: 'awaiting_payment', payment: { is_preparing: true } })
  expect(order.payment.url).toBeUndefined()
  expect(order.payment.completion_url).toContain(order.order_serial)
  expect(await read()).toMatchObject({
    state: 'awaiting_payment',
    can_cancel: true,
    payment: { is_preparing: true, url: null, account_number: null, instructions: [] },
  })
  const before = await shop.stockOf(product)
  const { status, body } = await cancel(buyer, order.order_id)
  expect([status, body.data.state]).toEqual([200, 'cancelled'])
  expect(await shop.stockOf(product)).toBe(before + 2)
})

test('C-28: a payment that could not be opened is opened later by a job', async () => {
  service.down()
  const { read } = await place()
  service.up()
  gateway.advance(MINUTE)
  await followPayments(gateway.gateway)
  const { payment } = await read()
  expect(payment).toMatchObject({ state: 'pending', url: expect.stringContaining('/bank/') })
  expect(payment.is_preparing).toBeUndefined()
  expect(payment.account_number).toMatch(/^39358/)
})

test('C-28: a payment whose request died with its gateway is opened by the job', async () => {
  service.down()
  const { order, read } = await place()
  service.up()
  await gateway.gateway.db
    .updateTable('payments')
    .set({ requested_at: gateway.gateway.now(), tries: 0 })
    .where('id', '=', order.payment.id)
    .execute()
  gateway.advance(MINUTE)
  await Promise.all([followPayments(gateway.gateway), followPayments(gateway.gateway)])
  expect((await read()).payment.url).toContain('/bank/')
})

test('C-28: a callback that arrives before the answer to the opening is booked', async () => {
  service.provider.open = async (request) => {
    const opened = await service.bank.open(request)
    const status = await service.callBack({
      payment_id: request.paymentId,
      reference: opened.reference,
      event: 'paid',
      amount: request.amount,
    })
    expect(status).toBe(200)
    return opened
  }
  const { read } = await place()
  expect(await read()).toMatchObject({ state: 'processed', payment: { state: 'paid' } })
})

test('C-28: a payment whose callback is lost is found by asking the service', async () => {
  const { order, read } = await place()
  await service.payUnreported(order.payment.id)
  gateway.advance(6 * MINUTE)
  await followPayments(gateway.gateway)
  expect(await read()).toMatchObject({ state: 'processed', payment: { state: 'paid' } })
})

test('C-28: an event that the shop does not know makes it ask for the payment', async () => {
  const { order, read } = await place()
  await service.payUnreported(order.payment.id)
  const event = { reference: 'r', event: 'captured', amount: 1 }
  expect(await service.callBack({ ...event, payment_id: order.payment.id })).toBe(200)
  expect((await read()).state).toBe('processed')
  expect(await service.callBack({ ...event, payment_id: 'x' })).toBe(404)
})

test('C-28: an order that was paid without a callback does not expire at its deadline', async () => {
  const [paid, unpaid] = [await place(), await place()]
  await service.payUnreported(paid.order.payment.id)
  gateway.advance(25 * 60 * MINUTE)
  await expireOrders(gateway.gateway)
  expect((await orderState(paid.order.order_id)).state).toBe('processed')
  expect((await orderState(unpaid.order.order_id)).state).toBe('expired')
})

test('C-28: no order expires while the payment service does not answer', async () => {
  const { buyer, order } = await place()
  gateway.advance(25 * 60 * MINUTE)
  service.down()
  await expireOrders(gateway.gateway)
  expect((await orderState(order.order_id)).state).toBe('awaiting_payment')
  service.up()
  await service.payUnreported(order.payment.id)
  gateway.advance(MINUTE)
  await expireOrders(gateway.gateway)
  expect((await orderState(order.order_id)).state).toBe('processed')
  expect(await accountOf(gateway.gateway.db, buyer.userId, 'IDR')).toBeUndefined()
})

test('C-28: the payment of an order that is cancelled while the payment service is down is closed there later, once', async () => {
  const { buyer, order } = await place()
  service.down()
  await cancel(buyer, order.order_id)
  gateway.advance(MINUTE)
  await closePayments(gateway.gateway)
  expect(await stateAtBank(order.payment.id)).toBe('open')
  service.up()
  gateway.advance(6 * MINUTE)
  let closed = 0
  service.provider.close = async (reference) => {
    closed += 1
    await service.bank.close(reference)
  }
  await Promise.all([closePayments(gateway.gateway), closePayments(gateway.gateway)])
  gateway.advance(6 * MINUTE)
  await closePayments(gateway.gateway)
  expect([await stateAtBank(order.payment.id), closed]).toEqual(['closed', 1])
})

test('C-28: money that came before a late closing is booked to the wallet', async () => {
  const { buyer, order } = await place()
  service.down()
  await cancel(buyer, order.order_id)
  await service.payUnreported(order.payment.id)
  service.up()
  gateway.advance(6 * MINUTE)
  await closePayments(gateway.gateway)
  expect((await accountOf(gateway.gateway.db, buyer.userId, 'IDR'))?.balance).toBe(
    await amountOf(order.payment.id),
  )
})

const amountOf = async (paymentId: string) => (await service.bank.find(paymentId))?.amount

const stateAtBank = async (paymentId: string) => (await service.bank.find(paymentId))?.state

const orderState = (id: string) =>
  gateway.gateway.db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
