import { productCode } from '@borong/api/rules/product-code'
import { dealAt, dealPeriod } from './deals.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { specificationIn } from './specification.ts'
import { pickProduct } from './testing-products.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
const pick = (kind?: Parameters<typeof pickProduct>[1]) => pickProduct(gateway, kind)
const detail = (product: { alias: string; seller: string }, as = guest) =>
  gateway.call('productDetail', {
    query: { alias: product.alias, microsite_url: product.seller },
    as,
  })
const adult = () => gateway.signedIn({ birth_date: '1990-01-02', age_verified_at: new Date() })

test('C-19: shows whether PPN is in the price, on top of it, or not charged by the seller', async () => {
  const product = await pick()
  const set = async (ppn_included: boolean, is_pkp: boolean) => {
    const card = db().selectFrom('products').select('card').where('id', '=', product.id)
    const { card: before } = await card.executeTakeFirstOrThrow()
    await db()
      .updateTable('products')
      .set({ card: JSON.stringify({ ...before, ppn_included }) })
      .where('id', '=', product.id)
      .execute()
    await db().updateTable('sellers').set({ is_pkp }).where('alias', '=', product.seller).execute()
    const { ppn, seller } = (await detail(product)).body.result
    return [ppn, seller.is_pkp]
  }
  expect(await set(false, true)).toEqual(['added', true])
  expect(await set(true, false)).toEqual(['none', false])
  expect(await set(true, true)).toEqual(['included', true])
})

test('C-19 C-22: counts the other sellers of the product, which its page shows', async () => {
  const product = await pick()
  const others = async () => (await detail(product)).body.result.other_sellers
  const group = (ids: readonly number[]) =>
    db().updateTable('product_search').set({ group_key: 77 }).where('id', 'in', ids).execute()
  await db()
    .updateTable('product_search')
    .set({ group_key: 0 })
    .where('id', '=', product.id)
    .execute()
  expect(await others()).toBe(0)
  const found = await db()
    .selectFrom('product_search')
    .innerJoin('sellers', 'sellers.id', 'product_search.seller_id')
    .where('sellers.alias', '<>', product.seller)
    .where('product_search.is_adult', '=', false)
    .select('product_search.id')
    .orderBy('product_search.id')
    .limit(5)
    .execute()
  const ids = found.map(({ id }) => id)
  await group([product.id, ids[0]!])
  expect(await others()).toBe(1)
  await group(ids)
  expect(await others()).toBe(3)
})

test('C-19 R-12: finds a product by its alias and seller, with tiers, stock, seller, breadcrumbs and images', async () => {
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
  expect(body.result.specification[0]).toEqual({
    name: 'Kode produk',
    value: productCode(body.result.id),
  })
})

test('C-19 F-02: translates the standard terms of the specification into the buyer’s language', async () => {
  const { alias, seller } = await pick()
  const { body } = await gateway.call('productDetail', {
    query: { alias, microsite_url: seller },
    headers: { 'accept-language': 'en' },
    as: guest,
  })
  const { specification, categories } = body.result
  expect(specification).toContainEqual({ name: 'Category', value: categories.at(-1)!.name })
  const filled = await db().selectFrom('products').select('specification').execute()
  for (const { specification: facts } of filled) {
    const words = specificationIn('en', facts, undefined)
    const same = words.filter(({ name }, index) => name === facts[index]!.name)
    expect(same).toEqual([])
    expect(words.find(({ name }) => name === 'Weight')!.value).toMatch(/^[\d,]+(\.\d+)? kg$/)
    expect(
      words.filter(({ value }) => /^(Baru|Tanpa merek|\d+ (bulan|tahun).*)$/.test(value)),
    ).toEqual([])
  }
})

test('C-19: refuses an unknown alias and the alias of another seller', async () => {
  const product = await pick()
  expect((await detail({ ...product, alias: 'tidak-ada' })).problem.name).toBe('PRODUCT_UNKNOWN')
  expect((await detail({ ...product, seller: 'toko-lain' })).status).toBe(404)
})

test('C-19 E-10: a guest sees no price of a product whose seller hides it; a buyer does', async () => {
  const product = await pick({ hides_price: true })
  const masked = (await detail(product)).body.result
  expect(masked).toMatchObject({
    masked_price: true,
    price: null,
    discount: null,
    discount_percentage: null,
    tier_hint: null,
    prices: [],
  })
  const { token } = await gateway.signedIn()
  const open = (await detail(product, token)).body.result
  expect(open).toMatchObject({
    masked_price: false,
    price: product.tiers[0]!.price,
    prices: product.tiers,
  })
})

test('C-19 V-14: shows an age-restricted product only to a verified adult', async () => {
  const product = await pick({ is_adult: true })
  expect((await detail(product)).problem.name).toBe('AGE_UNVERIFIED')
  const { token: unverified } = await gateway.signedIn({ birth_date: '1990-01-02' })
  expect((await detail(product, unverified)).status).toBe(403)
  const { body, status } = await detail(product, (await adult()).token)
  expect(status).toBe(200)
  expect(body.result.is_age_restricted).toBe(true)
})

test('C-19 X-08: marks a product that only the app sells', async () => {
  expect((await detail(await pick({ is_app_only: true }))).body.result.is_app_only).toBe(true)
})

test('C-19 V-09: marks an SCG product', async () => {
  expect((await detail(await pick({ is_scg: true }))).body.result.is_scg).toBe(true)
})

test('C-19 C-20: returns the running deal of a product, and no deal for other products', async () => {
  const { group, end, id } = dealAt(gateway.gateway.now().getTime())
  const rows = await db()
    .selectFrom('daily_deal_pool')
    .innerJoin('products', 'products.id', 'daily_deal_pool.product_id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select([
      'products.alias',
      'sellers.alias as seller',
      'daily_deal_pool.price',
      'daily_deal_pool.deal_group',
    ])
    .execute()
  const on = rows.find((row) => row.deal_group === group)!
  const off = rows.find((row) => row.deal_group === dealPeriod(id + 1).group)!
  expect((await detail(on)).body.result.daily_deal).toMatchObject({
    id: String(id),
    price: on.price,
    end_date: new Date(end).toISOString(),
  })
  expect((await detail(off)).body.result.daily_deal).toBeNull()
})

test('C-19 R-12: shows the stock reminder of a product only to the buyer who set it', async () => {
  const product = await pick()
  const { token } = await gateway.signedIn()
  const isReminded = async (as: string) => (await detail(product, as)).body.result.is_reminded
  expect(await isReminded(token)).toBe(false)
  await gateway.call('remindStock', { params: { productId: String(product.id) }, as: token })
  expect(await isReminded(token)).toBe(true)
  expect(await isReminded(guest)).toBe(false)
  expect(await isReminded((await gateway.signedIn()).token)).toBe(false)
})

test('C-19: groups related products by category, the product’s own first, without the product itself', async () => {
  const product = await pick()
  const { body } = await gateway.call('relatedProducts', {
    query: { alias: product.alias },
    as: guest,
  })
  const own = (await detail(product)).body.result.categories[2]!
  expect(body.result.length).toBeGreaterThan(0)
  expect(body.result[0]!.category.level).toBe(3)
  const ids = body.result.flatMap((group) => group.items.map((item) => item.id))
  expect(ids).not.toContain(String(product.id))
  if (body.result.some((group) => group.category.id === own.id))
    expect(body.result[0]!.category.id).toBe(own.id)
  expect(
    (await gateway.call('relatedProducts', { query: { alias: 'tidak-ada' }, as: guest })).problem
      .name,
  ).toBe('PRODUCT_UNKNOWN')
})

test('C-19 V-14: shows the products related to an age-restricted one only to verified adults', async () => {
  const { alias } = await pick({ is_adult: true })
  expect(
    (await gateway.call('relatedProducts', { query: { alias }, as: guest })).body.result,
  ).toEqual([])
  const { body } = await gateway.call('relatedProducts', {
    query: { alias },
    as: (await adult()).token,
  })
  expect(body.result.flatMap((group) => group.items).every((item) => item.is_age_restricted)).toBe(
    true,
  )
})
