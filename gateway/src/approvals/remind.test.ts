import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { expireOrders } from '../orders/expire.ts'
import { approvalSubjects } from '../domains.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { remindOfSteps } from './remind.ts'
import { sendLinks } from './send-links.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const made = testCompanies(gateway)

const HOUR = 3600

/** A request that waits for Hendra, in a company with these settings. */
async function requested(settings?: { reminder_hours: number; escalation_hours: number }) {
  const staff = await made.staffed(shop, {
    admin: 'admin',
    hendra: 'approver',
    lina: 'approver',
    buyer: 'buyer',
  })
  const { admin, hendra, buyer, companyId } = staff
  const as = admin.token
  const params = { companyId }
  const body = { kind: 'total', amount: 0, approver_id: hendra.userId } as const
  await gateway.call('addApprovalRule', { as, params, body })
  if (settings) {
    const changed = { together_hours: 24, ...settings }
    await gateway.call('changeCompanySettings', { as, params, body: changed })
  }
  const items = [{ id_item: await shop.product({ seller_id: await shop.seller() }), quantity: 2 }]
  const draft = await orders.draft(buyer, items, {}, gateway.gateway.now())
  const sent = await orders.post(buyer, { ...draft, business: { company_id: companyId } })
  const { id, approval } = await orders.read(buyer, sent.body.data.order_id)
  await sendLinks(gateway.gateway, approvalSubjects)
  return { ...staff, orderId: id, id: approval!.id }
}

async function after(hours: number) {
  gateway.advance(hours * HOUR)
  await remindOfSteps(gateway.gateway, approvalSubjects)
  await remindOfSteps(gateway.gateway, approvalSubjects)
  await sendLinks(gateway.gateway, approvalSubjects)
}
const told = async (person: TestBuyer) =>
  (await made.notificationsOf(person.userId)).filter((kind) => kind !== 'APPROVAL_REQUESTED')
const stepOf = async (as: TestBuyer, approvalId: string) =>
  (await gateway.call('approval', { as: as.token, params: { approvalId } })).body.approval.steps[0]
const decide = (as: TestBuyer, approvalId: string) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve' },
  })

async function messagesFor({ userId }: TestBuyer) {
  const { email, handphone } = await gateway.gateway.db
    .selectFrom('users')
    .select(['email', 'handphone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const messages = await gateway.gateway.db
    .selectFrom('inbox_messages')
    .select('text')
    .where('recipient', '=', email ?? handphone ?? '')
    .execute()
  return messages.length
}

test('F-08: an undecided step is reminded of after 12 hours and goes to the admins after 24, once each, with links', async () => {
  const { admin, hendra, lina, buyer, companyId, id } = await requested()
  await after(11)
  expect(await told(hendra)).toEqual([])
  await after(1)
  expect(await told(hendra)).toEqual(['APPROVAL_REMINDER'])
  expect(await told(admin)).toEqual([])
  await after(12)
  expect(await told(hendra)).toEqual(['APPROVAL_REMINDER'])
  expect(await told(admin)).toEqual(['APPROVAL_ESCALATED'])
  expect(await told(lina)).toEqual([])
  expect(await messagesFor(hendra)).toBe(2)
  expect(await messagesFor(admin)).toBe(2)
  expect(await stepOf(buyer, id)).toMatchObject({
    reminded_at: expect.any(String),
    escalated_at: expect.any(String),
  })
  const log = await gateway.call('auditLog', {
    as: admin.token,
    params: { companyId },
    query: { act: 'APPROVAL_ESCALATED' },
  })
  expect(log.body.items).toHaveLength(1)
  await after(20)
  expect(await told(admin)).toEqual(['APPROVAL_ESCALATED'])
})

test('F-08: the deputy of the absent approver is reminded too', async () => {
  const { hendra, lina, companyId } = await requested()
  const today = wibDay(gateway.gateway.now())
  const until = wibDay(new Date(gateway.gateway.now().getTime() + 3 * 86_400_000))
  await gateway.call('nameDeputy', {
    as: hendra.token,
    params: { companyId },
    body: { deputy_id: lina.userId, from: today, until },
  })
  await after(12)
  expect(await told(lina)).toContain('APPROVAL_REMINDER')
})

test('F-08: a company turns both off', async () => {
  const { admin, hendra } = await requested({ reminder_hours: 0, escalation_hours: 0 })
  await after(47)
  expect([await told(hendra), await told(admin)]).toEqual([[], []])
})

test('F-08: both come an hour before the order expires when their hours are longer, and none after it', async () => {
  const { admin, hendra, orderId, buyer } = await requested({
    reminder_hours: 700,
    escalation_hours: 720,
  })
  await after(46)
  expect(await told(hendra)).toEqual([])
  await after(1)
  expect(await told(hendra)).toEqual(['APPROVAL_REMINDER'])
  expect(await told(admin)).toEqual(['APPROVAL_ESCALATED'])
  gateway.advance(2 * HOUR)
  await expireOrders(gateway.gateway)
  expect((await orders.read(buyer, orderId)).state).toBe('expired')
})

test('F-08: nobody is reminded of a decided request, a cancelled order or an expired one', async () => {
  const decided = await requested()
  await decide(decided.hendra, decided.id)
  const cancelled = await requested()
  await gateway.call('cancelOrder', {
    as: cancelled.buyer.token,
    params: { orderId: cancelled.orderId },
    body: {},
  })
  const expired = await requested()
  await after(49)
  for (const { admin, hendra } of [decided, cancelled, expired])
    expect([await told(hendra), await told(admin)]).toEqual([[], []])
})

test('F-08: admins for whom the step waits anyway are reminded of it, and it goes to nobody else', async () => {
  const { admin, hendra, buyer, companyId, id } = await requested()
  const params = { companyId, memberId: hendra.userId }
  await gateway.call('removeMember', { as: admin.token, params })
  await after(24)
  const ofStep = (await told(admin)).filter((kind) => /REMINDER|ESCALATED/.test(kind))
  expect(ofStep).toEqual(['APPROVAL_REMINDER'])
  expect(await stepOf(buyer, id)).toMatchObject({ escalated_at: null })
})
