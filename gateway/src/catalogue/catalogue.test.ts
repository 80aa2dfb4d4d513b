import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { dealAt, dealPeriod } from '../campaigns/deals.ts'
import { takeStock, returnStock } from './stock.ts'
import { tellStock } from './tell-stock.ts'

let gateway: TestGateway
let guest: string
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  guest = await gateway.token()
})
afterAll(() => gateway.close())

const db = () => gateway.gateway.db
const pick = (where: { is_adult?: boolean; is_app_only?: boolean; hides_price?: boolean; is_scg?: boolean } = {}) => {
  const wanted = { is_adult: false, is_app_only: false, hides_price: false, ...where }
  let query = db()
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.id', 'products.alias', 'products.tiers', 'products.minimum_order', 'sellers.alias as seller'])
  for (const [column, value] of Object.entries(wanted)) query = query.where(`products.${column as 'is_scg'}`, '=', value)
  return query.orderBy('products.id').limit(1).executeTakeFirstOrThrow()
}
const detail = (product: { alias: string; seller: string }, as = guest) =>
  gateway.call('productDetail', { query: { alias: product.alias, microsite_url: product.seller }, as })
const adult = () => gateway.signedIn({ birth_date: '1990-01-02', age_verified_at: new Date() })

test('C-19 R-12: a product is found by its alias and its seller, with tiers, stock, seller, breadcrumbs and pictures', async () => {
  const product = await pick()
  const { status, body } = await detail(product)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({
    id: String(product.id),
    prices: product.tiers,
    price: product.tiers[0]!.price,
    masked_price: false,
    minimum_order: product.minimum_order,
    vendor_alias: product.seller,
    seller: { alias: product.seller },
    images: [`p/${product.id}`, `p/${product.id}/2`, `p/${product.id}/3`, `p/${product.id}/4`],
    is_wished: false,
    weight_uom: 'gram',
    dimension_uom: 'cm',
  })
  expect(body.result.categories.map((category) => category.level)).toEqual([1, 2, 3])
  expect(body.result.specification.length).toBeGreaterThan(3)
})

test('C-19: an unknown alias, or the alias of another seller, is refused', async () => {
  const product = await pick()
  expect((await detail({ ...product, alias: 'tidak-ada' })).problem.name).toBe('PRODUCT_UNKNOWN')
  expect((await detail({ ...product, seller: 'toko-lain' })).status).toBe(404)
})

test('C-19 E-10: a guest sees no price of a product whose seller hides it; a buyer does', async () => {
  const product = await pick({ hides_price: true })
  const masked = (await detail(product)).body.result
  expect(masked).toMatchObject({ masked_price: true, price: null, discount: null, discount_percentage: null, tier_hint: null, prices: [] })
  const { token } = await gateway.signedIn()
  const open = (await detail(product, token)).body.result
  expect(open).toMatchObject({ masked_price: false, price: product.tiers[0]!.price, prices: product.tiers })
})

test('C-19 V-14: an age-restricted product is shown to a verified adult alone', async () => {
  const product = await pick({ is_adult: true })
  expect((await detail(product)).problem.name).toBe('AGE_UNVERIFIED')
  const { token: unverified } = await gateway.signedIn({ birth_date: '1990-01-02' })
  expect((await detail(product, unverified)).status).toBe(403)
  const { body, status } = await detail(product, (await adult()).token)
  expect(status).toBe(200)
  expect(body.result.is_age_restricted).toBe(true)
})

test('C-19 X-08: a product that only the app sells says so', async () => {
  expect((await detail(await pick({ is_app_only: true }))).body.result.is_app_only).toBe(true)
})

test('C-19 V-09: an SCG product says so', async () => {
  expect((await detail(await pick({ is_scg: true }))).body.result.is_scg).toBe(true)
})

test('C-19 C-20: the running deal of a product stands on its page, and no deal on others', async () => {
  const { group, end, id } = dealAt(gateway.gateway.now().getTime())
  const rows = await db().selectFrom('daily_deal_pool').innerJoin('products', 'products.id', 'daily_deal_pool.product_id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.alias', 'sellers.alias as seller', 'daily_deal_pool.price', 'daily_deal_pool.deal_group']).execute()
  const on = rows.find((row) => row.deal_group === group)!
  const off = rows.find((row) => row.deal_group === dealPeriod(id + 1).group)!
  expect((await detail(on)).body.result.daily_deal).toMatchObject({ id: String(id), price: on.price, end_date: new Date(end).toISOString() })
  expect((await detail(off)).body.result.daily_deal).toBeNull()
})

test('C-19: related products come by category, the own one first, without the product itself', async () => {
  const product = await pick()
  const { body } = await gateway.call('relatedProducts', { query: { alias: product.alias }, as: guest })
  const own = (await detail(product)).body.result.categories[2]!
  expect(body.result.length).toBeGreaterThan(0)
  expect(body.result[0]!.category.level).toBe(3)
  const ids = body.result.flatMap((group) => group.items.map((item) => item.id))
  expect(ids).not.toContain(String(product.id))
  if (body.result.some((group) => group.category.id === own.id)) expect(body.result[0]!.category.id).toBe(own.id)
  expect((await gateway.call('relatedProducts', { query: { alias: 'tidak-ada' }, as: guest })).problem.name).toBe('PRODUCT_UNKNOWN')
})

test('C-19 V-14: what goes with an age-restricted product is for verified adults', async () => {
  const { alias } = await pick({ is_adult: true })
  expect((await gateway.call('relatedProducts', { query: { alias }, as: guest })).body.result).toEqual([])
  const { body } = await gateway.call('relatedProducts', { query: { alias }, as: (await adult()).token })
  expect(body.result.flatMap((group) => group.items).every((item) => item.is_age_restricted)).toBe(true)
})

test('R-02 R-08 F-02: the category tree has four big categories, counts that add up, and names in both languages', async () => {
  const { body } = await gateway.call('categories', { as: guest })
  expect(body.result.map((big) => big.slug)).toEqual(['big-resto', 'big-office', 'big-mart', 'big-auto'])
  const sum = (list: { product_count: number }[]) => list.reduce((total, it) => total + it.product_count, 0)
  expect(sum(body.result)).toBe(200)
  for (const big of body.result) expect(sum(big.children)).toBe(big.product_count)
  const english = await gateway.call('categories', { as: guest, headers: { 'accept-language': 'en' } })
  expect([body.result[0]!.name, english.body.result[0]!.name]).toEqual(['Resto & Kafe', 'Restaurant & Cafe'])
})

test('R-03: brands are paged, those with most products first, and narrowed to an area', async () => {
  const { body } = await gateway.call('brands', { query: { limit: '10', page: '2' }, as: guest })
  expect(body.result).toHaveLength(10)
  expect(body.total_count).toBe(60)
  const auto = await gateway.call('brands', { query: { area: 'auto', limit: '50' }, as: guest })
  expect(auto.body.total_count).toBe(auto.body.result.length)
  expect(auto.body.result.map((brand) => brand.name)).toContain('Tapak Baja')
  expect(auto.body.result.map((brand) => brand.name)).not.toContain('Padi Emas')
})

test('F-03 P-04: a seller is found by alias, with its products', async () => {
  const { seller } = await pick()
  const { body } = await gateway.call('seller', { params: { alias: seller }, as: guest })
  expect(body.result.alias).toBe(seller)
  expect(body.result.items.length).toBeGreaterThan(0)
  expect(body.result.items.every((item) => item.vendor_alias === seller)).toBe(true)
  expect((await gateway.call('seller', { params: { alias: 'tidak-ada' }, as: guest })).problem.name).toBe('SELLER_UNKNOWN')
})

test('R-13: stores near a point come by distance, and none is further than asked', async () => {
  const query = { latitude: '-6.2', longitude: '106.82', radius: '30', limit: '50' }
  const { body } = await gateway.call('localStores', { query, as: guest })
  const distances = body.result.map((store) => store.distance_km)
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(30)
  const open = await gateway.call('localStores', { query: { ...query, is_open: '1', personal_courier: '1' }, as: guest })
  expect(open.body.result.every((store) => store.is_open && store.is_personal_courier)).toBe(true)
  expect(open.body.total_count).toBeLessThan(body.total_count)
})

test('R-13: stores near the middle of a district; an unknown district or no point at all is refused', async () => {
  const found = await gateway.call('searchPlaces', { query: { like: 'gambir' }, as: guest })
  const district = found.body.result[0]!.district_id
  const { body, status } = await gateway.call('localStores', { query: { district, radius: '40' }, as: guest })
  expect(status).toBe(200)
  expect(body.result.length).toBeGreaterThan(0)
  expect((await gateway.call('localStores', { query: { district: '99.99.99' }, as: guest })).problem.name).toBe('DISTRICT_UNKNOWN')
  expect((await gateway.call('localStores', { query: {}, as: guest })).problem.name).toBe('POINT_MISSING')
  expect((await gateway.call('localStores', { query: { latitude: '95', longitude: '1' }, as: guest })).status).toBe(400)
})

test('F-03: the sitemap leads to every product that anybody may see, page by page', async () => {
  const first = (await gateway.call('sitemap', { query: {} })).body
  const second = (await gateway.call('sitemap', { query: { page: '2' } })).body
  expect(first.pages).toBe(2)
  expect(first.paths).toContain('/big-resto')
  const { count } = await db().selectFrom('products').select((eb) => eb.fn.countAll<number>().as('count')).where('is_adult', '=', false).executeTakeFirstOrThrow()
  expect(second.paths).toHaveLength(count)
  expect((await gateway.call('sitemap', { query: { page: '3' } })).body.paths).toEqual([])
})

test('V-08: stock is taken whole or not at all, never below nothing, and lists learn when a product is sold out', async () => {
  const rows = await db().selectFrom('product_stock').innerJoin('products', 'products.id', 'product_stock.product_id')
    .select(['product_id', 'stock', 'minimum_order']).whereRef('stock', '>=', 'minimum_order').orderBy('product_id').limit(2).execute()
  const [a, b] = rows as [(typeof rows)[number], (typeof rows)[number]]
  const inStock = async (id: number) => (await db().selectFrom('product_search').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow()).in_stock
  const take = (lines: { productId: number; quantity: number }[]) => db().transaction().execute((trx) => takeStock(trx, lines))

  const tooMuch = [{ productId: b.product_id, quantity: 1 }, { productId: a.product_id, quantity: a.stock }, { productId: a.product_id, quantity: 1 }]
  expect(await take(tooMuch)).toEqual([{ productId: a.product_id, quantity: a.stock + 1, stock: a.stock }])
  expect(await take([{ productId: a.product_id, quantity: a.stock }])).toEqual([])
  expect(await inStock(a.product_id)).toBe(false)
  expect(await inStock(b.product_id)).toBe(true)

  await db().transaction().execute((trx) => returnStock(trx, [{ productId: a.product_id, quantity: a.stock }]))
  expect(await inStock(a.product_id)).toBe(true)
  const back = await db().selectFrom('product_stock').select('stock').where('product_id', '=', a.product_id).executeTakeFirstOrThrow()
  expect(back.stock).toBe(a.stock)
})

test('T-14: whoever asked is told once when a product is in stock again, and nobody else is', async () => {
  const { product_id } = await db().selectFrom('product_stock').select('product_id').where('stock', '=', 0).limit(1).executeTakeFirstOrThrow()
  const { token, userId } = await gateway.signedIn()
  const ask = () => gateway.call('remindStock', { params: { productId: String(product_id) }, as: token })
  expect((await ask()).body).toEqual({ reminded: true })
  expect((await ask()).status).toBe(200)

  const told = () => db().selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
  await tellStock(gateway.gateway)
  expect(await told()).toEqual([])
  await db().transaction().execute((trx) => returnStock(trx, [{ productId: product_id, quantity: 10_000 }]))
  await tellStock(gateway.gateway)
  await tellStock(gateway.gateway)
  expect(await told()).toEqual([{ kind: 'STOCK_BACK' }])

  expect((await gateway.call('remindStock', { params: { productId: '999999' }, as: token })).problem.name).toBe('PRODUCT_UNKNOWN')
  expect((await gateway.call('remindStock', { params: { productId: String(product_id) }, as: guest })).status).toBe(401)
})
