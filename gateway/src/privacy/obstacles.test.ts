import { testCompanies } from '../companies/testing-companies.ts'
import { testShop } from '../cart/testing-shop.ts'
import { insertComplaint, deliver } from '../complaints/testing-complaints.ts'
import { openLine } from '../credit/lines.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { obstaclesOf } from './obstacles.ts'

const test_ = openTestGateway()
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)

const kindsFor = async (userId: string) =>
  (await obstaclesOf(test_.gateway.db, userId)).map(({ kind }) => kind)
const lineOf = (companyId: string) =>
  atomically(test_.gateway.db, (trx) =>
    openLine(trx, {
      companyId,
      method: 'pay-later',
      limit: 1_000_000,
      days: 30,
      at: test_.gateway.now(),
    }),
  )

test('F-06: the credit line of a company keeps the account of its only member, not that of one of two admins', async () => {
  const [alone, first, second] = await Promise.all([1, 2, 3].map(() => test_.signedIn()))
  const line = await lineOf(await companies.company({ [alone!.userId]: 'admin' }))
  await lineOf(await companies.company({ [first!.userId]: 'admin', [second!.userId]: 'admin' }))
  expect(await kindsFor(alone!.userId)).toEqual(['CREDIT'])
  expect(await kindsFor(first!.userId)).toEqual([])
  const { db } = test_.gateway
  const close = (credit: number) =>
    db
      .updateTable('credit_lines')
      .set({ state: 'closed', credit })
      .where('id', '=', line.id)
      .execute()
  // The shop owes the company a refund.
  await close(5_000)
  expect(await kindsFor(alone!.userId)).toEqual(['CREDIT'])
  await close(0)
  expect(await kindsFor(alone!.userId)).toEqual([])
})

test('F-06: an open complaint about a completed order keeps the account until it is decided', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller(), stock: 100 })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 4 }])
  await deliver(test_.gateway, order.order_id)
  await insertComplaint(test_.gateway, buyer.userId)
  const { db } = test_.gateway
  await db
    .updateTable('orders')
    .set({ state: 'completed' })
    .where('id', '=', order.order_id)
    .execute()
  const { number } = await db
    .selectFrom('complaints')
    .select('number')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  expect(await obstaclesOf(db, buyer.userId)).toEqual([
    {
      kind: 'OPEN_ORDER',
      part: 'OPEN_COMPLAINT',
      path: `/transaction/${order.order_id}/complaint/${number}`,
      amount: null,
      name: null,
    },
  ])
  await db
    .updateTable('complaints')
    .set({ state: 'withdrawn', turn: null, due_at: null })
    .where('number', '=', number)
    .execute()
  expect(await kindsFor(buyer.userId)).toEqual([])
})

test('F-06 P-03: an order of a company and its complaint keep the account of a member, not that of a leaver', async () => {
  const { admin, buyer, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
  })
  const items = [
    { id_item: await shop.product({ seller_id: await shop.seller(), stock: 100 }), quantity: 4 },
  ]
  const order = await orders.order(buyer, items, { business: { company_id: companyId } })
  await deliver(test_.gateway, order.order_id)
  await insertComplaint(test_.gateway, buyer.userId)
  expect(await kindsFor(buyer.userId)).toEqual(['OPEN_ORDER', 'OPEN_ORDER'])
  const params = { companyId, memberId: buyer.userId }
  await test_.call('removeMember', { as: admin.token, params })
  expect(await kindsFor(buyer.userId)).toEqual([])
})
