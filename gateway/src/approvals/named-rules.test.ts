import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { testOutlets, type TestOutlet } from '../orders/testing-outlets.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

async function company() {
  const made = await testOutlets(gateway, shop, companies, ['Tebet', 'Senen'])
  const { admin, buyer, companyId } = made
  const [tebet, senen] = made.outlets as [TestOutlet, TestOutlet]
  const [approver, other] = [await shop.buyer(), await shop.buyer()]
  for (const [person, role] of [
    [approver, 'approver'],
    [other, 'buyer'],
  ] as const)
    await gateway.gateway.db
      .insertInto('company_members')
      .values({ company_id: companyId, user_id: person.userId, role, joined_at: new Date() })
      .execute()
  const params = { companyId }
  const product = await shop.product({ seller_id: await shop.seller() })
  return {
    ...made,
    tebet,
    senen,
    approver,
    other,
    params,
    rule: (body: object, as: TestBuyer = admin) =>
      gateway.call('addApprovalRule', {
        as: as.token,
        params,
        body: { approver_id: null, ...body } as never,
      }),
    rules: async () =>
      (await gateway.call('approvalRules', { as: buyer.token, params })).body.rules,
    /** The reasons of each step of the approval of a new order that is divided between these outlets. */
    async request(as: TestBuyer, outlets: readonly TestOutlet[], more: object = {}) {
      const parts = outlets.map((outlet) => ({ id_item: product, quantity: 2, outlet }))
      const body = await made.draft(as, parts, more)
      const sent = await made.order(as, body)
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.problem))
      const { order_id } = sent.body.data
      const { approval } = await orders.read(as, order_id)
      const approvalId = approval?.id ?? ''
      if (!approval) return { order_id, approvalId, steps: [] }
      const seen = await gateway.call('approval', { as: as.token, params: { approvalId } })
      return { order_id, approvalId, steps: seen.body.approval.steps }
    },
  }
}

const decide = (as: TestBuyer, approvalId: string) =>
  gateway.call('decideApproval', {
    as: as.token,
    params: { approvalId },
    body: { decision: 'approve' },
  })

test('F-08: a rule of an outlet catches a divided order with one parcel for it, and no order for others', async () => {
  const { buyer, tebet, senen, approver, rule, rules, request } = await company()
  const named = { kind: 'outlet', cost_centre_id: tebet.centreId, approver_id: approver.userId }
  expect((await rule(named)).status).toBe(200)
  expect((await rule(named)).problem.name).toBe('RULE_EXISTS')
  expect(await rules()).toMatchObject([
    { kind: 'seller', names: 'outlet', target_name: 'Tebet', is_broken: false, is_lost: false },
  ])
  expect((await request(buyer, [senen])).steps).toEqual([])
  const { steps, approvalId } = await request(buyer, [senen, tebet])
  expect(steps).toMatchObject([
    { judges: 'approver', reasons: [{ names: 'outlet', target_name: 'Tebet' }] },
  ])
  expect((await decide(approver, approvalId)).body.approval.state).toBe('approved')
})

test('F-08: a rule of an outlet catches goods that its cost centre pays but another address receives, and the other way round', async () => {
  const { buyer, tebet, senen, rule, request } = await company()
  await rule({ kind: 'outlet', cost_centre_id: tebet.centreId })
  const booked = { addressId: senen.addressId, centreId: tebet.centreId }
  const delivered = { addressId: tebet.addressId, centreId: senen.centreId }
  expect((await request(buyer, [booked])).steps).toHaveLength(1)
  expect((await request(buyer, [delivered])).steps).toHaveLength(1)
})

test('F-08: a rule of a requester catches this member only, and counts in no sum of others', async () => {
  const { buyer, other, senen, approver, rule, request, rules } = await company()
  const by = { approver_id: approver.userId }
  await rule({ kind: 'requester', member_id: buyer.userId, ...by })
  expect(await rules()).toMatchObject([{ kind: 'seller', names: 'requester' }])
  expect((await request(other, [senen])).steps).toEqual([])
  expect((await request(buyer, [senen])).steps).toHaveLength(1)
})

test('F-08: an order that waits for a rule of its requester counts together with the next one', async () => {
  const { buyer, senen, rule, request } = await company()
  await rule({ kind: 'requester', member_id: buyer.userId })
  await rule({ kind: 'total', amount: 200_000 })
  const first = await request(buyer, [senen])
  expect(first.steps.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual(['seller'])
  const { steps } = await request(buyer, [senen])
  expect(steps).toHaveLength(1)
  expect(steps[0]!.reasons).toMatchObject([
    { names: 'requester', together: null },
    { kind: 'total', together: { orders: 1 } },
  ])
})

test('F-08: the deputy of an approver judges a rule of an outlet, but not the own request', async () => {
  const { admin, buyer, tebet, approver, params, rule, request } = await company()
  const [deputy] = [await shop.buyer()]
  const member = { company_id: params.companyId, user_id: deputy.userId, joined_at: new Date() }
  await gateway.gateway.db
    .insertInto('company_members')
    .values({ ...member, role: 'approver' })
    .execute()
  await rule({ kind: 'outlet', cost_centre_id: tebet.centreId, approver_id: approver.userId })
  await rule({ kind: 'requester', member_id: deputy.userId, approver_id: approver.userId })
  const today = wibDay(gateway.gateway.now())
  await gateway.call('nameDeputy', {
    as: approver.token,
    params,
    body: { deputy_id: deputy.userId, from: today, until: today },
  })
  const { approvalId } = await request(buyer, [tebet])
  expect((await decide(deputy, approvalId)).body.approval.state).toBe('approved')
  const own = await request(deputy, [tebet])
  expect(own.steps).toHaveLength(1)
  expect((await decide(deputy, own.approvalId)).problem.name).toBe('OWN_REQUEST')
  expect((await decide(admin, own.approvalId)).body.approval.state).toBe('approved')
})

test('F-08: a rule of an archived outlet is broken, and its orders go to the admins', async () => {
  const { admin, buyer, tebet, senen, approver, params, rule, rules, request } = await company()
  await rule({ kind: 'outlet', cost_centre_id: tebet.centreId, approver_id: approver.userId })
  await rule({ kind: 'outlet', cost_centre_id: senen.centreId, approver_id: approver.userId })
  const change = (body: object) =>
    gateway.call('changeCostCentre', {
      as: admin.token,
      params: { ...params, costCentreId: tebet.centreId },
      body,
    })
  await change({ name: 'Tebet Raya', is_archived: true })
  expect(await rules()).toMatchObject([
    { target_name: 'Tebet Raya', is_broken: true, is_lost: true },
    { target_name: 'Senen', is_broken: false, is_lost: false },
  ])
  const { steps, approvalId } = await request(buyer, [
    { addressId: tebet.addressId, centreId: senen.centreId },
  ])
  expect(steps.map(({ judges, approver_name }) => [judges, approver_name !== null])).toEqual([
    ['admin', false],
    ['approver', true],
  ])
  expect((await decide(approver, approvalId)).problem.name).toBe('NOT_APPROVER')
  expect((await decide(admin, approvalId)).status).toBe(200)
  expect((await decide(approver, approvalId)).body.approval.state).toBe('approved')
  expect((await rule({ kind: 'outlet', cost_centre_id: tebet.centreId })).problem.name).toBe(
    'TARGET_UNKNOWN',
  )
  await change({ is_archived: false })
  expect((await rules()).map(({ is_broken }) => is_broken)).toEqual([false, false])
})

test('F-08: when a requester leaves, the rule is broken, admins hear of it, and their request can only be refused', async () => {
  const { admin, buyer, tebet, approver, params, rule, request } = await company()
  await rule({ kind: 'requester', member_id: buyer.userId, approver_id: approver.userId })
  const { approvalId } = await request(buyer, [tebet])
  const memberId = buyer.userId
  await gateway.call('removeMember', { as: admin.token, params: { ...params, memberId } })
  expect(await companies.notificationsOf(admin.userId)).toContain('APPROVAL_RULE_LOST')
  const { body } = await gateway.call('approvalRules', { as: admin.token, params })
  expect(body.rules).toMatchObject([{ is_broken: true, is_lost: true, names: 'requester' }])
  expect((await decide(approver, approvalId)).problem.name).toBe('REQUESTER_LEFT')
  expect((await rule({ kind: 'requester', member_id: memberId })).problem.name).toBe(
    'TARGET_UNKNOWN',
  )
})
