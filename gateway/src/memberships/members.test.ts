import { testShop } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { membershipsOf } from './members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const business = {
  company_name: 'PT Dapur Rasa',
  business_type: 'resto' as const,
  npwp: '0123456789012345',
  owner_name: 'Ani',
  address: 'Jl. Melati 1',
}

test('F-08: a business profile makes a company whose admin is the buyer, and a change renames it', async () => {
  const { token, userId } = await testShop(gateway).buyer()
  await gateway.call('updateProfile', { as: token, body: { business } })
  const [first] = await membershipsOf(gateway.gateway.db, userId)
  expect(first).toMatchObject({ companyName: 'PT Dapur Rasa', role: 'admin' })

  await gateway.call('updateProfile', {
    as: token,
    body: { business: { ...business, company_name: 'PT Dapur Rasa Jaya' } },
  })
  expect(await membershipsOf(gateway.gateway.db, userId)).toEqual([
    { ...first, companyName: 'PT Dapur Rasa Jaya' },
  ])
})

test('F-08: companies with the same tax number stay separate', async () => {
  const shop = testShop(gateway)
  const buyers = [await shop.buyer(), await shop.buyer()]
  for (const { token } of buyers)
    await gateway.call('updateProfile', { as: token, body: { business } })
  const companies = await Promise.all(
    buyers.map(({ userId }) => membershipsOf(gateway.gateway.db, userId)),
  )
  expect(new Set(companies.flat().map(({ companyId }) => companyId)).size).toBe(2)
})

test('P-03: the permission check says what a role may do in a company, and a stranger nothing', async () => {
  const shop = testShop(gateway)
  const [admin, finance, stranger] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  await gateway.call('updateProfile', { as: admin.token, body: { business } })
  const [company] = await membershipsOf(gateway.gateway.db, admin.userId)
  const company_id = company!.companyId
  await gateway.gateway.db
    .insertInto('company_members')
    .values({ company_id, user_id: finance.userId, role: 'finance', joined_at: new Date() })
    .execute()
  const actionsOf = async ({ token }: { token: string }) => {
    const { body } = await gateway.call('permissionCheck', { as: token, body: { company_id } })
    return body.data.actions.filter((action) => action.startsWith('company:'))
  }
  expect(await actionsOf(admin)).toContain('company:manage')
  expect(await actionsOf(finance)).toEqual([
    'company:see-orders',
    'company:finance',
    'company:lists',
    'company:budgets',
  ])
  expect(await actionsOf(stranger)).toEqual([])
})
