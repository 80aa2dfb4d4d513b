import { openTestGateway } from '../testing/open-test-gateway.ts'
import { repriceProduct } from '../catalogue/change-product.ts'
import { changeLists } from '../catalogue/list-version.ts'
import { distance } from './understand/distance.ts'
import { normalise } from './words.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
type Query = NonNullable<Parameters<typeof gateway.call<'searchItems'>>[1]>['query']
const items = async (
  query: Query,
  options: { as?: string; headers?: Record<string, string> } = {},
) => (await gateway.call('searchItems', { query, as: guest, ...options })).body.data

test('C-22 F-04: requires all words, and ranks matches in the name first', async () => {
  const { items: found, total_count } = await items({ keyword: 'Minyak Goreng' })
  expect(total_count).toBeGreaterThan(1)
  expect(found[0]!.name).toMatch(/^Minyak/)
  expect(found.every((item) => /minyak/i.test(item.name))).toBe(true)
})

test('C-22 F-02: the first page has the names of the chosen filters, in the requested language', async () => {
  const { slug, name_id, name_en } = await db()
    .selectFrom('categories')
    .selectAll()
    .where('level', '=', 3)
    .whereRef('name_id', '<>', 'name_en')
    .executeTakeFirstOrThrow()
  const seller = await db().selectFrom('sellers').selectAll().executeTakeFirstOrThrow()
  const query = { category: slug, city: seller.city_slug, seller: seller.alias }
  const names = (category: string) => ({
    category: { [slug]: category },
    city: { [seller.city_slug]: seller.city },
    seller: { [seller.alias]: seller.name },
  })
  expect((await items(query)).names).toEqual(names(name_id))
  const english = { headers: { 'accept-language': 'en' } }
  expect((await items(query, english)).names).toEqual(names(name_en))
  expect((await items({ ...query, page: '2' })).names).toBeUndefined()
  expect((await items({ keyword: 'beras' })).names).toBeUndefined()
})

test('C-22: finds an Indonesian word by its stem, an English one by its category', async () => {
  expect((await items({ keyword: 'gorengan' })).total_count).toBe(
    (await items({ keyword: 'goreng' })).total_count,
  )
  expect((await items({ keyword: 'engine oil' })).items[0]!.name).toMatch(/Oli/)
})

test('C-22: corrects a misspelt keyword, and shows the correction', async () => {
  const { corrected_keyword, items: found } = await items({ keyword: 'minyk gorng' })
  expect(corrected_keyword).toBe('minyak goreng')
  expect(found[0]!.name).toMatch(/^Minyak Goreng/)
  expect((await items({ keyword: 'minyak goreng' })).corrected_keyword).toBeNull()
  expect(await items({ keyword: 'xqzwv' })).toMatchObject({
    items: [],
    total_count: 0,
    corrected_keyword: null,
  })
})

test("C-22 T-10 K-01: pages hold 20 products, don't overlap, and end at the count", async () => {
  const first = await items({})
  expect(first.limit).toBe(20)
  expect(first.items).toHaveLength(20)
  const pages = Math.ceil(first.total_count / 20)
  const seen = new Set<string>()
  for (let page = 1; page <= pages; page++)
    for (const item of (await items({ page: String(page) })).items) seen.add(item.id)
  expect(seen.size).toBe(first.total_count)
  expect(await items({ page: String(pages + 1) })).toMatchObject({
    items: [],
    total_count: first.total_count,
  })
})

test('C-22 V-10: ignores empty filters', async () => {
  const empty = {
    keyword: '',
    category: '',
    brand: '',
    city: '',
    price_min: '',
    price_max: '',
    rating: '',
    membership: '',
    in_stock: '',
    order_by: '',
  } as const
  expect(await items(empty)).toEqual(await items({}))
})

test('C-22: each filter returns only matching products', async () => {
  const every = async (
    query: Query,
    holds: (item: Awaited<ReturnType<typeof items>>['items'][number]) => boolean,
  ) => {
    const found = await items(query)
    expect({ query, count: found.items.length > 0, holds: found.items.every(holds) }).toEqual({
      query,
      count: true,
      holds: true,
    })
  }
  await every(
    { price_min: '50000', price_max: '100000' },
    (item) => (item.discount ?? item.price)! >= 50_000 && (item.discount ?? item.price)! <= 100_000,
  )
  await every({ membership: '2,3' }, (item) => item.seller_membership_type_id !== 0)
  await every({ free_shipping: '1' }, (item) => item.free_ongkir_nusantara)
  await every({ personal_courier: '1' }, (item) => item.is_personal_courier)
  await every({ in_stock: '1' }, (item) => item.in_stock)
  await every({ discounted: '1' }, (item) => item.discount !== null)
  await every({ rating: '4' }, (item) => item.rating >= 4)
  await every({ brand: 'padi-emas,sawita' }, (item) => /Padi Emas|Sawita/.test(item.name))
  const city = (await items({})).items[0]!.vendor_location
  await every(
    { city: city.toLowerCase().replaceAll(' ', '-') },
    (item) => item.vendor_location === city,
  )
  const seller = (await items({})).items[0]!.vendor_alias
  await every({ seller }, (item) => item.vendor_alias === seller)
  await every({ category: 'oli-mesin' }, (item) => item.name.startsWith('Oli'))
  expect((await items({ category: 'big-auto' })).total_count).toBeGreaterThan(
    (await items({ category: 'oli-cairan' })).total_count,
  )
  expect((await items({ category: 'tidak-ada' })).total_count).toBe(0)
  expect((await items({ brand: 'tidak-ada' })).total_count).toBe(0)
})

test('C-22 R-11: lists products in each order', async () => {
  const price = (item: Awaited<ReturnType<typeof items>>['items'][number]) =>
    item.discount ?? item.price ?? 0
  for (const keyword of [undefined, 'isi']) {
    const cheap = (await items({ keyword, order_by: 'price_asc' })).items.map(price)
    expect(cheap).toEqual(cheap.toSorted((a, b) => a - b))
    const dear = (await items({ keyword, order_by: 'price_desc' })).items.map(price)
    expect(dear).toEqual(dear.toSorted((a, b) => b - a))
    const sold = (await items({ keyword, order_by: 'best_selling' })).items.map((item) => item.sold)
    expect(sold).toEqual(sold.toSorted((a, b) => b - a))
    const rated = (await items({ keyword, order_by: 'rating' })).items.map((item) => item.rating)
    expect(rated).toEqual(rated.toSorted((a, b) => b - a))
  }
})

test('C-22: rejects a wrong filter with a 400 that names the field', async () => {
  for (const [field, value] of Object.entries({
    page: '0',
    price_min: '-1',
    membership: '7',
    order_by: 'luck',
    rating: '9',
    brand: 'A b',
  })) {
    const { status, problem } = await gateway.call('searchItems', {
      query: { [field]: value } as Query,
      as: guest,
    })
    expect([field, status, Object.keys(problem.errors ?? {})]).toEqual([field, 400, [field]])
  }
})

test("C-22 E-10: a guest can't infer a hidden price by filter or order", async () => {
  const hidden = await db()
    .selectFrom('products')
    .select(['id', 'name'])
    .where('hides_price', '=', true)
    .executeTakeFirstOrThrow()
  const seen = async (query: Query, as = guest) =>
    (await items(query, { as })).items.find((item) => item.id === String(hidden.id))
  const masked = await seen({ keyword: hidden.name })
  expect(masked).toMatchObject({ masked_price: true, price: null, discount: null })
  expect(await seen({ keyword: hidden.name, price_min: '1' })).toBeUndefined()
  expect(await seen({ keyword: hidden.name, order_by: 'price_asc' })).toBeUndefined()
  const { token } = await gateway.signedIn()
  expect((await seen({ keyword: hidden.name, price_min: '1' }, token))?.price).toBeGreaterThan(0)
})

test('C-22 V-14: age-restricted products are only in their own list, which is for verified adults', async () => {
  expect((await items({ keyword: 'bir' })).items.some((item) => item.is_age_restricted)).toBe(false)
  expect((await items({ category: 'bir' })).total_count).toBe(0)
  expect(
    (await gateway.call('searchItems', { query: { age_restricted: '1' }, as: guest })).problem.name,
  ).toBe('AGE_UNVERIFIED')
  const { token } = await gateway.signedIn({
    birth_date: '1990-01-02',
    age_verified_at: new Date(),
  })
  const found = await items({ age_restricted: '1' }, { as: token })
  expect(found.items.length).toBeGreaterThan(0)
  expect(found.items.every((item) => item.is_age_restricted)).toBe(true)
})

test('C-22: finds sellers by name, trade and place, with their products', async () => {
  const sellers = async (
    query: NonNullable<Parameters<typeof gateway.call<'searchSellers'>>[1]>['query'],
  ) => (await gateway.call('searchSellers', { query, as: guest })).body.data
  const all = await sellers({})
  expect(all.limit).toBe(20)
  const one = all.items[0]!
  expect((await sellers({ keyword: one.name })).items.map((seller) => seller.alias)).toContain(
    one.alias,
  )
  expect(one.categories.length).toBeGreaterThan(0)
  expect(one.items.every((item) => item.vendor_alias === one.alias)).toBe(true)
  expect(
    (await sellers({ membership: '3' })).items.every(
      (seller) => seller.seller_membership_type_id === 3,
    ),
  ).toBe(true)
  expect((await sellers({ is_open: '1' })).items.every((seller) => seller.is_open)).toBe(true)
  const category = await sellers({ category: 'ban' })
  expect(category.total_count).toBeGreaterThan(0)
  expect(category.total_count).toBeLessThan(all.total_count)
  expect((await sellers({ keyword: 'sembakoo' })).corrected_keyword).toBe('sembako')
})

test.each([
  ['minyk', 'minyak', 1],
  ['gorng', 'goreng', 1],
  ['brea', 'bera', 1],
  ['kopi', 'kopi', 0],
  ['', 'oli', 3],
])('C-22: the distance from %j to %j is %d', (a, b, steps) => {
  expect(distance(a, b)).toBe(steps)
})

test('C-22: separates digits from letters, so that 25kg and 25 kg are equal', () => {
  expect(normalise('  Beras 25KG (Prémium) ')).toBe('beras 25 kg premium')
  expect(normalise('20W-50')).toBe(normalise('20 w 50'))
})

test('C-21 C-22: replies to any typed text', async () => {
  const typed = [
    "'",
    '"',
    '%',
    '_',
    '\\',
    '&',
    '!',
    ':*',
    '( )',
    '<->',
    'a & !b',
    'beras:A',
    '米',
    'é',
    '٣',
    '½',
    '😀',
    '-',
    '--',
    "'); drop table products; --",
    'x'.repeat(100),
  ]
  for (const keyword of typed) {
    const options = { query: { keyword }, as: guest, headers: { 'x-guest-id': 'typing' } }
    for (const name of [
      'searchItems',
      'searchSellers',
      'searchFacets',
      'sellerFacets',
      'suggestions',
      'quickSearch',
    ] as const) {
      expect([name, keyword, (await gateway.call(name, options)).status]).toEqual([
        name,
        keyword,
        200,
      ])
    }
    const near = { ...options.query, latitude: '-6.2', longitude: '106.8' }
    expect((await gateway.call('localStores', { query: near, as: guest })).status).toBe(200)
  }
  for (const query of [
    { keyword: '\0' },
    { keyword: 'x'.repeat(101) },
    { price_min: '9999999999' },
  ]) {
    expect((await gateway.call('searchItems', { query, as: guest })).status).toBe(400)
  }
})

test('C-22: sorts by the price of a kilogram, a litre or a piece, which follows the price of the product', async () => {
  const pricesPer = async (query: Query) =>
    (await items({ keyword: 'beras', order_by: 'per_unit_asc', ...query })).items.map((item) => {
      const price = item.group?.price_from ?? item.discount ?? item.price!
      return item.content ? price / item.content.amount : Infinity
    })
  for (const query of [{}, { group: '1' }]) {
    const prices = await pricesPer(query)
    expect(prices.length).toBeGreaterThan(2)
    expect(prices[0]).toBeLessThan(100_000)
    if (!query.group) expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
  const [last] = (await items({ keyword: 'beras', order_by: 'price_desc' })).items
  const product = await db()
    .selectFrom('products')
    .select(['alias', 'seller_id'])
    .where('id', '=', Number(last!.id))
    .executeTakeFirstOrThrow()
  const goods = { alias: product.alias, sellerId: product.seller_id }
  await db()
    .transaction()
    .execute((trx) => repriceProduct(trx, goods, 0.01))
  changeLists()
  const [cheapest] = (await items({ keyword: 'beras', order_by: 'per_unit_asc' })).items
  expect(cheapest!.id).toBe(last!.id)
  await db()
    .transaction()
    .execute((trx) => repriceProduct(trx, goods, 100))
  changeLists()
})

test('C-22: without a keyword the products with contents come before those without', async () => {
  const { items: found } = await items({ order_by: 'per_unit_asc' })
  expect(found.every(({ content }) => content?.measure === 'kg' || content?.measure === 'l')).toBe(
    true,
  )
})
