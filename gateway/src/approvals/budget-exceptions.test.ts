import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** A company whose budget pays one and a half of its goods. */
async function company() {
  const people = await made.staffed(shop, {
    admin: 'admin',
    approver: 'approver',
    buyer: 'buyer',
    other: 'buyer',
  })
  const { admin, buyer, companyId } = people
  const params = { companyId }
  const item = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
  const buy = async (as: TestBuyer, budget_exception?: boolean) => {
    const items = [{ id_item: item, quantity: 1 }]
    const draft = await orders.draft(as, items, {}, gateway.gateway.now())
    const business = { company_id: companyId, budget_exception }
    return orders.post(as, { ...draft, business })
  }
  const first = await buy(buyer)
  const total = (await orders.read(buyer, first.body.data.order_id)).totals.grand_total
  const budget = Math.floor(total * 1.5)
  await gateway.call('setBudget', {
    as: admin.token,
    params,
    body: { member_id: null, cost_centre_id: null, amount: budget },
  })
  const used = async () =>
    (await gateway.call('companyBudgets', { as: admin.token, params })).body.budgets[0]!.used
  const approvalOf = async (orderId: string) => (await orders.read(buyer, orderId)).approval
  const decide = (as: TestBuyer, approvalId: string, decision: 'approve' | 'refuse') =>
    gateway.call('decideApproval', {
      as: as.token,
      params: { approvalId },
      body: { decision, reason: 'x' },
    })
  // The order before the budget holds nothing of it.
  const held = await buy(buyer)
  return { ...people, params, held, budget, total, buy, used, approvalOf, decide }
}

test('F-08: a refusal for budget offers an exception, which waits with the budget, its remainder and the excess', async () => {
  const { approver, buyer, budget, total, buy, used, approvalOf, decide } = await company()
  const refused = await buy(buyer)
  expect(refused.problem).toMatchObject({ name: 'BUDGET_EXCEEDED', data: { exception: true } })
  expect(await used()).toBe(total)
  const { body } = await buy(buyer, true)
  expect(body.data.awaits_approval).toBe(true)
  expect(await used()).toBe(total * 2)
  const { id } = (await approvalOf(body.data.order_id))!
  const read = await gateway.call('approval', {
    as: approver.token,
    params: { approvalId: id },
  })
  expect(read.body.approval.reasons).toEqual([
    {
      kind: 'total',
      amount: budget - total,
      target_name: null,
      together: null,
      budget: {
        name: 'PT Dapur Rasa',
        period: expect.stringMatching(/^bulan \w+ \d{4}$/),
        amount: budget,
        above: total - (budget - total),
      },
    },
  ])
  expect((await decide(buyer, id, 'approve')).problem.name).toBe('OWN_REQUEST')
  expect((await decide(approver, id, 'approve')).status).toBe(200)
  expect((await orders.read(buyer, body.data.order_id)).awaits_approval).toBe(false)
})

test('F-08: an exception counts once: the next order needs its own, also when it is split', async () => {
  const { approver, buyer, buy, total, used, approvalOf, decide } = await company()
  const { body } = await buy(buyer, true)
  await decide(approver, (await approvalOf(body.data.order_id))!.id, 'approve')
  expect((await buy(buyer)).problem.message).toMatch(/Sisanya Rp.0\.$/)
  const next = await buy(buyer, true)
  expect(next.body.data.awaits_approval).toBe(true)
  await decide(approver, (await approvalOf(next.body.data.order_id))!.id, 'refuse')
  expect(await used()).toBe(total * 2)
})

test('F-08: an order within its budget needs no exception, and one of rules and budget has a step for both', async () => {
  const { admin, approver, buyer, params, held, buy, approvalOf, decide } = await company()
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: held.body.data.order_id },
    body: {},
  })
  const within = await buy(buyer, true)
  expect(within.body.data.awaits_approval).toBe(false)
  const rule = { kind: 'total', amount: 0, approver_id: approver.userId } as const
  await gateway.call('addApprovalRule', { as: admin.token, params, body: rule })
  const { body } = await buy(buyer, true)
  const { id } = (await approvalOf(body.data.order_id))!
  const { approval } = (await decide(approver, id, 'approve')).body
  expect(approval.steps.map(({ state, reasons }) => [state, reasons[0]!.budget?.name])).toEqual([
    ['approved', undefined],
    ['approved', 'PT Dapur Rasa'],
  ])
})

test('F-08: a company that switches exceptions off refuses them', async () => {
  const { admin, buyer, params, buy } = await company()
  const body = { together_hours: 24, budget_exceptions: false }
  await gateway.call('changeCompanySettings', { as: admin.token, params, body })
  expect((await buy(buyer, true)).problem).toMatchObject({
    name: 'BUDGET_EXCEEDED',
    data: { exception: false },
  })
})

test('F-08: parallel orders and exceptions leave exact sums, and only exceptions go above the budget', async () => {
  const { admin, buyer, other, params, held, buy, total, used } = await company()
  await gateway.call('setBudget', {
    as: admin.token,
    params,
    body: { member_id: null, cost_centre_id: null, amount: total * 3 },
  })
  expect(held.status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => buy(at % 2 ? buyer : other, at >= 4)),
  )
  const placed = answers.filter(({ status }) => status === 200)
  expect(await used()).toBe(total * (1 + placed.length))
  // All four exceptions are made; those within the budget need no approval.
  expect(answers.slice(4).every(({ status }) => status === 200)).toBe(true)
  const free = placed.filter(({ body }) => !body.data.awaits_approval).length
  expect(free).toBeLessThanOrEqual(2)
})
