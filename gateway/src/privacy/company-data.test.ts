import { insertBillRows } from '../billing/testing-rows.ts'
import { testShop } from '../cart/testing-shop.ts'
import { person } from '../companies/public.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { personalTables } from './personal-data.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

/** The ids in the copy of a buyer's orders and bills, and the orders of the copied lines. */
const copied = (userId: string) =>
  atomically(gateway.gateway.db, async (trx) => {
    const ids = { orders: [] as unknown[], lines: [] as unknown[], bills: [] as unknown[] }
    for (const { name, pages } of personalTables(trx, userId))
      for await (const rows of pages) {
        if (name === 'orders') ids.orders.push(...rows.map(({ id }) => id))
        if (name === 'bill_transactions') ids.bills.push(...rows.map(({ id }) => id))
        if (name === 'order_lines') ids.lines.push(...rows.map(({ order_id }) => order_id))
      }
    return ids
  })

test('F-06 P-03: the copy of a member who left has the own orders and bills, and none of the company', async () => {
  const { admin, buyer, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
  })
  const items = [
    { id_item: await shop.product({ seller_id: await shop.seller(), stock: 10 }), quantity: 1 },
  ]
  const own = await orders.order(buyer, items)
  const theirs = await orders.order(buyer, items, { business: { company_id: companyId } })
  const bill = await insertBillRows(gateway.gateway, buyer.userId)
  const company = { ...person, company_id: companyId, company_name: 'PT Dapur Rasa' }
  const theirBill = await insertBillRows(gateway.gateway, buyer.userId, company)
  const before = await copied(buyer.userId)
  expect(new Set(before.bills)).toEqual(new Set([bill.id, theirBill.id]))
  expect(new Set(before.orders)).toEqual(new Set([own.order_id, theirs.order_id]))
  await gateway.call('removeMember', {
    as: admin.token,
    params: { companyId, memberId: buyer.userId },
  })
  const left = { orders: [own.order_id], lines: [own.order_id], bills: [bill.id] }
  expect(await copied(buyer.userId)).toEqual(left)
})
