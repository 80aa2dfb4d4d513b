import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { dayAfter, wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { startDeputies } from './start-deputies.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

const today = () => wibDay(gateway.gateway.now())
const inDays = (days: number) => dayAfter(today(), days)

/** A company whose orders need Hendra's approval, and another approver who may be his deputy. */
async function company(approver: 'approver' | 'admin' = 'approver') {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    hendra: approver,
    lina: 'approver',
    buyer: 'buyer',
  })
  await gateway.call('addApprovalRule', {
    as: staff.admin.token,
    params: { companyId: staff.companyId },
    body: { kind: 'total', amount: 0, approver_id: staff.hendra.userId },
  })
  return staff
}

async function request(buyer: TestBuyer, companyId: string) {
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 2 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const { body } = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const order = await orders.read(buyer, body.data.order_id)
  return { orderId: order.id, id: order.approval!.id }
}

const name = (as: TestBuyer, companyId: string, deputy: TestBuyer, days: [string, string]) =>
  gateway.call('nameDeputy', {
    as: as.token,
    params: { companyId },
    body: { deputy_id: deputy.userId, from: days[0], until: days[1] },
  })
const deputiesOf = async (as: TestBuyer, companyId: string) =>
  (await gateway.call('deputies', { as: as.token, params: { companyId } })).body.deputies
const decide = (as: TestBuyer, approvalId: string) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve' },
  })
const judged = async (as: TestBuyer) =>
  (await gateway.call('approvals', { as: as.token, query: { box: 'judge' } })).body.items.map(
    ({ id }) => id,
  )
const nameOf = async ({ userId }: TestBuyer) =>
  (
    await gateway.gateway.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).name

test('F-08: a deputy gets the requests of the absent approver, decides for him, and the history and the log say so', async () => {
  const { admin, hendra, lina, buyer, companyId } = await company()
  expect((await name(hendra, companyId, lina, [today(), inDays(6)])).status).toBe(200)
  const { id, orderId } = await request(buyer, companyId)
  expect(await made.notificationsOf(lina.userId)).toEqual([
    'APPROVAL_DEPUTY_NAMED',
    'APPROVAL_REQUESTED',
  ])
  expect(await judged(lina)).toEqual([id])
  const seen = await gateway.call('approval', { as: lina.token, params: { approvalId: id } })
  expect(seen.body.approval).toMatchObject({
    can_decide: true,
    steps: [{ approver_name: await nameOf(hendra), deputy_name: await nameOf(lina) }],
  })
  expect((await orders.read(lina, orderId)).id).toBe(orderId)
  const { body } = await decide(lina, id)
  expect(body.approval).toMatchObject({
    state: 'approved',
    steps: [{ decided_by_name: await nameOf(lina), decided_for_name: await nameOf(hendra) }],
  })
  const log = await gateway.call('auditLog', { as: admin.token, params: { companyId }, query: {} })
  const texts = log.body.items.map(({ text }) => text)
  expect(texts[0]).toContain(`${await nameOf(lina)} untuk ${await nameOf(hendra)} menyetujui`)
  expect(texts[1]).toContain('sebagai wakil penyetuju: dari')
})

test('F-08: a deputy decides from the first day until the end of the last one, and nothing afterwards', async () => {
  const { hendra, lina, buyer, companyId } = await company()
  await name(hendra, companyId, lina, [inDays(1), inDays(1)])
  const first = await request(buyer, companyId)
  expect((await decide(lina, first.id)).problem.name).toBe('NOT_APPROVER')
  expect(await judged(lina)).toEqual([])
  gateway.advance(86_400)
  expect(await judged(lina)).toEqual([first.id])
  await startDeputies(gateway.gateway, approvalSubjects)
  await startDeputies(gateway.gateway, approvalSubjects)
  expect(await made.notificationsOf(lina.userId)).toEqual([
    'APPROVAL_DEPUTY_NAMED',
    'APPROVAL_REQUESTED',
  ])
  expect((await decide(lina, first.id)).status).toBe(200)
  const second = await request(buyer, companyId)
  gateway.advance(86_400)
  expect((await decide(lina, second.id)).problem.name).toBe('NOT_APPROVER')
  expect(await judged(lina)).toEqual([])
  expect(await deputiesOf(lina, companyId)).toEqual([])
})

test('F-08: a deputy decides neither the own order nor one of the absent approver', async () => {
  const { hendra, lina, companyId } = await company()
  await name(hendra, companyId, lina, [today(), today()])
  const own = await request(lina, companyId)
  expect((await decide(lina, own.id)).problem.name).toBe('OWN_REQUEST')
  const ofAbsent = await request(hendra, companyId)
  expect((await decide(lina, ofAbsent.id)).problem.name).toBe('NOT_APPROVER')
  expect(await judged(lina)).toEqual([])
})

test('F-08: the deputy of a deputy decides nothing for the first absent approver', async () => {
  const { admin, hendra, lina, buyer, companyId } = await company()
  await name(hendra, companyId, admin, [today(), today()])
  await name(admin, companyId, lina, [today(), today()])
  const { id } = await request(buyer, companyId)
  expect((await decide(lina, id)).problem.name).toBe('NOT_APPROVER')
})

test('F-08: the deputy of an absent admin decides the steps that are left to the admins', async () => {
  const { admin, hendra, lina, buyer, companyId } = await company()
  await name(admin, companyId, lina, [today(), today()])
  const { id } = await request(buyer, companyId)
  expect(await judged(lina)).toEqual([])
  const params = { companyId, memberId: hendra.userId }
  await gateway.call('removeMember', { as: admin.token, params })
  expect(await judged(lina)).toEqual([id])
  expect((await decide(lina, id)).body.approval.steps[0]).toMatchObject({
    decided_for_name: await nameOf(admin),
  })
})

test('F-08: a deputy who leaves decides nothing, and the absent approver is notified; so is the deputy of a leaver', async () => {
  const { admin, hendra, lina, buyer, companyId } = await company()
  await name(hendra, companyId, lina, [today(), inDays(3)])
  const { id } = await request(buyer, companyId)
  const remove = (member: TestBuyer) =>
    gateway.call('removeMember', {
      as: admin.token,
      params: { companyId, memberId: member.userId },
    })
  await remove(lina)
  expect((await decide(lina, id)).status).toBe(404)
  expect((await made.notificationsOf(hendra.userId)).at(-1)).toBe('APPROVAL_DEPUTY_LOST')
  expect(await deputiesOf(hendra, companyId)).toEqual([])
  await name(hendra, companyId, admin, [today(), inDays(3)])
  await remove(hendra)
  expect(await deputiesOf(admin, companyId)).toEqual([])
  expect(await made.notificationsOf(admin.userId)).toContain('APPROVAL_DEPUTY_ENDED')
  expect((await decide(admin, id)).body.approval.steps[0]).toMatchObject({
    decided_for_name: null,
  })
})

test('F-08: an approver names one deputy, who may approve, for days that are not over; the same again changes nothing', async () => {
  const { admin, hendra, lina, buyer, companyId } = await company()
  const refusedAs = async (...given: Parameters<typeof name>) => (await name(...given)).problem.name
  expect(await refusedAs(hendra, companyId, buyer, [today(), today()])).toBe('DEPUTY_UNKNOWN')
  expect(await refusedAs(hendra, companyId, hendra, [today(), today()])).toBe('DEPUTY_UNKNOWN')
  expect(await refusedAs(buyer, companyId, lina, [today(), today()])).toBe('ROLE_FORBIDS')
  const past: [string, string] = [inDays(-2), inDays(-1)]
  expect(await refusedAs(hendra, companyId, lina, past)).toBe('DEPUTY_DAYS')
  const reversed: [string, string] = [inDays(2), inDays(1)]
  expect(await refusedAs(hendra, companyId, lina, reversed)).toBe('DEPUTY_DAYS')
  expect(await refusedAs(hendra, companyId, lina, [today(), inDays(400)])).toBe('DEPUTY_DAYS')
  const days: [string, string] = [today(), inDays(1)]
  await Promise.all([name(hendra, companyId, lina, days), name(hendra, companyId, lina, days)])
  expect(await made.notificationsOf(lina.userId)).toEqual(['APPROVAL_DEPUTY_NAMED'])
  await name(hendra, companyId, admin, days)
  expect(await made.notificationsOf(lina.userId)).toContain('APPROVAL_DEPUTY_ENDED')
  expect(await deputiesOf(buyer, companyId)).toMatchObject([
    { member_id: hendra.userId, deputy_id: admin.userId, from: days[0], until: days[1] },
  ])
  const end = (as: TestBuyer) =>
    gateway.call('removeDeputy', {
      as: as.token,
      params: { companyId, memberId: hendra.userId },
    })
  expect((await end(lina)).problem.name).toBe('ROLE_FORBIDS')
  expect((await end(admin)).status).toBe(200)
  expect((await end(hendra)).status).toBe(200)
  expect(await deputiesOf(buyer, companyId)).toEqual([])
})

test('F-08: notices about members lead to the members of the company, those about rules and deputies to its rules', async () => {
  const { admin, hendra, lina, companyId } = await company()
  await name(hendra, companyId, lina, [today(), inDays(3)])
  const remove = ({ userId }: TestBuyer) =>
    gateway.call('removeMember', { as: admin.token, params: { companyId, memberId: userId } })
  await remove(hendra)
  const pathsOf = async ({ token }: TestBuyer) => {
    const { body } = await gateway.call('orderNotifications', { as: token, query: {} })
    return new Map(body.result.items.map(({ kind, path }) => [kind, path]))
  }
  const rules = `/company/${companyId}/approval-rules`
  const toAdmin = await pathsOf(admin)
  expect(toAdmin.get('COMPANY_MEMBER_LEFT')).toBe(`/company/${companyId}/members`)
  expect(toAdmin.get('APPROVAL_RULE_BROKEN')).toBe(rules)
  const toLina = await pathsOf(lina)
  expect(toLina.get('APPROVAL_DEPUTY_NAMED')).toBe(rules)
  expect(toLina.get('APPROVAL_DEPUTY_ENDED')).toBe(rules)
})
