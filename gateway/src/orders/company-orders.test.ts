import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** A company with one member of each role, an order of its buyer and one of its admin. */
async function company() {
  const people = {
    admin: await shop.buyer(),
    approver: await shop.buyer(),
    buyer: await shop.buyer(),
    finance: await shop.buyer(),
  }
  const companyId = await made.company({
    [people.admin.userId]: 'admin',
    [people.approver.userId]: 'approver',
    [people.buyer.userId]: 'buyer',
    [people.finance.userId]: 'finance',
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

test('P-03 C-25: the QRIS code of an order is for its buyer alone', async () => {
  const { finance, buyer, buy } = await company()
  const orderId = await buy(buyer, { payment_id: 'qris' })
  const codeFor = async (as: TestBuyer) => (await read(as, orderId)).body.data.payment.qr_image
  expect(await codeFor(buyer)).toMatch(/^data:image\/png;base64,/)
  expect(await codeFor(finance)).toBeUndefined()
})

test('P-03: an order of another member names this member, and allows no action', async () => {
  const { finance, buyer, companyId, buy } = await company()
  const orderId = await buy(buyer)
  const { data } = (await read(finance, orderId)).body
  expect(data).toMatchObject({ can_cancel: false, can_receive: false, payment_url: null })
  expect(data.payment).toMatchObject({ url: null, account_number: null, instructions: [] })
  expect(data.ordered_by).toEqual(expect.any(String))
  expect((await list(finance, companyId))[0]).toMatchObject({ ordered_by: data.ordered_by })
  expect((await read(buyer, orderId)).body.data.ordered_by).toBeNull()
  const cancel = { params: { orderId }, body: { reason: 'x' } }
  expect((await gateway.call('cancelOrder', { as: finance.token, ...cancel })).status).toBe(404)
})

test('P-03: an approver sees the orders that they judge', async () => {
  const { admin, approver, buyer, companyId, buy } = await company()
  await buy(buyer)
  const params = { companyId }
  const body = { kind: 'total', amount: 0, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body })
  const judged = await buy(buyer)
  expect(await idsOf(approver, companyId)).toEqual([judged])
  expect((await read(approver, judged)).status).toBe(200)
})

test('P-03: strangers and members who have left get 404, and keep their own orders', async () => {
  const { admin, buyer, companyId, buy } = await company()
  const [own, others] = [await buy(buyer), await buy(admin)]
  const removed = { companyId, memberId: buyer.userId }
  await gateway.call('removeMember', { as: admin.token, params: removed })
  for (const as of [buyer, await shop.buyer()]) {
    const query = { company_id: companyId }
    expect((await gateway.call('orders', { as: as.token, query })).status).toBe(404)
    expect((await gateway.call('ordersFile', { as: as.token, query })).status).toBe(404)
    expect((await read(as, others)).status).toBe(404)
  }
  expect((await read(buyer, own)).status).toBe(200)
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
