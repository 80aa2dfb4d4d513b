import { openTestGateway } from '../testing/open-test-gateway.ts'
import { returnStock, takeStock } from './stock.ts'
import { notifyOfStock } from './notify-of-stock.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
test('V-08: takes the stock of all lines or of none, never below zero, and marks sold-out products in lists', async () => {
  const rows = await db()
    .selectFrom('product_stock')
    .innerJoin('products', 'products.id', 'product_stock.product_id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .where('is_adult', '=', false)
    .select(['product_id', 'stock', 'minimum_order', 'products.name', 'sellers.alias as seller'])
    .whereRef('stock', '>=', 'minimum_order')
    .orderBy('product_id')
    .limit(2)
    .execute()
  const [a, b] = rows as [(typeof rows)[number], (typeof rows)[number]]
  const inStock = async (id: number) =>
    (
      await db()
        .selectFrom('product_search')
        .select('in_stock')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).in_stock
  const isListed = async ({ product_id, name, seller }: (typeof rows)[number]) => {
    const query = { keyword: name, seller, in_stock: 'true' }
    const { items } = (await gateway.call('searchItems', { query, as: guest })).body.data
    return items.some(({ id }) => id === String(product_id))
  }
  const take = (lines: { productId: number; quantity: number }[]) =>
    db()
      .transaction()
      .execute((trx) => takeStock(trx, lines))

  const tooMuch = [
    { productId: b.product_id, quantity: 1 },
    { productId: a.product_id, quantity: a.stock },
    { productId: a.product_id, quantity: 1 },
  ]
  expect(await take(tooMuch)).toEqual([
    { productId: a.product_id, quantity: a.stock + 1, stock: a.stock },
  ])
  expect(await isListed(a)).toBe(true)
  expect(await take([{ productId: a.product_id, quantity: a.stock }])).toEqual([])
  expect(await inStock(a.product_id)).toBe(false)
  expect(await isListed(a)).toBe(false)
  expect(await inStock(b.product_id)).toBe(true)

  await db()
    .transaction()
    .execute((trx) => returnStock(trx, [{ productId: a.product_id, quantity: a.stock }]))
  expect(await inStock(a.product_id)).toBe(true)
  const back = await db()
    .selectFrom('product_stock')
    .select('stock')
    .where('product_id', '=', a.product_id)
    .executeTakeFirstOrThrow()
  expect(back.stock).toBe(a.stock)
})

test('T-14: notifies a buyer with a reminder once when a product is in stock again, and no other buyer', async () => {
  const { product_id } = await db()
    .selectFrom('product_stock')
    .select('product_id')
    .where('stock', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { token, userId } = await gateway.signedIn()
  const ask = () =>
    gateway.call('remindStock', { params: { productId: String(product_id) }, as: token })
  expect((await ask()).body).toEqual({ reminded: true })
  expect((await ask()).status).toBe(200)

  const told = () =>
    db().selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
  await notifyOfStock(gateway.gateway)
  expect(await told()).toEqual([])
  await db()
    .transaction()
    .execute((trx) => returnStock(trx, [{ productId: product_id, quantity: 10_000 }]))
  await notifyOfStock(gateway.gateway)
  await notifyOfStock(gateway.gateway)
  expect(await told()).toEqual([{ kind: 'STOCK_BACK' }])

  expect(
    (await gateway.call('remindStock', { params: { productId: '999999' }, as: token })).problem
      .name,
  ).toBe('PRODUCT_UNKNOWN')
  expect(
    (await gateway.call('remindStock', { params: { productId: String(product_id) }, as: guest }))
      .status,
  ).toBe(401)
})
