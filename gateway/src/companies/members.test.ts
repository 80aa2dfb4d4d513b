import type { CompanyRole } from '../memberships/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testCompanies } from './testing-companies.ts'

const gateway = openTestGateway()
const made = testCompanies(gateway)

async function company(...others: CompanyRole[]) {
  const people = await Promise.all(['admin', ...others].map(() => gateway.signedIn()))
  const roles: CompanyRole[] = ['admin', ...others]
  const companyId = await made.company(
    Object.fromEntries(people.map(({ userId }, at) => [userId, roles[at]!])),
  )
  return { people, companyId }
}
const setRole = (as: string, companyId: string, memberId: string, role: CompanyRole) =>
  gateway.call('changeMemberRole', { as, params: { companyId, memberId }, body: { role } })
const remove = (as: string, companyId: string, memberId: string) =>
  gateway.call('removeMember', { as, params: { companyId, memberId } })

test('F-08: a removed member loses access immediately, and is notified', async () => {
  const { people, companyId } = await company('buyer')
  const [admin, buyer] = people
  expect((await remove(admin!.token, companyId, buyer!.userId)).status).toBe(200)
  const answer = await gateway.call('company', { as: buyer!.token, params: { companyId } })
  expect(answer.status).toBe(404)
  expect((await gateway.call('companies', { as: buyer!.token })).body.companies).toEqual([])
  expect(await made.notificationsOf(buyer!.userId)).toEqual(['COMPANY_ACCESS_ENDED'])
  expect(await made.notificationsOf(admin!.userId)).toEqual(['COMPANY_MEMBER_LEFT'])
  expect((await remove(admin!.token, companyId, buyer!.userId)).problem.name).toBe('MEMBER_UNKNOWN')
})

test('F-08: an admin changes a role, which counts immediately', async () => {
  const { people, companyId } = await company('buyer')
  const [admin, buyer] = people
  const { body } = await setRole(admin!.token, companyId, buyer!.userId, 'finance')
  expect(body.member).toMatchObject({ user_id: buyer!.userId, role: 'finance', is_me: false })
  const read = await gateway.call('company', { as: buyer!.token, params: { companyId } })
  expect(read.body.company.actions).toEqual([
    'company:see-orders',
    'company:finance',
    'company:lists',
    'company:budgets',
  ])
  expect(await made.notificationsOf(buyer!.userId)).toEqual(['COMPANY_ROLE_CHANGED'])
})

test('F-08: the last admin cannot leave, be removed or take another role', async () => {
  const { people, companyId } = await company('buyer')
  const [admin, buyer] = people
  expect((await remove(admin!.token, companyId, admin!.userId)).problem.name).toBe('LAST_ADMIN')
  expect((await setRole(admin!.token, companyId, admin!.userId, 'buyer')).problem.name).toBe(
    'LAST_ADMIN',
  )
  await setRole(admin!.token, companyId, buyer!.userId, 'admin')
  expect((await remove(admin!.token, companyId, admin!.userId)).status).toBe(200)
  expect((await remove(buyer!.token, companyId, buyer!.userId)).problem.name).toBe('LAST_ADMIN')
})

test('F-08: two admins who remove each other in the same moment leave one admin', async () => {
  for (let round = 0; round < 5; round++) {
    const { people, companyId } = await company('admin')
    const [one, other] = people
    const answers = await Promise.all([
      remove(one!.token, companyId, other!.userId),
      remove(other!.token, companyId, one!.userId),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const admins = await gateway.gateway.db
      .selectFrom('company_members')
      .select('role')
      .where('company_id', '=', companyId)
      .execute()
    expect(admins).toEqual([{ role: 'admin' }])
  }
})

test('P-03: a member may leave, and manages nobody else', async () => {
  const { people, companyId } = await company('buyer', 'finance')
  const [, buyer, finance] = people
  expect((await remove(buyer!.token, companyId, finance!.userId)).problem.name).toBe('ROLE_FORBIDS')
  expect((await setRole(buyer!.token, companyId, buyer!.userId, 'admin')).problem.name).toBe(
    'ROLE_FORBIDS',
  )
  expect((await remove(buyer!.token, companyId, buyer!.userId)).status).toBe(200)
})

test('F-08: who has left does not rename the company by the business profile', async () => {
  const [first, second] = [await gateway.signedIn(), await gateway.signedIn()]
  const business = {
    company_name: 'PT Dapur Rasa',
    business_type: 'resto',
    npwp: '',
    owner_name: '',
    address: '',
  } as const
  await gateway.call('updateProfile', { as: first.token, body: { business } })
  const { companies } = (await gateway.call('companies', { as: first.token })).body
  const companyId = companies[0]!.id
  await gateway.gateway.db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: second.userId, role: 'admin', joined_at: new Date() })
    .execute()
  await remove(first.token, companyId, first.userId)
  await gateway.call('updateProfile', {
    as: first.token,
    body: { business: { ...business, company_name: 'PT Lain' } },
  })
  const { body } = await gateway.call('companies', { as: second.token })
  expect(body.companies).toEqual([
    { id: companyId, name: 'PT Dapur Rasa', role: 'admin', company_required: false },
  ])
})

test('F-08: an admin adds, renames and archives cost centres with names of their own', async () => {
  const { people, companyId } = await company('buyer')
  const [admin, buyer] = people
  const add = (name: string, as = admin!.token) =>
    gateway.call('addCostCentre', { as, params: { companyId }, body: { name } })
  const { id } = (await add('Dapur pusat')).body.cost_centre
  expect((await add('DAPUR PUSAT')).problem.name).toBe('COST_CENTRE_TAKEN')
  expect((await add('Kasir', buyer!.token)).problem.name).toBe('ROLE_FORBIDS')
  const change = (body: object) =>
    gateway.call('changeCostCentre', {
      as: admin!.token,
      params: { companyId, costCentreId: id },
      body,
    })
  expect((await change({ name: 'Dapur Kemang' })).body.cost_centre.name).toBe('Dapur Kemang')
  expect((await change({ is_archived: true })).body.cost_centre).toEqual({
    id,
    name: 'Dapur Kemang',
    is_archived: true,
  })
  const other = await company()
  const foreign = await gateway.call('changeCostCentre', {
    as: other.people[0]!.token,
    params: { companyId: other.companyId, costCentreId: id },
    body: { name: 'Milik kami' },
  })
  expect(foreign.problem.name).toBe('COST_CENTRE_UNKNOWN')
})
