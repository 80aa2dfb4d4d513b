import { testCompanies } from '../companies/testing-companies.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { expireOrders } from '../orders/expire.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** A company whose orders above Rp 0 need approval, with one member of each role that matters. */
async function company(rule: object = { kind: 'total', amount: 0, approver_id: null }) {
  const [admin, approver, buyer] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await made.company({
    [admin.userId]: 'admin',
    [approver.userId]: 'approver',
    [buyer.userId]: 'buyer',
  })
  const addRule = (body: object, as = admin.token) =>
    gateway.call('addApprovalRule', { as, params: { companyId }, body: body as never })
  if ((await addRule(rule)).status !== 200) throw new Error('The rule was refused')
  return { admin, approver, buyer, companyId, addRule }
}

const goods = async (more: object = {}) => [
  { id_item: await shop.product({ seller_id: await shop.seller(), ...more }), quantity: 2 },
]

async function request(
  buyer: TestBuyer,
  companyId: string,
  items?: Awaited<ReturnType<typeof goods>>,
) {
  const lines = items ?? (await goods())
  const draft = await orders.draft(buyer, lines, {}, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const order = await orders.read(buyer, body.data.order_id)
  return { created: body.data, order, id: order.approval?.id ?? '', lines }
}

const read = async (as: TestBuyer, approvalId: string) =>
  gateway.call('approval', { as: as.token, params: { approvalId } })
const decide = (as: TestBuyer, approvalId: string, body: object) =>
  gateway.call('decideApproval', { as: as.token, params: { approvalId }, body: body as never })
const approve = { decision: 'approve' }
const refuse = { decision: 'refuse', reason: 'Terlalu mahal' }
const stockOf = async (productId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('product_stock')
      .select('stock')
      .where('product_id', '=', Number(productId))
      .executeTakeFirstOrThrow()
  ).stock

test('F-08: an order that a rule catches holds goods and budget, and has no payment until it is approved', async () => {
  const { admin, approver, buyer, companyId } = await company()
  await gateway.call('setBudget', {
    as: admin.token,
    params: { companyId },
    body: { member_id: null, cost_centre_id: null, amount: 10_000_000 },
  })
  const { created, order, id, lines } = await request(buyer, companyId)
  expect(created.awaits_approval).toBe(true)
  expect(created.payment).not.toHaveProperty('url')
  expect(order).toMatchObject({ state: 'awaiting_payment', awaits_approval: true })
  expect(order.payment).toMatchObject({ url: null, instructions: [] })
  expect(await stockOf(lines[0]!.id_item)).toBe(998)
  const budgets = await gateway.call('companyBudgets', { as: admin.token, params: { companyId } })
  expect(budgets.body.budgets[0]!.used).toBe(order.totals.grand_total)
  expect(await made.notificationsOf(approver.userId)).toEqual(['APPROVAL_REQUESTED'])

  expect((await decide(approver, id, approve)).body.approval.state).toBe('approved')
  const after = await orders.read(buyer, order.id)
  expect(after).toMatchObject({ state: 'awaiting_payment', awaits_approval: false })
  expect(after.payment.id).toBe(order.payment.id)
  await orders.atBank(after.payment.url!, { action: 'pay' })
  expect((await orders.read(buyer, order.id)).state).toBe('processed')
  expect(await made.notificationsOf(buyer.userId)).toEqual(['APPROVAL_GRANTED', 'ORDER_PAID'])
})

test('F-08: an order below the amount needs no approval', async () => {
  const { buyer, companyId } = await company({
    kind: 'total',
    amount: 900_000_000,
    approver_id: null,
  })
  const { created, order } = await request(buyer, companyId)
  expect(created.payment.url).toBeDefined()
  expect(order.approval).toBeNull()
})

test('F-08: rules catch a category with its children, a seller, and a seller that is new to the company', async () => {
  const sellerId = await shop.seller()
  const item = async () => [{ id_item: await shop.product({ seller_id: sellerId }), quantity: 2 }]
  const bySeller = await company({
    kind: 'seller',
    seller_alias: `toko-${sellerId}`,
    approver_id: null,
  })
  const caught = await request(bySeller.buyer, bySeller.companyId, await item())
  expect((await read(bySeller.approver, caught.id)).body.approval.reasons).toEqual([
    { kind: 'seller', amount: null, target_name: `Toko ${sellerId}`, together: null, budget: null },
  ])
  expect((await request(bySeller.buyer, bySeller.companyId)).order.approval).toBeNull()

  const byNew = await company({ kind: 'new_seller', approver_id: null })
  const first = await request(byNew.buyer, byNew.companyId, await item())
  await decide(byNew.approver, first.id, approve)
  const { payment } = await orders.read(byNew.buyer, first.order.id)
  await orders.atBank(payment.url!, { action: 'pay' })
  expect((await request(byNew.buyer, byNew.companyId, await item())).order.approval).toBeNull()
})

test('F-08: a rule catches an order with goods whose unit price is above its amount', async () => {
  const { approver, buyer, companyId } = await company({
    kind: 'total',
    amount: 150_000,
    per_unit: true,
    approver_id: null,
  })
  const item = async (price: number) => [
    {
      id_item: await shop.product({
        seller_id: await shop.seller(),
        tiers: [{ quantity_end: 999, price, discount: null }],
      }),
      quantity: 2,
    },
  ]
  expect((await request(buyer, companyId, await item(150_000))).order.approval).toBeNull()
  const { id } = await request(buyer, companyId, await item(150_001))
  expect((await read(approver, id)).body.approval.reasons).toEqual([
    {
      kind: 'total',
      per_unit: true,
      amount: 150_000,
      target_name: null,
      together: null,
      budget: null,
    },
  ])
})

test('F-08: a refusal needs a reason, and frees goods, budget and the order', async () => {
  const { approver, buyer, companyId } = await company()
  const { order, id, lines } = await request(buyer, companyId)
  expect((await decide(approver, id, { decision: 'refuse' })).problem.name).toBe('REASON_MISSING')
  expect((await decide(approver, id, refuse)).body.approval.state).toBe('refused')
  expect(await orders.read(buyer, order.id)).toMatchObject({
    state: 'cancelled',
    cancel_reason: 'Terlalu mahal',
    approval: { state: 'refused', reason: 'Terlalu mahal' },
  })
  expect(await stockOf(lines[0]!.id_item)).toBe(1000)
  expect(await made.notificationsOf(buyer.userId)).toEqual(['APPROVAL_REFUSED'])
})

test('F-08: a refused line is freed, and the rest goes on with smaller totals', async () => {
  const { admin, approver, buyer, companyId } = await company()
  await gateway.call('setBudget', {
    as: admin.token,
    params: { companyId },
    body: { member_id: null, cost_centre_id: null, amount: 10_000_000 },
  })
  const [cheap, dear] = [await goods(), await goods()]
  const { order, id } = await request(buyer, companyId, [...cheap, ...dear])
  const { lines } = (await read(approver, id)).body.approval
  const body = { ...approve, reason: 'Tidak perlu', refused_lines: [lines[1]!.id] }
  const decided = (await decide(approver, id, body)).body.approval
  expect(decided.lines.map(({ is_refused }) => is_refused)).toEqual([false, true])
  const after = await orders.read(buyer, order.id)
  expect(after.parcels).toHaveLength(1)
  expect(after.totals.grand_total).toBe(
    100_000 +
      after.parcels[0]!.courier.price +
      after.parcels[0]!.courier.insurance_fee +
      after.totals.tax +
      after.totals.service_fee,
  )
  expect(after.approval?.refused_lines).toHaveLength(1)
  const budgets = await gateway.call('companyBudgets', { as: admin.token, params: { companyId } })
  expect(budgets.body.budgets[0]!.used).toBe(after.totals.grand_total)
  expect(await stockOf(dear[0]!.id_item)).toBe(1000)
  const all = { ...approve, reason: 'x', refused_lines: lines.map((line) => line.id) }
  const other = await request(buyer, companyId)
  const own = (await read(approver, other.id)).body.approval.lines.map((line) => line.id)
  expect((await decide(approver, other.id, { ...all, refused_lines: own })).problem.name).toBe(
    'ALL_LINES_REFUSED',
  )
  expect((await decide(approver, other.id, all)).problem.name).toBe('LINE_UNKNOWN')
})

test('F-08: a request expires with everything that it holds', async () => {
  const { approver, buyer, companyId } = await company()
  const { order, id, lines } = await request(buyer, companyId)
  await gateway.gateway.db
    .updateTable('orders')
    .set({ payment_deadline: new Date(0) })
    .where('id', '=', order.id)
    .execute()
  await expireOrders(gateway.gateway)
  expect(await orders.read(buyer, order.id)).toMatchObject({
    state: 'expired',
    approval: { state: 'expired' },
  })
  expect(await stockOf(lines[0]!.id_item)).toBe(1000)
  expect((await decide(approver, id, approve)).problem.name).toBe('APPROVAL_EXPIRED')
  expect(await made.notificationsOf(buyer.userId)).toEqual(['APPROVAL_EXPIRED'])
})

test('F-08: two approvers at the same moment make one decision; the same decision again returns the same answer', async () => {
  const { admin, approver, buyer, companyId } = await company()
  const { order, id } = await request(buyer, companyId)
  const answers = await Promise.all([decide(admin, id, approve), decide(approver, id, refuse)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers[0]!.status === 200 ? approve : refuse
  expect((await decide(admin, id, won)).status).toBe(200)
  expect((await decide(approver, id, won)).status).toBe(200)
  const { timeline } = await orders.read(buyer, order.id)
  expect(timeline.filter(({ code }) => /^APPROVAL_(GRANTED|REFUSED)$/.test(code))).toHaveLength(1)
})

test('P-03: nobody judges the own request, except the only admin', async () => {
  const { admin, approver, companyId } = await company()
  const own = await request(approver, companyId)
  expect((await decide(approver, own.id, approve)).problem.name).toBe('OWN_REQUEST')
  const alone = await request(admin, companyId)
  expect((await decide(admin, alone.id, approve)).status).toBe(200)
})

test('P-03: a rule with an approver leaves its step to this approver and the admins', async () => {
  const { admin, approver, buyer, companyId, addRule } = await company()
  const second = await shop.buyer()
  await gateway.gateway.db
    .insertInto('company_members')
    .values({
      company_id: companyId,
      user_id: second.userId,
      role: 'approver',
      joined_at: new Date(),
    })
    .execute()
  await addRule({ kind: 'new_seller', approver_id: second.userId })
  const { id } = await request(buyer, companyId)
  expect((await read(approver, id)).body.approval.can_decide).toBe(false)
  expect((await decide(approver, id, approve)).problem.name).toBe('NOT_APPROVER')
  expect((await read(admin, id)).body.approval.can_decide).toBe(true)
  expect((await decide(second, id, approve)).status).toBe(200)
})

test('P-03: strangers, finance and removed members see no request; a request of a removed buyer can be refused only', async () => {
  const { admin, approver, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  expect((await read(await shop.buyer(), id)).status).toBe(404)
  const remove = (memberId: string) =>
    gateway.call('removeMember', { as: admin.token, params: { companyId, memberId } })
  await remove(approver.userId)
  expect((await read(approver, id)).status).toBe(404)
  expect((await decide(approver, id, approve)).status).toBe(404)
  await remove(buyer.userId)
  expect((await decide(admin, id, approve)).problem.name).toBe('REQUESTER_LEFT')
  expect((await decide(admin, id, refuse)).status).toBe(200)
})

test('F-08: boxes show what can be judged, what was asked for and what was decided', async () => {
  const { approver, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  const box = async (as: TestBuyer, name: 'judge' | 'mine' | 'decided') =>
    (await gateway.call('approvals', { as: as.token, query: { box: name } })).body.items.map(
      (item) => item.id,
    )
  expect(await box(approver, 'judge')).toEqual([id])
  expect(await box(buyer, 'judge')).toEqual([])
  expect(await box(buyer, 'mine')).toEqual([id])
  await decide(approver, id, approve)
  expect(await box(approver, 'judge')).toEqual([])
  expect(await box(approver, 'decided')).toEqual([id])
})

test('P-03: only admins change the rules, and a rule names somebody who may approve', async () => {
  const { admin, buyer, companyId, addRule } = await company()
  const rule = { kind: 'new_seller', approver_id: null }
  expect((await addRule(rule, buyer.token)).problem.name).toBe('ROLE_FORBIDS')
  expect((await addRule({ ...rule, approver_id: buyer.userId })).problem.name).toBe(
    'APPROVER_UNKNOWN',
  )
  expect(
    (await addRule({ kind: 'seller', seller_alias: 'x', approver_id: null })).problem.name,
  ).toBe('TARGET_UNKNOWN')
  await addRule(rule)
  expect((await addRule(rule)).problem.name).toBe('RULE_EXISTS')
  const list = async () =>
    (await gateway.call('approvalRules', { as: buyer.token, params: { companyId } })).body.rules
  const { id: ruleId } = (await list())[1]!
  await gateway.call('removeApprovalRule', { as: admin.token, params: { companyId, ruleId } })
  expect(await list()).toHaveLength(1)
})
