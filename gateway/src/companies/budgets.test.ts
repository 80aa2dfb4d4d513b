import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { monthOf } from '../server/wib.ts'
import { testCompanies } from './testing-companies.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

async function company(buyers = 1) {
  const admin = await shop.buyer()
  const members = await Promise.all(Array.from({ length: buyers }, () => shop.buyer()))
  const companyId = await made.company({
    [admin.userId]: 'admin',
    ...Object.fromEntries(members.map(({ userId }) => [userId, 'buyer' as const])),
  })
  const centre = await gateway.call('addCostCentre', {
    as: admin.token,
    params: { companyId },
    body: { name: 'Dapur' },
  })
  const cost_centre_id = centre.body.cost_centre.id
  const setBudget = (amount: number, more: object = {}) =>
    gateway.call('setBudget', {
      as: admin.token,
      params: { companyId },
      body: { member_id: null, cost_centre_id: null, amount, ...more },
    })
  const read = async (as = admin.token) =>
    (await gateway.call('companyBudgets', { as, params: { companyId } })).body.budgets
  return { admin, members, companyId, cost_centre_id, setBudget, read }
}

const goods = async () => [
  { id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 1 },
]
type Goods = Awaited<ReturnType<typeof goods>>

async function buy(buyer: TestBuyer, items: Goods, business: object) {
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  return orders.post(buyer, { ...draft, business })
}
const totalOf = async (buyer: TestBuyer, orderId: string) =>
  (await orders.read(buyer, orderId)).totals.grand_total

test('F-08: an order holds its total in the budgets of company, member and cost centre, and payment takes it', async () => {
  const { members, companyId, cost_centre_id, setBudget, read } = await company()
  const [buyer] = members as [TestBuyer]
  await setBudget(10_000_000)
  await setBudget(5_000_000, { member_id: buyer.userId })
  await setBudget(3_000_000, { cost_centre_id })
  const business = { company_id: companyId, cost_centre_id }
  const { body } = await buy(buyer, await goods(), business)
  const total = await totalOf(buyer, body.data.order_id)
  expect((await read()).map(({ used }) => used)).toEqual([total, total, total])
  expect((await orders.read(buyer, body.data.order_id)).business).toMatchObject({
    cost_centre_id,
    cost_centre_name: 'Dapur',
  })
  await orders.atBank(body.data.payment.url!, { action: 'pay' })
  expect((await read()).map(({ used }) => used)).toEqual([total, total, total])
})

test('F-08: an order above a budget is refused with the budget and what is left, and costs no goods', async () => {
  const { members, companyId, setBudget, read } = await company()
  const [buyer] = members as [TestBuyer]
  await setBudget(1000, { member_id: buyer.userId })
  const items = await goods()
  const stock = await shop.stockOf(items[0]!.id_item)
  const { problem } = await buy(buyer, items, { company_id: companyId })
  expect(problem.name).toBe('BUDGET_EXCEEDED')
  const { name } = await gateway.gateway.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  expect(problem.message).toContain(`anggaran ${name} bulan `)
  expect(problem.message).toMatch(/Sisanya Rp\s?1\.000/)
  expect(await shop.stockOf(items[0]!.id_item)).toBe(stock)
  expect((await read()).map(({ used }) => used)).toEqual([0])
  // A personal order is no company's matter.
  expect((await buy(buyer, items, {})).status).toBe(200)
})

test('F-08: the refusal names the budget with the least left: of a cost centre, or of the company', async () => {
  const { members, companyId, cost_centre_id, setBudget } = await company()
  const [buyer] = members as [TestBuyer]
  await setBudget(2000)
  await setBudget(1000, { cost_centre_id })
  const items = await goods()
  const refused = async (business: object) => (await buy(buyer, items, business)).problem.message
  const month = new Intl.DateTimeFormat('id', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  }).format(gateway.gateway.now())
  expect(await refused({ company_id: companyId, cost_centre_id })).toMatch(
    new RegExp(`^Pesanan melebihi anggaran Dapur bulan ${month}. Sisanya Rp.1.000.$`),
  )
  expect(await refused({ company_id: companyId })).toMatch(
    /anggaran PT Dapur Rasa bulan .* Sisanya Rp.2\.000\.$/,
  )
})

test('F-08: a cancelled and an expired order free the budget, and a month in WIB begins it again', async () => {
  const { members, companyId, setBudget, read } = await company()
  const [buyer] = members as [TestBuyer]
  await setBudget(100_000_000)
  const items = await goods()
  const business = { company_id: companyId }
  const { body } = await buy(buyer, items, business)
  await gateway.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: body.data.order_id },
    body: { reason: 'x' },
  })
  expect((await read())[0]!.used).toBe(0)
  await buy(buyer, items, business)
  gateway.advance(8 * 24 * 60 * 60)
  const { jobs = [] } = gateway.gateway.domains.find(({ name }) => name === 'orders')!
  for (const job of jobs) await job.run(gateway.gateway)
  expect((await read())[0]!.used).toBe(0)
  expect(monthOf(new Date('2026-11-30T16:59:59Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12')
})

test('F-08: eight concurrent orders never exceed the budget', async () => {
  const { members, companyId, setBudget, read } = await company(8)
  const items = await goods()
  const first = await buy(members[0]!, items, { company_id: companyId })
  const total = await totalOf(members[0]!, first.body.data.order_id)
  await setBudget(total * 3)
  const answers = await Promise.all(
    members.map((buyer) => buy(buyer, items, { company_id: companyId })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.name)).toEqual(
    Array.from({ length: 5 }, () => 'BUDGET_EXCEEDED'),
  )
  expect((await read())[0]!.used).toBe(total * 3)
})

test('F-08: holds and taken amounts stay within every budget under random concurrent orders, cancels and payments', async () => {
  const { members, companyId, cost_centre_id, setBudget } = await company(4)
  const random = randomFrom(20_261_124)
  const items = await goods()
  await setBudget(1_000_000)
  await setBudget(400_000, { cost_centre_id })
  await setBudget(300_000, { member_id: members[0]!.userId })
  const work = async () => {
    const buyer = members[Math.floor(random() * members.length)]!
    const inCentre = random() < 0.5
    const end = random()
    const { status, body } = await buy(
      buyer,
      [{ ...items[0]!, quantity: 1 + Math.floor(random() * 3) }],
      { company_id: companyId, ...(inCentre ? { cost_centre_id } : {}) },
    )
    if (status !== 200) return
    const params = { orderId: body.data.order_id }
    if (end < 0.4)
      await gateway.call('cancelOrder', { as: buyer.token, params, body: { reason: 'x' } })
    else if (end < 0.7) await orders.atBank(body.data.payment.url!, { action: 'pay' })
  }
  const { db } = gateway.gateway
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: 8 }, work))
    const sums = await db
      .selectFrom('company_budgets')
      .innerJoin('budget_holds', 'budget_holds.budget_id', 'company_budgets.id')
      .select((eb) => [
        'company_budgets.amount',
        eb.fn.sum<number>('budget_holds.amount').as('used'),
      ])
      .where('company_id', '=', companyId)
      .groupBy(['company_budgets.id', 'company_budgets.amount'])
      .execute()
    expect(sums.length).toBeGreaterThan(0)
    for (const { amount, used } of sums) expect(Number(used)).toBeLessThanOrEqual(amount)
    // Exactly the orders that are still open or paid hold something.
    const states = await db
      .selectFrom('budget_holds')
      .innerJoin('orders', 'orders.id', 'budget_holds.order_id')
      .select(['orders.state', 'budget_holds.state as hold'])
      .where('orders.company_id', '=', companyId)
      .execute()
    for (const { state, hold } of states)
      expect([state, hold]).toEqual(
        state === 'awaiting_payment' ? ['awaiting_payment', 'held'] : ['processed', 'taken'],
      )
  }
})

test('P-03: only an admin sets budgets, a member sees the own ones, and strangers none', async () => {
  const { admin, members, companyId, setBudget, read } = await company(2)
  const [one, other] = members as [TestBuyer, TestBuyer]
  await setBudget(1_000_000, { member_id: one.userId })
  await setBudget(2_000_000, { member_id: one.userId })
  expect((await read(one.token)).map(({ amount }) => amount)).toEqual([2_000_000])
  expect(await read(other.token)).toEqual([])
  const set = (as: string, body: object) =>
    gateway.call('setBudget', {
      as,
      params: { companyId },
      body: { member_id: null, cost_centre_id: null, amount: 1, ...body },
    })
  expect((await set(one.token, {})).problem.name).toBe('ROLE_FORBIDS')
  const stranger = await shop.buyer()
  expect((await set(stranger.token, {})).status).toBe(404)
  expect((await set(admin.token, { member_id: stranger.userId })).problem.name).toBe(
    'MEMBER_UNKNOWN',
  )
  const theirs = await company()
  expect((await set(admin.token, { cost_centre_id: theirs.cost_centre_id })).problem.name).toBe(
    'COST_CENTRE_UNKNOWN',
  )
  const { problem } = await buy(one, await goods(), {
    company_id: companyId,
    cost_centre_id: theirs.cost_centre_id,
  })
  expect(problem.name).toBe('COST_CENTRE_UNKNOWN')
  const [budget] = await read()
  const remove = () =>
    gateway.call('removeBudget', {
      as: admin.token,
      params: { companyId, budgetId: budget!.id },
    })
  expect((await remove()).status).toBe(200)
  expect((await remove()).problem.name).toBe('BUDGET_UNKNOWN')
})
