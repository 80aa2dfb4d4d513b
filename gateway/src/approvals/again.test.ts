import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

async function company() {
  const [admin, other, buyer] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await made.company({
    [admin.userId]: 'admin',
    [other.userId]: 'admin',
    [buyer.userId]: 'buyer',
  })
  await gateway.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 120_000, approver_id: null },
  })
  return { admin, other, buyer, companyId }
}

async function send(buyer: TestBuyer, companyId: string, quantity = 3, key?: string) {
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  return orders.post(buyer, { ...draft, business: { company_id: companyId } }, key)
}
const requestOf = async (buyer: TestBuyer, orderId: string) =>
  (await orders.read(buyer, orderId)).approval
const decide = (as: TestBuyer, approvalId: string, decision: 'approve' | 'refuse' = 'approve') =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision, ...(decision === 'refuse' ? { reason: 'x' } : {}) },
  })

test('F-08: a changed order is another order, which needs its own approval', async () => {
  const { admin, buyer, companyId } = await company()
  const key = 'order-of-a-changed-cart'
  const { order_id } = (await send(buyer, companyId, 3, key)).body.data
  const first = (await requestOf(buyer, order_id))!
  expect((await decide(admin, first.id)).status).toBe(200)
  // The approved order keeps its goods: its key takes no other body.
  expect((await send(buyer, companyId, 300, key)).problem.name).toBe('IDEMPOTENCY_KEY_REUSED')
  const again = (await send(buyer, companyId, 300)).body.data
  expect(again.awaits_approval).toBe(true)
  const second = (await requestOf(buyer, again.order_id))!
  expect(second.id).not.toBe(first.id)
  expect(second.state).toBe('waiting')
  // The first decision, sent again, decides the first order only.
  expect((await decide(admin, first.id)).status).toBe(200)
  expect((await orders.read(buyer, again.order_id)).awaits_approval).toBe(true)
})

test('F-08: goods that are bought again after their approval are approved again', async () => {
  const { admin, buyer, companyId } = await company()
  const { order_id } = (await send(buyer, companyId)).body.data
  await decide(admin, (await requestOf(buyer, order_id))!.id)
  await gateway.call('buyAgain', { as: buyer.token, params: { orderId: order_id } })
  const { detail } = (await shop.getCart(buyer)).result!
  const items = detail
    .flatMap(({ details }) => details)
    .map((line) => ({ id_item: line.id_item, quantity: line.product_quantity }))
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  expect(body.data.awaits_approval).toBe(true)
})

test('F-08: a cancelled order withdraws its request, which can no longer be approved', async () => {
  const { admin, other, buyer, companyId } = await company()
  const { order_id } = (await send(buyer, companyId)).body.data
  const { id } = (await requestOf(buyer, order_id))!
  const cancel = () =>
    gateway.call('cancelOrder', { as: buyer.token, params: { orderId: order_id }, body: {} })
  const [cancelled, decided] = await Promise.all([cancel(), decide(admin, id, 'refuse')])
  // One of the two came first, and the order has ended once.
  expect([cancelled.status, decided.status].filter((status) => status === 200)).not.toEqual([])
  expect((await orders.read(buyer, order_id)).state).toBe('cancelled')
  expect((await decide(other, id)).problem.name).toBe('ALREADY_DECIDED')
  const alone = (await send(buyer, companyId)).body.data.order_id
  const { id: requestId } = (await requestOf(buyer, alone))!
  await gateway.call('cancelOrder', { as: buyer.token, params: { orderId: alone }, body: {} })
  expect((await requestOf(buyer, alone))!.state).toBe('withdrawn')
  expect((await decide(admin, requestId)).problem.name).toBe('ALREADY_DECIDED')
})

test('P-03: an admin’s own request is for the other admin, until there is none', async () => {
  const { admin, other, companyId } = await company()
  const { order_id } = (await send(admin, companyId)).body.data
  const { id } = (await requestOf(admin, order_id))!
  expect((await decide(admin, id)).problem.name).toBe('OWN_REQUEST')
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: other.userId },
  })
  expect((await decide(other, id)).status).toBe(404)
  expect((await decide(admin, id)).status).toBe(200)
})

test('P-03: a member whose role ends loses open requests immediately, in the shop and in the boxes', async () => {
  const { admin, other, buyer, companyId } = await company()
  const { order_id } = (await send(buyer, companyId)).body.data
  const { id } = (await requestOf(buyer, order_id))!
  const box = async () =>
    (await gateway.call('approvals', { as: other.token, query: { box: 'judge' } })).body.items
  expect(await box()).toHaveLength(1)
  await gateway.call('changeMemberRole', {
    as: admin.token,
    params: { companyId, memberId: other.userId },
    body: { role: 'finance' },
  })
  expect(await box()).toEqual([])
  expect((await decide(other, id)).status).not.toBe(200)
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: other.userId },
  })
  const read = await gateway.call('approval', { as: other.token, params: { approvalId: id } })
  expect(read.status).toBe(404)
  expect((await decide(admin, id)).status).toBe(200)
})
