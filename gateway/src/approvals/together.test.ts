import { HOUR_MS } from '@borong/api/rules/time'
import { testCompanies } from '../companies/testing-companies.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** The total of one order of `product`, and a company whose rule catches two of them together. */
async function company() {
  const [admin, buyer, other] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await made.company({
    [admin.userId]: 'admin',
    [buyer.userId]: 'buyer',
    [other.userId]: 'buyer',
  })
  const seller = await shop.seller()
  const product = await shop.product({ seller_id: seller })
  const send = async (as: TestBuyer, id_item = product) => {
    const draft = await orders.draft(as, [{ id_item, quantity: 2 }], {}, gateway.gateway.now())
    return orders.post(as, { ...draft, business: { company_id: companyId } })
  }
  const body = { kind: 'total', amount: 200_000, approver_id: null } as const
  await gateway.call('addApprovalRule', { as: admin.token, params: { companyId }, body })
  return { admin, buyer, other, companyId, send }
}
const waits = async (sent: ReturnType<Awaited<ReturnType<typeof company>>['send']>) =>
  (await sent).body.data.awaits_approval

test('F-08: orders of one member at one seller count together, and the requester reads why', async () => {
  const { buyer, send } = await company()
  const first = (await send(buyer)).body.data
  expect(first.awaits_approval).toBe(false)
  expect(first.totals.grand_total).toBeLessThanOrEqual(200_000)
  const { order_id, awaits_approval } = (await send(buyer)).body.data
  expect(awaits_approval).toBe(true)
  const { approval } = await orders.read(buyer, order_id)
  const read = await gateway.call('approval', {
    as: buyer.token,
    params: { approvalId: approval!.id },
  })
  expect(read.body.approval.reasons).toEqual([
    {
      kind: 'total',
      amount: 200_000,
      target_name: null,
      budget: null,
      together: { orders: 1, total: first.totals.grand_total },
    },
  ])
})

test('F-08: orders of another member or at another seller do not count', async () => {
  const { buyer, other, send } = await company()
  await send(buyer)
  expect(await waits(send(other))).toBe(false)
  const elsewhere = await shop.product({ seller_id: await shop.seller() })
  expect(await waits(send(buyer, elsewhere))).toBe(false)
})

test('F-08: cancelled, expired and older orders do not count', async () => {
  const { buyer, send } = await company()
  const { db, now } = gateway.gateway
  const day = { created_at: new Date(now().getTime() - 25 * HOUR_MS) }
  for (const changed of [{ state: 'cancelled' as const }, { state: 'expired' as const }, day]) {
    const { order_id, awaits_approval } = (await send(buyer)).body.data
    expect(awaits_approval).toBe(false)
    await db.updateTable('orders').set(changed).where('id', '=', order_id).execute()
  }
})

test('F-08: a refused order does not count', async () => {
  const { admin, buyer, send } = await company()
  await send(buyer)
  const refused = (await send(buyer)).body.data
  const { approval } = await orders.read(buyer, refused.order_id)
  const { status } = await gateway.call('decideApproval', {
    as: admin.token,
    params: { approvalId: approval!.id },
    body: { decision: 'refuse', reason: 'Cukup' },
  })
  expect(status).toBe(200)
  const { order_id } = (await send(buyer)).body.data
  const again = await orders.read(buyer, order_id)
  const read = await gateway.call('approval', {
    as: buyer.token,
    params: { approvalId: again.approval!.id },
  })
  expect(read.body.approval.reasons[0]?.together?.orders).toBe(1)
})

test('F-08: parallel orders of one member see each other', async () => {
  const { buyer, send } = await company()
  const sent = await Promise.all([waits(send(buyer)), waits(send(buyer)), waits(send(buyer))])
  expect(sent.filter((isWaiting) => isWaiting)).toHaveLength(2)
})

test('F-08: an admin switches it off for the company, and a buyer cannot', async () => {
  const { admin, buyer, companyId, send } = await company()
  const change = (as: TestBuyer, together_hours: number) =>
    gateway.call('changeCompanySettings', {
      as: as.token,
      params: { companyId },
      body: {
        together_hours,
        cost_centre_required: false,
        po_number_required: false,
        company_required: false,
      },
    })
  expect((await change(buyer, 0)).problem.name).toBe('ROLE_FORBIDS')
  expect((await change(admin, 1)).status).toBe(200)
  expect((await change(admin, 0)).body.settings.together_hours).toBe(0)
  const read = await gateway.call('company', { as: buyer.token, params: { companyId } })
  expect(read.body.settings.together_hours).toBe(0)
  await send(buyer)
  expect(await waits(send(buyer))).toBe(false)
})
