import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { draftFor, testOrders } from './testing-orders.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>
let seller: number
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  orders = testOrders(gateway)
  seller = await shop.seller()
})
afterAll(() => gateway.close())

/** A buyer with these products in the cart, and the order that the checkout sends for them. */
async function readyToOrder(quantities: Record<string, number>) {
  const buyer = await shop.buyer()
  const items = Object.entries(quantities).map(([id_item, quantity]) => ({ id_item, quantity }))
  await put(buyer, quantities)
  const cart_id = (await shop.getCart(buyer)).result!.id
  return { buyer, body: await draftFor(gateway.gateway.db, buyer, items, { cart_id }) }
}

const put = (buyer: TestBuyer, quantities: Record<string, number>) =>
  shop.updateCart(buyer, {
    lines: Object.entries(quantities).map(([id_item, product_quantity]) => ({
      id_item,
      product_quantity,
    })),
  })

const changed = (...items: string[]) => ({
  status: 409,
  problem: { name: 'CART_CHANGED', data: { items } },
})

test('C-27: orders the goods in the cart; sent again with its key it is the same order, though the cart is empty', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const { buyer, body } = await readyToOrder({ [product]: 2 })
  const key = randomUUID()
  const first = await orders.post(buyer, body, key)
  expect(first.status).toBe(200)
  expect((await shop.getCart(buyer)).result!.detail).toEqual([])
  expect((await orders.post(buyer, body, key)).body).toEqual(first.body)
  expect(await shop.stockOf(product)).toBe(8)
})

test('C-27: a device with an outdated cart does not order the same goods a second time', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const { buyer, body } = await readyToOrder({ [product]: 2 })
  expect((await orders.post(buyer, body)).status).toBe(200)
  expect(await orders.post(buyer, body)).toMatchObject(changed(product))
  expect(await shop.stockOf(product)).toBe(8)
})

test('C-27: does not order a line that was removed or saved for later; the remaining lines stay in the cart', async () => {
  const [kept, removed, saved] = [
    await shop.product({ seller_id: seller, stock: 10 }),
    await shop.product({ seller_id: seller, stock: 10 }),
    await shop.product({ seller_id: seller, stock: 10 }),
  ]
  const { buyer, body } = await readyToOrder({ [kept]: 1, [removed]: 1, [saved]: 1 })
  await shop.deleteCart(buyer, { id_items: [removed] })
  await shop.updateCart(buyer, { lines: [{ id_item: saved, saved: true }] })
  expect(await orders.post(buyer, body)).toMatchObject(changed(removed, saved))
  const { result } = await shop.getCart(buyer)
  expect(result!.detail[0]!.details.map(({ id_item }) => id_item)).toEqual([kept])
  expect(await shop.stockOf(kept)).toBe(10)
})

test.each([
  ['more', 5],
  ['less', 1],
])(
  'C-27: refuses the old quantity of a line of which the cart now holds %s',
  async (_, quantity) => {
    const product = await shop.product({ seller_id: seller, stock: 10 })
    const { buyer, body } = await readyToOrder({ [product]: 3 })
    await put(buyer, { [product]: quantity })
    expect(await orders.post(buyer, body)).toMatchObject(changed(product))
  },
)

test('C-27: adds up the quantity over all lines of a product', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const { buyer, body } = await readyToOrder({ [product]: 2 })
  const items = [...body.items, ...body.items]
  expect(await orders.post(buyer, { ...body, items })).toMatchObject(changed(product))
})

test('X-04 V-08: refuses more than a reduced stock, and accepts the quantity that the cart then shows', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const { buyer, body } = await readyToOrder({ [product]: 8 })
  const { db } = gateway.gateway
  await db
    .updateTable('product_stock')
    .set({ stock: 5 })
    .where('product_id', '=', Number(product))
    .execute()
  expect(await orders.post(buyer, body)).toMatchObject({
    status: 422,
    problem: { name: 'INSUFFICIENT_STOCK' },
  })
  const capped = await draftFor(db, buyer, [{ id_item: product, quantity: 5 }], {
    cart_id: body.cart_id,
  })
  expect((await orders.post(buyer, capped)).status).toBe(200)
})

test('C-27: a buyer cannot order from the cart of another buyer', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const { body } = await readyToOrder({ [product]: 2 })
  const own = await readyToOrder({ [product]: 2 })
  expect(await orders.post(own.buyer, { ...own.body, cart_id: body.cart_id! })).toMatchObject(
    changed(),
  )
})

test('C-27 P-05: does not compare an order without a cart, such as a checkout of a single product, with a cart', async () => {
  const product = await shop.product({ seller_id: seller, stock: 10 })
  const buyer = await shop.buyer()
  await orders.order(buyer, [{ id_item: product, quantity: 2 }])
  expect(await shop.stockOf(product)).toBe(8)
})
