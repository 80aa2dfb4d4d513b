import { taxOn } from '@borong/api/rules/ppn'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders, type DraftOptions } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { move } from '../wallet/ledger.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

async function company(levels = 1) {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    low: 'approver',
    high: 'approver',
    buyer: 'buyer',
  })
  for (const [at, approver] of [staff.low, staff.high].slice(0, levels).entries())
    await gateway.call('addApprovalRule', {
      as: staff.admin.token,
      params: { companyId: staff.companyId },
      body: { kind: 'total', amount: at, approver_id: approver.userId },
    })
  return staff
}

async function request(
  { buyer, companyId }: { buyer: TestBuyer; companyId: string },
  quantities: readonly number[],
  paid: DraftOptions = {},
  product: Partial<Parameters<typeof shop.product>[0]> = {},
) {
  const items = []
  for (const quantity of quantities)
    items.push({
      id_item: await shop.product({ seller_id: await shop.seller(), ...product }),
      quantity,
    })
  const draft = await orders.draft(buyer, items, paid, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const order = await orders.read(buyer, body.data.order_id)
  return { orderId: order.id, id: order.approval!.id, productIds: items.map((one) => one.id_item) }
}

const read = async (as: TestBuyer, approvalId: string) =>
  (await gateway.call('approval', { as: as.token, params: { approvalId } })).body.approval
const approve = (as: TestBuyer, approvalId: string, body: object) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve', reason: 'Cukup', ...body } as never,
  })
test('F-08: an approver lowers a quantity; stock, budget, tax and totals follow, and the requester is notified', async () => {
  const staff = await company()
  const { admin, low, buyer, companyId } = staff
  await gateway.call('setBudget', {
    as: admin.token,
    params: { companyId },
    body: { member_id: null, cost_centre_id: null, amount: 10_000_000 },
  })
  const { id, orderId, productIds } = await request(staff, [10, 4])
  const before = await orders.read(buyer, orderId)
  const stock = await shop.stockOf(productIds[0]!)
  const [line] = (await read(low, id)).lines
  const lowered_lines = [{ line: line!.id, quantity: 3, seen: 10 }]
  expect((await approve(low, id, { lowered_lines, reason: '' })).problem.name).toBe(
    'REASON_MISSING',
  )
  const { body } = await approve(low, id, { lowered_lines })
  expect(body.approval).toMatchObject({
    state: 'approved',
    lines: [
      { quantity: 3, requested_quantity: 10 },
      { quantity: 4, requested_quantity: null },
    ],
  })
  const after = await orders.read(buyer, orderId)
  const less = 7 * line!.unit_price
  expect(after.totals.total_price).toBe(before.totals.total_price - less)
  expect(after.totals.grand_total).toBeLessThanOrEqual(before.totals.grand_total - less)
  expect(after.totals.total_payment - after.totals.unique_code).toBe(after.totals.grand_total)
  expect(await shop.stockOf(productIds[0]!)).toBe(stock + 7)
  expect(await made.notificationsOf(buyer.userId)).toEqual(['APPROVAL_PARTLY'])
  const { body: budgets } = await gateway.call('companyBudgets', {
    as: admin.token,
    params: { companyId },
  })
  expect(budgets.budgets[0]!.used).toBe(after.totals.grand_total)
  // The same decision again changes nothing; another quantity is another decision.
  expect((await approve(low, id, { lowered_lines })).status).toBe(200)
  const other = [{ ...lowered_lines[0], quantity: 2 }]
  expect((await approve(low, id, { lowered_lines: other })).problem.name).toBe('ALREADY_DECIDED')
  expect((await orders.read(buyer, orderId)).totals).toEqual(after.totals)
})

test('F-08: the tax of a lowered line is that of its new sum, as papers print it', async () => {
  const staff = await company()
  const tiers = [{ quantity_end: 1_000_000, price: 33_337, discount: null }]
  const { id, orderId } = await request(staff, [10, 1], {}, { tiers, ppn_included: false })
  const [line] = (await read(staff.low, id)).lines
  await approve(staff.low, id, { lowered_lines: [{ line: line!.id, quantity: 9, seen: 10 }] })
  const { tax } = await gateway.gateway.db
    .selectFrom('order_lines')
    .select('tax')
    .where('id', '=', line!.id)
    .executeTakeFirstOrThrow()
  expect(tax).toBe(taxOn(9 * 33_337, gateway.gateway.now()).tax)
  const { totals } = await orders.read(staff.buyer, orderId)
  expect(totals.tax).toBe(tax + taxOn(33_337, gateway.gateway.now()).tax)
})

test('F-08: a quantity is not raised, not below the minimum of the product, and not lowered from an older one', async () => {
  const staff = await company()
  const { low, buyer } = staff
  const { id, orderId } = await request(staff, [10], {}, { minimum_order: 4, step: 2 })
  const before = await orders.read(buyer, orderId)
  const [line] = (await read(low, id)).lines
  expect(line).toMatchObject({ least: 4, quantity_step: 2, quantity: 10 })
  const refusedFor = async (quantity: number, seen = 10) =>
    (await approve(low, id, { lowered_lines: [{ line: line!.id, quantity, seen }] })).problem
  expect(await refusedFor(12)).toMatchObject({ name: 'LINE_CHANGED' })
  expect(await refusedFor(8, 12)).toMatchObject({ name: 'LINE_CHANGED' })
  expect(await refusedFor(2)).toMatchObject({
    name: 'QUANTITY_TOO_LOW',
    message: expect.stringContaining('setujui minimal 4'),
  })
  expect(await refusedFor(5)).toMatchObject({ name: 'QUANTITY_TOO_LOW' })
  const both = {
    refused_lines: [line!.id],
    lowered_lines: [{ line: line!.id, quantity: 4, seen: 10 }],
  }
  expect((await approve(low, id, both)).status).toBe(422)
  expect((await orders.read(buyer, orderId)).totals).toEqual(before.totals)
})

test('F-08: a line is lowered at two steps and another refused, and each returns its part of the balance', async () => {
  const staff = await company(2)
  const { low, high, buyer, companyId } = staff
  await atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: companyId,
      currency: 'IDR',
      amount: 50_000_000,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: `isi-${companyId}`,
      at: gateway.gateway.now(),
    }),
  )
  const paid = { use_wallet: true, wallet_amount: 50_000_000 }
  const { id, orderId } = await request(staff, [10, 4], paid)
  const [first, second] = (await read(low, id)).lines
  await approve(low, id, { lowered_lines: [{ line: first!.id, quantity: 6, seen: 10 }] })
  // The second approver saw the request before the first one decided.
  const stale = [{ line: first!.id, quantity: 6, seen: 10 }]
  expect((await approve(high, id, { lowered_lines: stale })).problem.name).toBe('LINE_CHANGED')
  const last = await approve(high, id, {
    lowered_lines: [{ line: first!.id, quantity: 5, seen: 6 }],
    refused_lines: [second!.id],
  })
  expect(last.body.approval.lines).toMatchObject([
    { quantity: 5, requested_quantity: 10, is_refused: false },
    { quantity: 4, is_refused: true },
  ])
  const { totals } = await orders.read(buyer, orderId)
  const { balance } = await gateway.gateway.db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', companyId)
    .where('currency', '=', 'IDR')
    .executeTakeFirstOrThrow()
  expect(balance).toBe(50_000_000 - totals.grand_total)
})
