import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const test_ = openTestGateway()
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const tiers = (price: number) => [{ quantity_end: 9999, price, discount: null }]

/** A company whose buyer bought rice twice and sugar once, and whose other buyer bought rice at another price. */
async function bought() {
  const staff = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    other: 'buyer',
    finance: 'finance',
  })
  const { companyId } = staff
  const seller_id = await shop.seller()
  const rice = await shop.product({ seller_id, name: 'Beras', tiers: tiers(60_000) })
  const sugar = await shop.product({ seller_id, name: 'Gula', tiers: tiers(90_000) })
  const pay = async (who: typeof staff.buyer, id_item: string, quantity: number) => {
    test_.advance(60)
    const business = { company_id: companyId }
    const order = await orders.order(who, [{ id_item, quantity }], { business })
    await orders.atBank(order.payment.url!, { action: 'pay' })
    return order.order_id
  }
  const first = await pay(staff.buyer, rice, 5)
  await pay(staff.buyer, sugar, 2)
  await test_.gateway.db
    .updateTable('order_lines')
    .set({ unit_price: 55_000 })
    .where('order_id', '=', first)
    .execute()
  const last = await pay(staff.other, rice, 4)
  const params = { companyId }
  const products = async (as = staff.admin) =>
    test_.call('boughtProducts', { as: as.token, params, query: {} })
  const purchases = async (product: string, as = staff.admin) =>
    test_.call('productPurchases', { as: as.token, params, query: { product } })
  return { ...staff, params, rice, sugar, first, last, products, purchases }
}

test('F-08: the prices paid for a product over time are beside those of the market, and lead to their orders', async () => {
  const { rice, first, last, products, purchases } = await bought()
  const { items, total_count } = (await products()).body
  expect(total_count).toBe(2)
  expect(items.map(({ name }) => name)).toEqual(['Beras', 'Gula'])
  expect(items[0]).toMatchObject({
    product_id: rice,
    quantity: 9,
    purchases: 2,
    lowest: 55_000,
    highest: 60_000,
    last: 60_000,
  })
  const { body } = await purchases(rice)
  expect(
    body.items.map(({ order_id, quantity, unit_price }) => [order_id, quantity, unit_price]),
  ).toEqual([
    [last, 4, 60_000],
    [first, 5, 55_000],
  ])
})

test('F-08 P-03: a buyer sees the own purchases, finance all, a stranger none', async () => {
  const { rice, buyer, other, finance, products, purchases, last } = await bought()
  expect((await products(buyer)).body.items).toHaveLength(2)
  expect((await products(other)).body.items.map(({ quantity }) => quantity)).toEqual([4])
  expect((await purchases(rice, other)).body.items.map(({ order_id }) => order_id)).toEqual([last])
  expect((await purchases(rice, finance)).body.items).toHaveLength(2)
  const stranger = await shop.buyer()
  expect((await products(stranger)).status).toBe(404)
  expect((await purchases(rice, stranger)).status).toBe(404)
})

test('F-08: cancelled goods were not bought, and the file has a row for each purchase', async () => {
  const { admin, buyer, params, sugar, rice, products, purchases } = await bought()
  const [purchase] = (await purchases(sugar)).body.items
  const { parcels } = await orders.read(buyer, purchase!.order_id)
  const lines = [{ id: parcels[0]!.details[0]!.id!, quantity: 0, seen: 2 }]
  const cancelled = await test_.call('cancelGoods', {
    as: buyer.token,
    params: { orderId: purchase!.order_id },
    body: { key: 'cancel-sugar', lines },
  })
  expect(cancelled.status).toBe(200)
  expect((await products()).body.items.map(({ product_id }) => product_id)).toEqual([rice])
  const file = await test_.gateway.app.inject({
    url: `/core/api/v4/companies/${params.companyId}/prices.csv`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'id' },
  })
  const [head, ...rows] = file.body.trim().split('\r\n')
  expect(head).toContain('Harga satuan')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('60000')
  expect(rows[1]).toContain('55000')
  const log = await test_.call('auditLog', { as: admin.token, params, query: {} })
  expect(JSON.stringify(log.body.items)).toContain('prices')
})
