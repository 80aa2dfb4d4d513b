import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf } from '../wallet/ledger.ts'
import { reconcilePayments } from './reconcile.ts'
import { testProvider } from './testing-provider.ts'

const DAY = 24 * 60 * 60
const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
let service: ReturnType<typeof testProvider>
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
  service = testProvider(gateway)
})

const place = (buyer: TestBuyer) =>
  orders.order(buyer, [{ id_item: product, quantity: 2 }], { payment_id: 'va-bca' })
const differences = async () =>
  (
    await gateway.gateway.app.inject({
      url: '/seller-desk/payments',
      headers: { accept: 'application/json' },
    })
  ).json<{ differences: { payment_id: string; kind: string; ours: number; theirs: number }[] }>()
    .differences
const close = async (payment: string, kind: string) =>
  (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/payments',
      payload: { payment, kind, reason: 'Dicek di portal layanan' },
    })
  ).statusCode

test('C-28: each day is compared with the list of the service; every difference is stored, and missed money is booked', async () => {
  const { db } = gateway.gateway
  const buyer = await shop.buyer()
  const right = await place(buyer)
  await orders.atBank(right.payment.url!, { action: 'pay' })
  const [missed, ended, invented, other] = [
    await place(buyer),
    await place(buyer),
    await place(buyer),
    await place(buyer),
  ]
  await service.payUnreported(missed.payment.id)
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: ended.order_id },
    body: { reason: '' },
  })
  // Money that came before the cancellation is found by it already.
  await service.payUnreported(ended.payment.id)
  await db
    .updateTable('payments')
    .set({ state: 'paid', paid_at: gateway.gateway.now() })
    .where('id', '=', invented.payment.id)
    .execute()
  await orders.atBank(other.payment.url!, { action: 'pay' })
  await db
    .updateTable('bank_bills')
    .set({ amount: 1 })
    .where('payment_id', '=', other.payment.id)
    .execute()
  const paidBetween = service.bank.paidBetween
  service.provider.paidBetween = async function* (from, to) {
    yield* paidBetween(from, to)
    if (from <= gateway.gateway.now())
      yield [{ payment_id: 'stranger', reference: 'r', state: 'paid', amount: 5 }]
  }

  gateway.advance(2 * DAY)
  await Promise.all([1, 2].map(() => reconcilePayments(gateway.gateway)))
  await reconcilePayments(gateway.gateway)
  const found = await differences()
  expect(found.map(({ payment_id, kind }) => `${kind} ${payment_id}`).toSorted()).toEqual(
    [
      `MISSED ${missed.payment.id}`,
      `MISSED ${ended.payment.id}`,
      `NOT_PAID ${invented.payment.id}`,
      `AMOUNT ${other.payment.id}`,
      'UNKNOWN stranger',
    ].toSorted(),
  )
  expect(found.find(({ kind }) => kind === 'AMOUNT')).toMatchObject({
    ours: other.totals.total_payment,
    theirs: 1,
  })
  const orderOf = (id: string) =>
    db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await orderOf(missed.order_id)).state).toBe('processed')
  expect((await orderOf(ended.order_id)).state).toBe('cancelled')
  expect((await accountOf(db, buyer.userId, 'IDR'))?.balance).toBe(ended.totals.total_payment)

  expect(await close('stranger', 'UNKNOWN')).toBe(200)
  expect(await close('stranger', 'UNKNOWN')).toBe(404)
  expect((await differences()).map(({ kind }) => kind)).not.toContain('UNKNOWN')
})

test('C-28: a callback with another amount is a difference too', async () => {
  const order = await place(await shop.buyer())
  const { reference } = await gateway.gateway.db
    .selectFrom('payments')
    .select('reference')
    .where('id', '=', order.payment.id)
    .executeTakeFirstOrThrow()
  const event = { payment_id: order.payment.id, reference, event: 'paid', amount: 7 }
  expect(await service.callBack(event)).toBe(404)
  expect(await differences()).toContainEqual(
    expect.objectContaining({ payment_id: order.payment.id, kind: 'AMOUNT', theirs: 7 }),
  )
})
