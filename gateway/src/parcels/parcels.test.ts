import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { advanceParcels } from '../orders/advance.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const HOUR = 60 * 60
const test_ = openTestGateway({ config: { demoSpeed: null } })
const shop = testShop(test_)
const orders = testOrders(test_)

/** A paid order of ten units of one product. */
async function paid(buyer: TestBuyer) {
  const product = await shop.product({ seller_id: await shop.seller() })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 10 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  return order.order_id
}
const parcelOf = (orderId: string) =>
  test_.gateway.db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const codesOf = async (orderId: string) =>
  (
    await test_.gateway.db
      .selectFrom('order_events')
      .select('code')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ code }) => code)
const later = async (hours: number) => {
  test_.advance(hours * HOUR)
  await advanceParcels(test_.gateway)
}
const act = (path: string, payload: object) =>
  test_.gateway.app.inject({ method: 'POST', url: `/seller-desk/parcels/${path}`, payload })
const send = (parcel: string, tracking_number = 'JNE-0001') =>
  act('send', { parcel, tracking_number })
const page = async (path = '') =>
  (
    await test_.gateway.app.inject({
      url: `/seller-desk/parcels${path}`,
      headers: { accept: 'text/html' },
    })
  ).body

test('R-19: without the demo a parcel moves by its seller alone, and is completed at its deadline', async () => {
  const buyer = await shop.buyer()
  const orderId = await paid(buyer)
  const { order_serial: serial } = await orders.read(buyer, orderId)
  const { id } = await parcelOf(orderId)
  // As an earlier version wrote it.
  await test_.gateway.db
    .updateTable('order_parcels')
    .set({ next_step_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  await later(500)
  expect((await orders.read(buyer, orderId)).state).toBe('processed')
  expect(await page()).toContain(serial)

  expect((await act('deliver', { parcel: id })).statusCode).toBe(404)
  expect((await send(id)).statusCode).toBe(200)
  expect((await send(id, 'JNE-0002')).statusCode).toBe(404)
  expect(await parcelOf(orderId)).toMatchObject({ state: 'shipped', tracking_number: 'JNE-0001' })
  expect(await page()).not.toContain(serial)
  expect(await page('/sent')).toContain('JNE-0001')
  await later(500)
  expect((await orders.read(buyer, orderId)).state).toBe('shipped')

  expect((await act('deliver', { parcel: id })).statusCode).toBe(200)
  expect((await orders.read(buyer, orderId)).state).toBe('delivered')
  await later(71)
  expect((await orders.read(buyer, orderId)).state).toBe('delivered')
  await later(2)
  expect((await orders.read(buyer, orderId)).state).toBe('completed')
  // No courier has reported a place.
  expect(await codesOf(orderId)).toEqual([
    'ORDER_CREATED',
    'ORDER_PAID',
    'PROCESSED',
    'SHIPPED',
    'DELIVERED',
    'COMPLETED',
    'ORDER_COMPLETED',
  ])
})

test('R-19: a buyer who receives a sent parcel completes it, and no place of a courier is made up', async () => {
  const buyer = await shop.buyer()
  const orderId = await paid(buyer)
  const order = await orders.read(buyer, orderId)
  const [parcel] = order.parcels
  const lines = [{ id: parcel!.details[0]!.id!, received: 10, damaged: 0, missing: 0 }]
  await send((await parcelOf(orderId)).id)
  const received = await test_.call('receiveOrder', {
    as: buyer.token,
    params: { orderId },
    body: { key: randomUUID(), parcel_id: parcel!.id, lines },
  })
  expect(received.status).toBe(200)
  expect((await orders.read(buyer, orderId)).state).toBe('completed')
  expect(await codesOf(orderId)).not.toContain('AT_ORIGIN')
})

test('R-19: of fifty concurrent acts one sends a parcel, and an unpaid one is not sent', async () => {
  const buyer = await shop.buyer()
  const orderId = await paid(buyer)
  const { id } = await parcelOf(orderId)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(id, `RESI-${index}`)),
  )
  const sent = outcomes.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []))
  expect(sent).toHaveLength(1)
  expect((await parcelOf(orderId)).tracking_number).toBe(`RESI-${sent[0]}`)
  expect((await codesOf(orderId)).filter((code) => code === 'SHIPPED')).toHaveLength(1)

  const product = await shop.product({ seller_id: await shop.seller() })
  const unpaid = await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  expect((await send((await parcelOf(unpaid.order_id)).id)).statusCode).toBe(404)
})
