import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { refundOrder } from '../orders/testing-refunds.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testCompanies } from './testing-companies.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

type Budget = Record<string, unknown>

async function company() {
  const people = await made.staffed(shop, { admin: 'admin', finance: 'finance', buyer: 'buyer' })
  const params = { companyId: people.companyId }
  const set = (as: TestBuyer, budget: Budget) =>
    gateway.call('setBudget', {
      as: as.token,
      params,
      body: { member_id: null, cost_centre_id: null, amount: 1, ...budget },
    })
  const read = async () =>
    (await gateway.call('companyBudgets', { as: people.admin.token, params })).body.budgets
  const load = (as: TestBuyer, budgets: Budget[]) =>
    gateway.call('importBudgets', { as: as.token, params, body: { budgets } as never })
  const used = async () => (await read()).map((budget) => budget.used)
  return { ...people, params, set, read, load, used }
}

async function buy(buyer: TestBuyer, companyId: string, item: string) {
  const items = [{ id_item: item, quantity: 1 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  return orders.post(buyer, { ...draft, business: { company_id: companyId } })
}
const goods = async () => shop.product({ seller_id: await shop.seller() })

/** Advances the clock to the 10th of the middle month of the next quarter. */
function toMiddleOfQuarter() {
  const now = gateway.gateway.now()
  const month = (Math.floor(now.getUTCMonth() / 3) + 1) * 3 + 1
  gateway.advance((Date.UTC(now.getUTCFullYear(), month, 10, 5) - now.getTime()) / 1000)
}
const MONTH_SECONDS = 30 * 24 * 60 * 60

test('F-08: a quarter counts the orders of its months, and a refund in a later month frees it for the next order', async () => {
  const { admin, buyer, companyId, set, used } = await company()
  toMiddleOfQuarter()
  await set(admin, { amount: 100_000_000 })
  await set(admin, { member_id: buyer.userId, period: 'quarter', amount: 100_000_000 })
  const item = await goods()
  const first = await buy(buyer, companyId, item)
  await orders.atBank(first.body.data.payment.url!, { action: 'pay' })
  const total = (await orders.read(buyer, first.body.data.order_id)).totals.grand_total
  await set(admin, { member_id: buyer.userId, period: 'quarter', amount: total + 1000 })
  expect(await used()).toEqual([total, total])

  gateway.advance(MONTH_SECONDS)
  expect(await used()).toEqual([0, total])
  const { problem } = await buy(buyer, companyId, item)
  expect(problem.message).toMatch(/kuartal \d tahun \d{4}\. Sisanya Rp.1\.000\.$/)
  await refundOrder(gateway, first.body.data.order_id, total)
  expect(await used()).toEqual([0, 0])
  const second = await buy(buyer, companyId, item)
  expect(second.status).toBe(200)

  gateway.advance(MONTH_SECONDS)
  expect(await used()).toEqual([0, 0])
})

test('F-08: a budget of another period counts the orders before its change too', async () => {
  const { admin, buyer, companyId, set, used } = await company()
  toMiddleOfQuarter()
  await set(admin, { amount: 100_000_000 })
  const { body } = await buy(buyer, companyId, await goods())
  const total = (await orders.read(buyer, body.data.order_id)).totals.grand_total
  await orders.atBank(body.data.payment.url!, { action: 'pay' })
  gateway.advance(MONTH_SECONDS)
  expect(await used()).toEqual([0])
  await set(admin, { period: 'quarter', amount: 100_000_000 })
  expect(await used()).toEqual([total])
  await set(admin, { period: 'month', amount: 100_000_000 })
  expect(await used()).toEqual([0])
})

test('F-08: parallel orders in one quarter never exceed its budget', async () => {
  const { admin, companyId, set, used } = await company()
  const members = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
  await gateway.gateway.db
    .insertInto('company_members')
    .values(
      members.map(({ userId }) => ({
        company_id: companyId,
        user_id: userId,
        role: 'buyer' as const,
        joined_at: gateway.gateway.now(),
      })),
    )
    .execute()
  const item = await goods()
  const { body } = await buy(members[0]!, companyId, item)
  const total = (await orders.read(members[0]!, body.data.order_id)).totals.grand_total
  await set(admin, { period: 'year', amount: total * 2 })
  const answers = await Promise.all(members.map((buyer) => buy(buyer, companyId, item)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await used()).toEqual([total * 2])
})

test('F-08: finance keeps budgets, and a file of budgets is stored as a whole or not at all', async () => {
  const { finance, buyer, companyId, set, load, read, admin } = await company()
  expect((await set(finance, { amount: 1000, period: 'year' })).status).toBe(200)
  expect((await set(buyer, {})).problem.name).toBe('ROLE_FORBIDS')
  const budget = { member_id: buyer.userId, cost_centre_id: null, amount: 5000 }
  const unknown = { member_id: null, cost_centre_id: 'unknown', amount: 1 }
  expect((await load(finance, [budget, unknown])).problem.name).toBe('COST_CENTRE_UNKNOWN')
  expect(await read()).toHaveLength(1)
  const whole = { member_id: null, cost_centre_id: null, amount: 9000, period: 'quarter' }
  expect((await load(finance, [budget, whole])).status).toBe(200)
  expect((await read()).map(({ amount, period }) => [amount, period])).toEqual([
    [9000, 'quarter'],
    [5000, 'month'],
  ])
  const { body } = await gateway.call('auditLog', {
    as: admin.token,
    params: { companyId },
    query: { act: 'BUDGET_SET' },
  })
  expect(body.items.map(({ text }) => text.replaceAll('\u00a0', ' '))[0]).toMatch(
    /perusahaan: Rp 1\.000 → Rp 9\.000, periode tahun → kuartal$/,
  )
  expect(body.total_count).toBe(3)
})
