import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
const search = (keyword: string, options: { as?: string; headers?: Record<string, string> } = {}) =>
  gateway.call('searchItems', { query: { keyword }, as: guest, ...options })
const suggest = async (keyword: string, limit?: string) =>
  (await gateway.call('suggestions', { query: { keyword, limit }, as: guest })).body.data

test('C-21 K-01: a prefix may begin at any word, and all kinds together are at most ten', async () => {
  for (const keyword of ['m', 'mi', 'minyak', 'gor', 'Minyak Gor', 'toko', 'bera']) {
    const found = await suggest(keyword)
    const count = Object.values(found).reduce((sum, list) => sum + list.length, 0)
    expect({ keyword, some: count > 0, enough: count <= 10 }).toEqual({
      keyword,
      some: true,
      enough: true,
    })
  }
  expect((await suggest('gor')).products.some((product) => /goreng/i.test(product.name))).toBe(true)
  const few = await suggest('mi', '3')
  expect(Object.values(few).reduce((sum, list) => sum + list.length, 0)).toBeLessThanOrEqual(3)
  expect(
    (await gateway.call('suggestions', { query: { keyword: 'mi', limit: '11' }, as: guest }))
      .status,
  ).toBe(400)
})

test('C-21 K-01: typed words need not be adjacent', async () => {
  const { name } = await db()
    .selectFrom('products')
    .select('name')
    .where('is_adult', '=', false)
    .where('name', '~', '^[a-zA-Z]{3,} [a-zA-Z]{3,} [a-zA-Z]{4,}')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const [first = '', , third = ''] = name.toLowerCase().split(' ')
  const { products, keywords } = await suggest(`${first} ${third.slice(0, 3)}`)
  expect(products.length + keywords.length).toBeGreaterThan(0)
  for (const product of products)
    expect(product.name.toLowerCase()).toMatch(new RegExp(`\\b${third.slice(0, 3)}`))
  expect(keywords.every((keyword) => keyword.startsWith(`${first} ${third.slice(0, 3)}`))).toBe(
    true,
  )
})

test('C-21 V-10: trims the keyword; an empty keyword suggests nothing', async () => {
  expect(await suggest('  minyak  ')).toEqual(await suggest('minyak'))
  expect(await suggest('   ')).toEqual({
    keywords: [],
    products: [],
    sellers: [],
    categories: [],
    billing: [],
  })
})

test('C-21 N-07: suggests a bill by its exact name in any case', async () => {
  expect((await suggest('pLn')).billing).toEqual([{ name: 'PLN', link: '/billing/listrik' }])
  expect((await suggest('pulsa')).billing).toEqual([{ name: 'Pulsa', link: '/billing/pulsa' }])
  expect((await suggest('puls')).billing).toEqual([])
})

test('C-21 E-11: a suggested product is an entry of recent searches, with a shortened name', async () => {
  const { products, sellers, categories } = await suggest('minyak')
  expect(categories[0]).toMatchObject({ slug: 'minyak-goreng', level: 3 })
  const [first] = products
  expect(first!.link).toBe(`/v/${first!.microsite_url}/product/${first!.alias}`)
  expect([...first!.short_name].length).toBeLessThanOrEqual(21)
  expect(Array.isArray(sellers)).toBe(true)
})

test('C-21: corrects typing errors in suggestions too', async () => {
  expect((await suggest('minyka')).products.some((product) => /Minyak/.test(product.name))).toBe(
    true,
  )
})

test('C-21 P-01: a browser has its own history by x-guest-id, latest first and without duplicates, and can clear it', async () => {
  const headers = { 'x-guest-id': 'a1b2c3d4-0000-4000-8000-000000000001' }
  const history = async (as = guest, of: Record<string, string> = headers) =>
    (await gateway.call('searchHistory', { as, headers: of })).body.data.map((entry) => entry.name)
  for (const keyword of ['beras', 'kertas a4 80 gram lima rim', 'Beras']) {
    await search(keyword, { headers })
    gateway.advance(1)
  }
  expect(await history()).toEqual(['Beras', 'kertas a4 80 gram lima rim'])
  expect(await history(guest, { 'x-guest-id': 'somebody-else' })).toEqual([])
  expect(await history(guest, {})).toEqual([])
  const entry = (await gateway.call('searchHistory', { as: guest, headers })).body.data[1]!
  expect(entry).toMatchObject({
    short_name: 'kertas a4 80 gram li…',
    link: '/search/kertas%20a4%2080%20gram%20lima%20rim',
  })

  const clear = (query: { keyword?: string }) =>
    gateway.call('clearSearchHistory', { query, as: guest, headers })
  expect((await clear({ keyword: 'beras' })).body.data.removed).toBe(1)
  expect(await history()).toEqual(['kertas a4 80 gram lima rim'])
  await clear({})
  expect(await history()).toEqual([])
})

test("C-21: a buyer's history is private and has the latest twenty searches", async () => {
  const [a, b] = [await gateway.signedIn(), await gateway.signedIn()]
  for (let turn = 1; turn <= 22; turn++) {
    await search(`kopi ${turn}`, { as: a.token })
    gateway.advance(1)
  }
  const names = (await gateway.call('searchHistory', { as: a.token })).body.data.map(
    (entry) => entry.name,
  )
  expect(names).toHaveLength(20)
  expect(names[0]).toBe('kopi 22')
  await gateway.call('clearSearchHistory', { query: {}, as: b.token })
  expect((await gateway.call('searchHistory', { as: a.token })).body.data).toHaveLength(20)
})

test('C-21: quick search returns popular keywords, and the best products for a keyword', async () => {
  const empty = (await gateway.call('quickSearch', { query: {}, as: guest })).body.result
  expect(empty.keywords[0]).toBe('beras')
  expect(empty.products).toHaveLength(10)
  const typed = (
    await gateway.call('quickSearch', { query: { keyword: 'kopi', limit: '5' }, as: guest })
  ).body.result
  expect(typed.keywords[0]).toBe('kopi bubuk')
  expect(typed.products.length).toBeLessThanOrEqual(5)
  expect(typed.products[0]!.name).toMatch(/kopi/i)
})

test('C-21 C-22: a suggestion quotes the cheapest offer with stock, like the card of all its sellers', async () => {
  const offers = await db()
    .selectFrom('product_search')
    .where('is_adult', '=', false)
    .where('hides_price', '=', false)
    .select('id')
    .orderBy('id')
    .limit(3)
    .execute()
  const [shown, cheap, gone] = offers.map(({ id }) => id) as [number, number, number]
  const offer = (id: number, price: number, in_stock: boolean) =>
    db()
      .updateTable('product_search')
      .set({ group_key: 77, price, in_stock })
      .where('id', '=', id)
      .execute()
  await offer(shown, 300_000, true)
  await offer(cheap, 200_000, true)
  await offer(gone, 100_000, false)
  const aliasOf = async (id: number) =>
    db().selectFrom('products').where('id', '=', id).select(['name', 'alias']).executeTakeFirst()
  const { name } = (await aliasOf(shown))!
  const { products } = await suggest(name)
  const aliases = products.map(({ alias }) => alias)
  expect(aliases).toContain((await aliasOf(cheap))?.alias)
  expect(aliases).not.toContain((await aliasOf(shown))?.alias)
})
