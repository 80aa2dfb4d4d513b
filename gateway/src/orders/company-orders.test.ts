import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { newId } from '../server/new-id.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** A company with one member of each role, an order of its buyer and one of its admin. */
async function company() {
  const { companyId, ...people } = await made.staffed(shop, {
    admin: 'admin',
    approver: 'approver',
    buyer: 'buyer',
    finance: 'finance',
  })
  const buy = async (buyer: TestBuyer, more: { payment_id?: string } = {}) => {
    const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 }]
    const draft = await orders.draft(buyer, items, more, gateway.gateway.now())
    return (await orders.post(buyer, { ...draft, business: { company_id: companyId } })).body.data
      .order_id
  }
  return { ...people, companyId, buy }
}

const list = async (as: TestBuyer, company_id?: string) =>
  (await gateway.call('orders', { as: as.token, query: company_id ? { company_id } : {} })).body
    .data.items
const idsOf = async (as: TestBuyer, companyId?: string) =>
  (await list(as, companyId)).map(({ id }) => id)
const read = (as: TestBuyer, orderId: string) =>
  gateway.call('order', { as: as.token, params: { orderId } })

test('P-03: admin and finance see all orders of the company, a buyer the own ones', async () => {
  const { admin, finance, buyer, approver, companyId, buy } = await company()
  const [first, second] = [await buy(buyer), await buy(admin)]
  expect(await idsOf(admin, companyId)).toEqual([second, first])
  expect(await idsOf(finance, companyId)).toEqual([second, first])
  expect(await idsOf(buyer, companyId)).toEqual([first])
  expect(await idsOf(approver, companyId)).toEqual([])
  expect(await idsOf(finance)).toEqual([])
  expect((await read(buyer, second)).status).toBe(404)
  expect((await read(approver, first)).status).toBe(404)
})

test('P-03 C-25: the QRIS code of an order is for those who may pay it', async () => {
  const { admin, approver, finance, buyer, buy } = await company()
  const orderId = await buy(buyer, { payment_id: 'qris' })
  const codeFor = async (as: TestBuyer) => (await read(as, orderId)).body.data.payment.qr_image
  for (const payer of [buyer, finance, admin])
    expect(await codeFor(payer)).toMatch(/^data:image\/png;base64,/)
  expect((await read(approver, orderId)).status).toBe(404)
})

const acts = {
  cancel: (as: TestBuyer, orderId: string) =>
    gateway.call('cancelOrder', { as: as.token, params: { orderId }, body: { reason: 'x' } }),
  receive: (as: TestBuyer, orderId: string) =>
    gateway.call('receiveOrder', { as: as.token, params: { orderId }, body: {} }),
  reorder: (as: TestBuyer, orderId: string) =>
    gateway.call('buyAgain', { as: as.token, params: { orderId } }),
  pay: async (as: TestBuyer, orderId: string) =>
    gateway.call('payment', { as: as.token, params: { id: await paymentOf(orderId) } }),
  invoice: (as: TestBuyer, orderId: string) =>
    gateway.call('invoice', { as: as.token, params: { orderId } }),
}

const paymentOf = async (orderId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('payments')
      .select('id')
      .where('subject_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).id

test('P-03 F-08: who may do what with an order of another member', async () => {
  const { admin, approver, finance, buyer, buy } = await company()
  const other = await buy(buyer)
  const mayOf = async (as: TestBuyer) => {
    const found = []
    // The last act ends the order.
    for (const name of ['pay', 'invoice', 'receive', 'reorder', 'cancel'] as const)
      if ((await acts[name](as, other)).status !== 404) found.push(name)
    return found
  }
  expect(await mayOf(approver)).toEqual([])
  expect(await mayOf(await shop.buyer())).toEqual([])
  expect(await mayOf(finance)).toEqual(['pay', 'invoice'])
  const { data } = (await read(finance, other)).body
  expect(data).toMatchObject({ can_cancel: false, can_receive: false })
  expect(data.ordered_by).toEqual(expect.any(String))
  expect(data.payment_url).toEqual(expect.any(String))
  expect((await read(admin, other)).body.data).toMatchObject({ can_cancel: true })
  expect(await mayOf(admin)).toEqual(['pay', 'invoice', 'receive', 'reorder', 'cancel'])
  expect((await read(buyer, other)).body.data).toMatchObject({ state: 'cancelled' })
})

test('P-03: the admin of a company complains in place of the member who ordered, and finance reads it', async () => {
  const { admin, finance, buyer, buy } = await company()
  const orderId = await buy(buyer)
  await deliver(gateway.gateway, orderId)
  const parcelsOf = async (as: TestBuyer) =>
    (await gateway.call('complaints', { as: as.token, params: { orderId } })).body.result.parcels
  expect(await parcelsOf(finance)).toEqual([])
  const [parcel] = await parcelsOf(admin)
  const body = {
    key: newId(),
    parcel_id: parcel!.parcel_id,
    kind: 'short' as const,
    wish: 'refund' as const,
    lines: parcel!.lines.map(({ id }) => ({ id, quantity: 1 })),
    text: 'Satu karton kurang',
    file_ids: [],
  }
  const create = (as: TestBuyer) =>
    gateway.call('createComplaint', { as: as.token, params: { orderId }, body })
  expect((await create(finance)).status).toBe(404)
  const { number, acts: own } = (await create(admin)).body.result
  expect(own).toContain('withdraw')
  const seenBy = async (as: TestBuyer) =>
    (await gateway.call('complaint', { as: as.token, params: { number } })).body.result
  expect(await seenBy(finance)).toMatchObject({ acts: [], made_by: expect.any(String) })
  const act = {
    params: { number },
    body: { act: 'withdraw' as const, version: 1, text: '', file_ids: [] },
  }
  expect((await gateway.call('actOnComplaint', { as: finance.token, ...act })).status).toBe(404)
  // The member who ordered goes on with what the admin began.
  expect((await seenBy(buyer)).acts).toContain('withdraw')
  expect((await gateway.call('actOnComplaint', { as: buyer.token, ...act })).status).toBe(200)
})

test('P-03: an approver sees the orders that they judge', async () => {
  const { admin, approver, buyer, companyId, buy } = await company()
  await buy(buyer)
  const params = { companyId }
  const body = { kind: 'total', amount: 0, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body })
  const judged = await buy(buyer)
  expect(await idsOf(approver, companyId)).toEqual([judged])
  const { data } = (await read(approver, judged)).body
  expect(data).toMatchObject({ can_cancel: false, payment_url: null })
  expect(data.payment).toMatchObject({ url: null, account_number: null, instructions: [] })
})

test('P-03: a member who leaves loses access to all orders of the company immediately, and not to private orders', async () => {
  const { admin, buyer, companyId, buy } = await company()
  const [own, others] = [await buy(buyer), await buy(admin)]
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const privateOrder = (await orders.post(buyer, draft)).body.data.order_id
  expect(await idsOf(buyer)).toEqual([privateOrder, own])
  const removed = { companyId, memberId: buyer.userId }
  await gateway.call('removeMember', { as: admin.token, params: removed })
  for (const as of [buyer, await shop.buyer()]) {
    const query = { company_id: companyId }
    expect((await gateway.call('orders', { as: as.token, query })).status).toBe(404)
    expect((await gateway.call('ordersFile', { as: as.token, query })).status).toBe(404)
    for (const orderId of [own, others]) {
      expect((await read(as, orderId)).status).toBe(404)
      for (const act of Object.values(acts)) expect((await act(as, orderId)).status).toBe(404)
    }
  }
  expect(await idsOf(buyer)).toEqual([privateOrder])
  expect((await read(admin, own)).body.data).toMatchObject({ can_cancel: true })
})

test('R-19: a keyword and the file search the orders of the company', async () => {
  const { finance, buyer, companyId, buy } = await company()
  const { order_serial } = (await read(buyer, await buy(buyer))).body.data
  const query = { company_id: companyId, keyword: 'produk' }
  const found = await gateway.call('orders', { as: finance.token, query })
  expect(found.body.data.items.map((item) => item.order_serial)).toEqual([order_serial])
  const file = await gateway.call('ordersFile', { as: finance.token, query })
  expect(String(file.body)).toContain(order_serial)
})

test('P-03 C-27: the key of an order gives a member who has left neither the order nor its payment', async () => {
  const { admin, buyer, companyId } = await company()
  const key = newId()
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const send = () => orders.post(buyer, { ...draft, business: { company_id: companyId } }, key)
  const byKey = () => gateway.call('orderByKey', { as: buyer.token, params: { key } })
  const { data } = (await send()).body
  expect((await byKey()).body.data.order_id).toBe(data.order_id)
  expect((await send()).body.data.order_id).toBe(data.order_id)
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: buyer.userId },
  })
  expect((await byKey()).problem.name).toBe('ORDER_UNKNOWN')
  expect((await send()).problem.name).toBe('COMPANY_UNKNOWN')
})
