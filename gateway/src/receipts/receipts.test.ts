import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { insertFile } from '../files/testing-files.ts'
import { advanceParcels } from '../orders/advance.ts'
import { type DraftOptions, testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const HOUR = 60 * 60
const test_ = openTestGateway({ config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const tiers = [{ quantity_end: 999, price: 100_000, discount: null }]

/** A shipped order of 10 units of each of two products of one seller. */
async function shipped(buyer: TestBuyer, options: DraftOptions = {}) {
  const seller_id = await shop.seller()
  const items = [
    { id_item: await shop.product({ seller_id, tiers, name: 'Beras' }), quantity: 10 },
    { id_item: await shop.product({ seller_id, tiers, name: 'Gula' }), quantity: 10 },
  ]
  const order = await orders.order(buyer, items, options)
  await orders.atBank(order.payment.url!, { action: 'pay' })
  test_.advance(3 * HOUR)
  await advanceParcels(test_.gateway)
  return order.order_id
}
const read = async (as: TestBuyer, orderId: string) =>
  (await test_.call('receipts', { as: as.token, params: { orderId } })).body.result
const counted = (received: number, damaged = 0, missing = 0) => ({ received, damaged, missing })
type Counts = ReturnType<typeof counted>

/** Receives these units of rice and sugar. */
async function receive(
  as: TestBuyer,
  orderId: string,
  [rice, sugar]: [Counts, Counts],
  more: { key?: string; note?: string; file_ids?: string[] } = {},
) {
  const order = await orders.read(as, orderId)
  const parcel = order.parcels[0]!
  const lines = [rice, sugar].map((counts, at) => ({ id: parcel.details[at]!.id!, ...counts }))
  return test_.call('receiveOrder', {
    as: as.token,
    params: { orderId },
    body: { key: randomUUID(), parcel_id: parcel.id, lines, ...more },
  })
}
const complaintForm = async (as: TestBuyer, orderId: string) =>
  (await test_.call('complaints', { as: as.token, params: { orderId } })).body.result.parcels[0]

test('R-19: two deliveries add up to the parcel, and complete it', async () => {
  const buyer = await shop.buyer()
  const orderId = await shipped(buyer)
  const first = await receive(buyer, orderId, [counted(10), counted(4)])
  expect(first.body.data.state).toBe('shipped')
  expect((await read(buyer, orderId)).parcels[0]?.lines).toMatchObject([
    { ordered: 10, received: 10 },
    { ordered: 10, received: 4, missing: 0 },
  ])
  const many = await receive(buyer, orderId, [counted(0), counted(7)])
  expect(many.problem.name).toBe('RECEIPT_TOO_LARGE')
  const second = await receive(buyer, orderId, [counted(0), counted(6)])
  expect(second.body.data.state).toBe('completed')
  const { parcels, items } = await read(buyer, orderId)
  expect(parcels).toEqual([])
  expect(items.map(({ lines }) => lines.map(({ received }) => received))).toEqual([[10, 4], [6]])
})

test('R-19: all received is one receipt of the rest', async () => {
  const buyer = await shop.buyer()
  const orderId = await shipped(buyer)
  await receive(buyer, orderId, [counted(3), counted(0)])
  const all = { as: buyer.token, params: { orderId }, body: {} }
  const both = await Promise.all([test_.call('receiveOrder', all), test_.call('receiveOrder', all)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { items } = await read(buyer, orderId)
  expect(items[1]?.lines.map(({ received }) => received)).toEqual([7, 10])
  expect((await orders.read(buyer, orderId)).state).toBe('completed')
})

test('R-19: a receipt that is sent twice is one, and two members at one door receive the goods once', async () => {
  const buyer = await shop.buyer()
  const orderId = await shipped(buyer)
  const key = randomUUID()
  const both = await Promise.all(
    [1, 2].map(() => receive(buyer, orderId, [counted(10), counted(4)], { key })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(buyer, orderId)).items).toHaveLength(1)
  const other = await receive(buyer, orderId, [counted(0), counted(1)], { key })
  expect(other.problem.name).toBe('RECEIPT_SENT')
  const racing = await Promise.all(
    [1, 2].map(() => receive(buyer, orderId, [counted(0), counted(6)])),
  )
  expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('F-08: damaged and missing goods lead to a complaint with the counts, the note and the photo of the door', async () => {
  const buyer = await shop.buyer()
  const orderId = await shipped(buyer)
  const photo = await insertFile(test_.gateway, buyer.userId)
  const others = await insertFile(test_.gateway, (await shop.buyer()).userId)
  const foreign = await receive(buyer, orderId, [counted(8, 2), counted(9, 0, 1)], {
    file_ids: [others],
  })
  expect(foreign.problem.name).toBe('PHOTO_UNKNOWN')
  expect((await read(buyer, orderId)).items).toEqual([])
  const made = await receive(buyer, orderId, [counted(8, 2), counted(9, 0, 1)], {
    note: 'Dua karton basah',
    file_ids: [photo],
  })
  // It waits for the complaint, and completes without one after the usual time.
  expect(made.body.data.state).toBe('delivered')
  const form = (await complaintForm(buyer, orderId))!
  expect(form.suggested).toEqual({
    kind: 'damaged',
    lines: [
      { id: form.lines[0]!.id, quantity: 2 },
      { id: form.lines[1]!.id, quantity: 1 },
    ],
    text: 'Dua karton basah',
    has_photos: true,
  })
  const complaint = await test_.call('createComplaint', {
    as: buyer.token,
    params: { orderId },
    body: {
      key: randomUUID(),
      parcel_id: form.parcel_id,
      kind: 'damaged',
      wish: 'refund',
      lines: form.suggested!.lines,
      text: form.suggested!.text,
    },
  })
  expect(complaint.body.result).toMatchObject({ most: 300_000, files: [{ id: photo }] })
  const seen = await test_.gateway.app.inject({ url: `/seller-desk/files/${photo}` })
  expect(seen.statusCode).toBe(200)
  const stranger = await shop.buyer()
  const file = await test_.call('file', { as: stranger.token, params: { fileId: photo } })
  expect(file.status).toBe(404)
  const held = await receive(buyer, orderId, [counted(1), counted(0)])
  expect(held.problem.name).toBe('NOT_RECEIVABLE')
})

test('R-19: cancelled units are not received', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller(), tiers })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 10 }])
  const orderId = order.order_id
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const before = await orders.read(buyer, orderId)
  const id = before.parcels[0]!.details[0]!.id!
  await test_.call('cancelGoods', {
    as: buyer.token,
    params: { orderId },
    body: { key: randomUUID(), lines: [{ id, quantity: 6, seen: 10 }] },
  })
  test_.advance(3 * HOUR)
  await advanceParcels(test_.gateway)
  const all = { as: buyer.token, params: { orderId }, body: {} }
  expect((await test_.call('receiveOrder', all)).body.data.state).toBe('completed')
  expect((await read(buyer, orderId)).items[0]?.lines).toMatchObject([{ received: 6 }])
})

test('F-08 P-03: the admin receives for the member, finance reads it, and the log has the counts', async () => {
  const { admin, buyer, finance, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    finance: 'finance',
  })
  const orderId = await shipped(buyer, { business: { company_id: companyId } })
  expect((await receive(finance, orderId, [counted(1), counted(0)])).status).toBe(404)
  expect((await receive(admin, orderId, [counted(10), counted(8, 1, 1)])).status).toBe(200)
  expect((await read(finance, orderId)).items).toHaveLength(1)
  const log = await test_.call('auditLog', { as: admin.token, params: { companyId }, query: {} })
  const entry = log.body.items.find(({ text }) => text.includes('menerima barang'))
  expect(entry?.text).toContain('diterima 18, rusak 1, kurang 1')
})
