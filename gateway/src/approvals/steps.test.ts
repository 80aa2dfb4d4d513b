import { testCompanies } from '../companies/testing-companies.ts'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders, type DraftOptions } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { move } from '../wallet/ledger.ts'
import { sendLinks } from './send-links.ts'
import { addMissingSteps, approvalsMigrations } from './table.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

/** A company with two approvers, whose rules give each of them a level, and an order that both rules catch. */
async function company(levels: (people: { low: string; high: string }) => object[] = twoLevels) {
  const { admin, low, high, buyer, companyId } = await made.staffed(shop, {
    admin: 'admin',
    low: 'approver',
    high: 'approver',
    buyer: 'buyer',
  })
  for (const body of levels({ low: low.userId, high: high.userId }))
    await gateway.call('addApprovalRule', {
      as: admin.token,
      params: { companyId },
      body: body as never,
    })
  return { admin, low, high, buyer, companyId }
}

const total = (amount: number, approver_id: string | null) => ({
  kind: 'total',
  amount,
  approver_id,
})
function twoLevels({ low, high }: { low: string; high: string }) {
  return [total(20_000, high), total(10_000, low)]
}

async function request(
  buyer: TestBuyer,
  companyId: string,
  { products = 1, paid = {} }: { products?: number; paid?: DraftOptions } = {},
) {
  const items = []
  for (let made = 0; made < products; made++)
    items.push({ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 2 })
  const draft = await orders.draft(buyer, items, paid, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const order = await orders.read(buyer, body.data.order_id)
  return { orderId: order.id, id: order.approval!.id }
}

const read = async (as: TestBuyer, approvalId: string) =>
  gateway.call('approval', { as: as.token, params: { approvalId } })
const decide = (as: TestBuyer, approvalId: string, body: object = {}) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve', ...body } as never,
  })
const stepsOf = async (as: TestBuyer, id: string) =>
  (await read(as, id)).body.approval.steps.map(({ state, decided_by_name }) => [
    state,
    decided_by_name,
  ])
const judged = async (as: TestBuyer) =>
  (await gateway.call('approvals', { as: as.token, query: { box: 'judge' } })).body.items.length
const nameOf = async ({ userId }: TestBuyer) =>
  (
    await gateway.gateway.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).name

test('F-08: two rules with two approvers are decided one after the other, the smaller amount first', async () => {
  const { low, high, buyer, companyId } = await company()
  const { id, orderId } = await request(buyer, companyId)
  expect(await made.notificationsOf(low.userId)).toEqual(['APPROVAL_REQUESTED'])
  expect(await made.notificationsOf(high.userId)).toEqual([])
  expect([await judged(low), await judged(high)]).toEqual([1, 0])
  expect((await decide(high, id)).problem.name).toBe('NOT_APPROVER')

  expect((await decide(low, id)).body.approval.state).toBe('waiting')
  expect(await made.notificationsOf(high.userId)).toEqual(['APPROVAL_REQUESTED'])
  expect([await judged(low), await judged(high)]).toEqual([0, 1])
  expect((await orders.read(buyer, orderId)).awaits_approval).toBe(true)

  expect((await decide(high, id)).body.approval.state).toBe('approved')
  expect((await orders.read(buyer, orderId)).awaits_approval).toBe(false)
  for (const reader of [buyer, low, high])
    expect(await stepsOf(reader, id)).toEqual([
      ['approved', await nameOf(low)],
      ['approved', await nameOf(high)],
    ])
})

test('F-08: each step has the whole time for its decision', async () => {
  const { low, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  const before = (await read(buyer, id)).body.approval.expires_at
  const { body } = await decide(low, id)
  expect(Date.parse(body.approval.expires_at)).toBeGreaterThan(Date.parse(before))
})

test('F-08: a refusal at the second step ends the request and the order', async () => {
  const { low, high, buyer, companyId } = await company()
  const { id, orderId } = await request(buyer, companyId)
  await decide(low, id)
  const refuse = { decision: 'refuse', reason: 'Belum perlu' }
  expect((await decide(high, id, refuse)).body.approval.state).toBe('refused')
  expect(await orders.read(buyer, orderId)).toMatchObject({
    state: 'cancelled',
    approval: { reason: 'Belum perlu', decided_by_name: await nameOf(high) },
  })
})

test('F-08: the same approval again does not decide the next step, also when an admin sends it', async () => {
  const { admin, low, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  expect((await decide(admin, id, { step: 1 })).status).toBe(200)
  expect((await decide(admin, id, { step: 1 })).body.approval.state).toBe('waiting')
  expect((await decide(admin, id)).body.approval.state).toBe('waiting')
  const refuse = { decision: 'refuse', reason: 'x', step: 1 }
  expect((await decide(low, id, refuse)).problem.name).toBe('ALREADY_DECIDED')
  expect((await decide(admin, id, { step: 2 })).body.approval.state).toBe('approved')
})

test('F-08: a person of two rules decides once, at the higher level', async () => {
  const { low, high, buyer, companyId } = await company(({ low: one, high: other }) => [
    total(30_000, other),
    total(20_000, one),
    total(10_000, other),
  ])
  const { id } = await request(buyer, companyId)
  expect((await read(buyer, id)).body.approval.steps).toHaveLength(2)
  await decide(low, id)
  expect((await decide(high, id)).body.approval.state).toBe('approved')
})

test('F-08: the approver of a later step decides once when an earlier one is for every approver', async () => {
  const { high, buyer, companyId } = await company(({ high: named }) => [
    total(10_000, null),
    total(20_000, named),
  ])
  const { id } = await request(buyer, companyId)
  expect((await decide(high, id)).body.approval.state).toBe('approved')
  const name = await nameOf(high)
  expect(await stepsOf(buyer, id)).toEqual([
    ['approved', name],
    ['approved', name],
  ])
})

test('F-08: lines are refused at several steps, and each returns its part of the balance', async () => {
  const { low, high, buyer, companyId } = await company()
  await atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: companyId,
      currency: 'IDR',
      amount: 5_000_000,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: `isi-${companyId}`,
      at: gateway.gateway.now(),
    }),
  )
  const paid = { use_wallet: true, wallet_amount: 5_000_000 }
  const { id, orderId } = await request(buyer, companyId, { products: 3, paid })
  const { lines } = (await read(low, id)).body.approval
  const without = (index: number) => ({ reason: 'Cukup', refused_lines: [lines[index]!.id] })
  expect((await decide(low, id, without(0))).body.approval.state).toBe('waiting')
  const last = (await decide(high, id, without(1))).body.approval
  expect(last.lines.map(({ is_refused }) => is_refused)).toEqual([false, true, true])
  const { parcels, approval, totals } = await orders.read(buyer, orderId)
  expect(parcels).toHaveLength(1)
  expect(approval?.refused_lines).toHaveLength(2)
  const { balance } = await gateway.gateway.db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', companyId)
    .where('currency', '=', 'IDR')
    .executeTakeFirstOrThrow()
  expect(balance).toBe(5_000_000 - totals.grand_total)
})

async function tokenFor({ userId }: TestBuyer): Promise<string> {
  const { email, handphone } = await gateway.gateway.db
    .selectFrom('users')
    .select(['email', 'handphone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const message = await gateway.gateway.db
    .selectFrom('inbox_messages')
    .select('text')
    .where('recipient', '=', email ?? handphone ?? '')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return /\/approvals\/link#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? ''
}

test('F-08: a link belongs to one step', async () => {
  const { admin, high, low, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  await sendLinks(gateway.gateway, approvalSubjects)
  const token = await tokenFor(admin)
  expect(await tokenFor(high)).toBe('')
  await decide(low, id)
  const byLink = async (used: string) =>
    gateway.call('decideByLink', {
      as: await gateway.token(),
      body: { token: used, decision: 'approve' },
    })
  expect((await byLink(token)).body.approval.state).toBe('waiting')
  await sendLinks(gateway.gateway, approvalSubjects)
  expect((await byLink(await tokenFor(high))).body.approval.state).toBe('approved')
})

test('M-05: the migration gives open and decided requests of an earlier version their step', async () => {
  const { db } = gateway.gateway
  const { admin, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  await db.schema.dropTable('approval_steps').execute()
  await db.schema.alterTable('approval_links').dropColumn('position').execute()
  const ofSteps = [
    '002-approval-steps',
    '004-decided-for',
    '005-reminders',
    '008-pauses',
    '009-lowered-lines',
  ]
  for (const name of ofSteps) await approvalsMigrations[name]!.up(db)
  expect(await stepsOf(admin, id)).toEqual([['waiting', null]])
  expect((await decide(admin, id)).body.approval.state).toBe('approved')
})

test('M-05 F-08: a request of a gateway of the earlier release gets its step, and is decided', async () => {
  const { admin, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  await gateway.gateway.db.deleteFrom('approval_steps').where('request_id', '=', id).execute()
  expect((await decide(admin, id)).status).toBe(404)
  await addMissingSteps(gateway.gateway.db)
  await addMissingSteps(gateway.gateway.db)
  expect((await decide(admin, id)).body.approval.state).toBe('approved')
})

test('F-08: a rule without its approver is shown as broken, and its open requests move to the admins, who are notified once', async () => {
  const { admin, low, buyer, companyId } = await company()
  const { id } = await request(buyer, companyId)
  const rules = async () =>
    (
      await gateway.call('approvalRules', { as: buyer.token, params: { companyId } })
    ).body.rules.map(({ is_broken }) => is_broken)
  const setRole = (role: 'buyer' | 'approver') =>
    gateway.call('changeMemberRole', {
      as: admin.token,
      params: { companyId, memberId: low.userId },
      body: { role },
    })
  expect(await rules()).toEqual([false, false])
  await setRole('buyer')
  expect(await rules()).toEqual([false, true])
  const asked = ['APPROVAL_REQUESTED', 'APPROVAL_RULE_BROKEN', 'APPROVAL_REQUESTED']
  expect(await made.notificationsOf(admin.userId)).toEqual(asked)
  expect((await read(admin, id)).body.approval.steps[0]).toMatchObject({
    judges: 'admin',
    approver_name: null,
  })
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: low.userId },
  })
  expect(await made.notificationsOf(admin.userId)).toEqual([...asked, 'COMPANY_MEMBER_LEFT'])
  expect((await decide(low, id)).status).toBe(404)
  expect((await decide(admin, id)).body.approval.state).toBe('waiting')
})

test('F-08: the removal of an approver is the end of the rule for this approver, and of no other', async () => {
  const { admin, high, companyId } = await company()
  await gateway.call('removeMember', {
    as: high.token,
    params: { companyId, memberId: high.userId },
  })
  expect(await made.notificationsOf(admin.userId)).toEqual([
    'COMPANY_MEMBER_LEFT',
    'APPROVAL_RULE_BROKEN',
  ])
})
