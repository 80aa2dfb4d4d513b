import { calls } from '@borong/api/described'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import { expireOrders } from '../orders/expire.ts'
import { testOrders } from '../orders/testing-orders.ts'
import type { Gateway } from '../server/domain.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { testCompanies } from './testing-companies.ts'

const shared = openTestGateway()
const shop = testShop(shared)
const orders = testOrders(shared)
const made = testCompanies(shared)
let gateways: Gateway[]
beforeAll(async () => {
  const { db, config, now } = shared.gateway
  const extension = await loadDemo()
  const others = [1, 2].map(() => makeGateway({ db, config, extension, now }))
  gateways = [shared.gateway, ...others]
})
afterAll(() => Promise.all(gateways.slice(1).map(({ app }) => app.close())))

const MEMBERS = 8
const AMOUNT = 900_000

/** Sends a call to one of the gateways; returns its status and reply. */
async function callAt(
  at: number,
  name: 'createOrder' | 'cancelOrder' | 'decideApproval',
  given: { as: string; params: Record<string, string>; body: object; key?: string },
) {
  const { method, path } = calls[name]
  const response = await gateways[at % gateways.length]!.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, parameter: string) => given.params[parameter]!),
    headers: {
      authorization: `Bearer ${given.as}`,
      ...(given.key ? { 'idempotency-key': given.key } : {}),
    },
    payload: given.body,
  })
  return { status: response.statusCode, body: response.json<{ data: { order_id: string } }>() }
}

async function company() {
  const [admin, approver] = [await shop.buyer(), await shop.buyer()]
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => shop.buyer()))
  const companyId = await made.company({
    [admin.userId]: 'admin',
    [approver.userId]: 'approver',
    ...Object.fromEntries(members.map(({ userId }) => [userId, 'buyer' as const])),
  })
  const params = { companyId }
  await shared.call('addApprovalRule', {
    as: admin.token,
    params,
    body: { kind: 'total', amount: 150_000, approver_id: null },
  })
  for (const member of [null, members[0]!.userId])
    await shared.call('setBudget', {
      as: admin.token,
      params,
      body: {
        member_id: member,
        cost_centre_id: null,
        amount: member === null ? AMOUNT : AMOUNT / 3,
      },
    })
  return { admin, approver, members, companyId }
}

/** The sums in the budgets, their holds, and the orders that are not over. */
async function books(companyId: string) {
  const { db } = shared.gateway
  const budgets = await db
    .selectFrom('company_budgets')
    .innerJoin('budget_holds', 'budget_holds.budget_id', 'company_budgets.id')
    .select((eb) => [
      'company_budgets.amount',
      'company_budgets.member_id',
      eb.fn.sum<number>('budget_holds.amount').as('used'),
    ])
    .where('company_budgets.company_id', '=', companyId)
    .groupBy(['company_budgets.id', 'company_budgets.amount', 'company_budgets.member_id'])
    .execute()
  const open = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'state', 'totals'])
    .where('company_id', '=', companyId)
    .where('state', 'not in', ['cancelled', 'expired'])
    .execute()
  const holds = await db
    .selectFrom('budget_holds')
    .innerJoin('orders', 'orders.id', 'budget_holds.order_id')
    .select(['orders.id', 'orders.state as order', 'budget_holds.state', 'budget_holds.amount'])
    .where('orders.company_id', '=', companyId)
    .execute()
  return { budgets, open, holds }
}

test('F-08: with three gateways, eight concurrent orders, refusals, refused lines, payments, cancellations and expiries, no budget is exceeded or leaks', async () => {
  const { admin, approver, members, companyId } = await company()
  const random = randomFrom(20_261_124)
  const sellerId = await shop.seller()
  const [rice, oil] = [
    await shop.product({ seller_id: sellerId }),
    await shop.product({ seller_id: sellerId }),
  ]
  const { db, now } = shared.gateway
  const seen = new Set<string>()

  async function work(buyer: TestBuyer, number: number): Promise<void> {
    const items = [rice, oil].map((id_item) => ({
      id_item,
      quantity: 1 + Math.floor(random() * 2),
    }))
    const draft = await orders.draft(buyer, items, {}, now())
    const dice = random()
    const answer = await callAt(number, 'createOrder', {
      as: buyer.token,
      params: { version: 'v3' },
      body: { ...draft, business: { company_id: companyId } },
      key: `order-${number}-${buyer.userId}`,
    })
    seen.add(`order ${answer.status}`)
    if (answer.status !== 200) return
    const { order_id: orderId } = answer.body.data
    const request = await db
      .selectFrom('approval_requests')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (request) {
      const lines = await db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', orderId)
        .execute()
      const body =
        dice < 0.25
          ? { decision: 'refuse', reason: 'x' }
          : dice < 0.5
            ? { decision: 'approve', reason: 'x', refused_lines: [lines[0]!.id] }
            : { decision: 'approve' }
      const params = { approvalId: request.id }
      // Both judges decide at the same moment, at two gateways, in the same or in another way.
      const judged = await Promise.all([
        callAt(number, 'decideApproval', { as: admin.token, params, body }),
        callAt(number + 1, 'decideApproval', {
          as: approver.token,
          params,
          body: dice < 0.8 ? body : { decision: 'refuse', reason: 'x' },
        }),
      ])
      for (const { status } of judged) seen.add(`decision ${status}`)
    }
    const end = random()
    if (end < 0.3) {
      const params = { orderId }
      const { status } = await callAt(number, 'cancelOrder', { as: buyer.token, params, body: {} })
      seen.add(`cancel ${status}`)
    } else if (end < 0.6) {
      await db
        .updateTable('orders')
        .set({ payment_deadline: new Date(0) })
        .where('id', '=', orderId)
        .where('state', 'in', ['awaiting_payment', 'awaiting_approval'])
        .execute()
      await Promise.all(gateways.map(expireOrders))
    } else if (end < 0.7) {
      const { payment } = await orders.read(buyer, orderId)
      if (payment.url) await orders.atBank(payment.url, { action: 'pay' })
    }
  }

  for (let round = 0; round < 6; round++) {
    await Promise.all(members.map((buyer, at) => work(buyer, round * MEMBERS + at)))
    const { budgets, open, holds } = await books(companyId)
    for (const { amount, used } of budgets) expect(Number(used)).toBeLessThanOrEqual(amount)
    const costs = (of: typeof open) =>
      of.reduce((sum, { totals }) => sum + (totals as { grand_total: number }).grand_total, 0)
    // Exactly the orders that are not over are held or taken, at their present totals.
    for (const { member_id, used } of budgets)
      expect(Number(used)).toBe(
        costs(open.filter(({ user_id }) => member_id === null || user_id === member_id)),
      )
    for (const hold of holds)
      expect([hold.order, hold.state]).toEqual([
        hold.order,
        hold.order === 'awaiting_payment' || hold.order === 'awaiting_approval' ? 'held' : 'taken',
      ])
  }
  // The run has met every outcome that it is about. Of a decision and a concurrent cancellation, either comes too late.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'cancel 200',
      'decision 200',
      'order 200',
      'order 422',
      expect.stringMatching(/^(decision|cancel) 409$/),
    ]),
  )
})
