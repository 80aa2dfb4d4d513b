import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { forbidden } from '../../testing/relevance/forbidden.ts'
import { conceptsOf } from './concepts-of.ts'
import { amountOf, takeQuantities } from './quantities.ts'
import { queryOf } from './concept.ts'
import { rootsOf } from './stems.ts'
import { stepsTo } from './repair.ts'
import { productCode } from '@borong/api/rules/product-code'
import { parseSynonyms, shippedSynonyms } from './synonyms.ts'

const gateway = openTestGateway({ market: true, config: { scale: 2_500 } })
const search = async (keyword: string, query: Record<string, string> = {}) => {
  const as = await gateway.token()
  return (await gateway.call('searchItems', { query: { keyword, ...query }, as })).body.data
}
const names = async (keyword: string) => (await search(keyword)).items.map(({ name }) => name)
const tokens = (text: string) => takeQuantities(text).quantities.map(({ token }) => token)

test.each([
  ['0,8 L', '800ml', '0.8 liter', '800 mililiter', '0,8lt'],
  ['1 kg', '1000 gram', '1kilo', '1.000 gr', '1 kilogram'],
  ['½ liter', '1/2 liter', '500 ml', '0,5 ltr', '500cc'],
  ['80 gram', '80gsm', '80 gr'],
  ['12 W', '12watt', '12 watt'],
  ['24"', '24 inci', '24 inch'],
])('C-22: %s has one token however it is written', (...ways) => {
  expect(new Set(ways.flatMap(tokens)).size).toBe(1)
  expect(ways.flatMap(tokens)).toHaveLength(ways.length)
})

test('C-22: finds a size in any unit, and a selling unit', async () => {
  expect((await search('oli 800ml')).items[0]!.name).toContain('0,8 L')
  expect(await names('oli 0.8 liter')).toEqual(await names('oli 800ml'))
  const cartons = (await search('mi instan 1 dus')).items
  expect(cartons.length).toBeGreaterThan(0)
  expect(cartons.every(({ unit_type }) => /karton|dus/.test(unit_type))).toBe(true)
})

test('C-22: leaves out words about the offer, unless a product has them in its name', async () => {
  expect(await names('jual beras murah berkualitas')).toEqual(await names('beras'))
  expect((await names('tempat sampah'))[0]).toMatch(/^Tempat Sampah/)
})

test('C-22: finds everyday words, English words and brands that the shop does not have', async () => {
  for (const [typed, name] of [
    ['migor', /^Minyak Goreng/],
    ['lemari es', /Showcase|Freezer/],
    ['tissue', /^Tisu/],
    ['eggs', /^Telur/],
    ['indomie', /^Mi /],
    ['pemotong', /./],
  ] as const)
    expect((await names(typed))[0]).toMatch(name)
})

test('C-22: a synonym of a brand applies only while the shop has no such brand', () => {
  const synonyms = parseSynonyms('brand aqua > air mineral')
  const query = (isKnown: boolean) =>
    queryOf(conceptsOf('aqua', synonyms, { has: () => isKnown, isHead: () => isKnown }))
  expect(query(false)).toBe('((air <-> mineral))')
  expect(query(true)).toBe('((aqua))')
})

test.each(forbidden)('C-22: %s does not show %s', async (keyword, noun) => {
  expect((await names(keyword)).filter((name) => noun.test(name))).toEqual([])
})

test('C-22: corrects one edit from four letters and two from eight, and keeps the first letter', () => {
  expect(stepsTo('minyk', 'minyak')).toBe(1)
  expect(stepsTo('dtergn', 'detergen')).toBeUndefined()
  expect(stepsTo('detergan', 'detergen')).toBe(1)
  expect(stepsTo('kompresorrr', 'kompresor')).toBe(2)
  expect(stepsTo('udang', 'gudang')).toBeUndefined()
  expect(stepsTo('gla', 'gula')).toBe(1)
  expect(stepsTo('sap', 'sapi')).toBe(1)
  expect(stepsTo('kas', 'kasa')).toBe(1)
  expect(stepsTo('cat', 'cats')).toBeUndefined()
})

test('C-22: does without words that nothing has, but keeps the noun', async () => {
  const { items, total_count } = await search('beras zzqqx')
  expect(total_count).toBeGreaterThan(0)
  expect(items.every(({ name }) => /beras/i.test(name))).toBe(true)
  expect((await search('zzqqx merah')).total_count).toBe(0)
})

test('C-22: filters that leave nothing of a right keyword do not change the keyword', async () => {
  expect((await search('beras', { price_max: '1' })).total_count).toBe(0)
})

test("C-22: a word of sellers' names alone keeps no keyword from correction", async () => {
  const { db } = gateway.gateway
  const row = await db
    .selectFrom('search_words')
    .selectAll()
    .where('word', '=', 'rejeki')
    .executeTakeFirst()
  const beras = await db
    .selectFrom('search_words')
    .selectAll()
    .where('word', '=', 'beras')
    .executeTakeFirstOrThrow()
  expect(beras).toMatchObject({ only_sellers: false, in_products: true, is_head: true })
  expect(row?.only_sellers).toBe(row ? !row.in_products : undefined)
  const only = await db
    .selectFrom('search_words')
    .select('word')
    .where('only_sellers', '=', true)
    .execute()
  expect(only.map(({ word }) => word)).toContain('barokah')
})

test('C-22: tells the words that were replaced and left out, and searches for the typed ones', async () => {
  const { understood, corrected_keyword } = await search('minyk goreng zzqqx')
  expect(corrected_keyword).toBe('minyak goreng')
  expect(understood).toEqual({
    left_out: ['zzqqx'],
    corrections: [{ from: 'minyk', to: 'minyak' }],
  })
  const exact = await search('minyk goreng zzqqx', { exact: '1' })
  expect(exact).toMatchObject({ total_count: 0, corrected_keyword: null })
  expect(exact.understood).toBeUndefined()
  expect((await search('beras')).understood).toBeUndefined()
  const guest = await gateway.token()
  const query = { keyword: 'minyk', exact: '1' }
  const facets = (await gateway.call('searchFacets', { query, as: guest })).body.data
  expect(facets.total_count).toBe(0)
})

test.each(['beras termurah', 'beras paling murah', 'cheapest beras'])(
  'C-22: %s asks for the cheapest first',
  async (keyword) => {
    expect((await search(keyword)).understood).toEqual({ order_by: 'price_asc' })
    expect((await search('beras murah')).understood).toBeUndefined()
  },
)

test('C-22: offers the store that a keyword names, and none for a product', async () => {
  const { name, alias } = await gateway.gateway.db
    .selectFrom('sellers')
    .innerJoin('seller_search', 'seller_search.id', 'sellers.id')
    .select(['name', 'alias'])
    .orderBy('seller_search.popularity', 'desc')
    .executeTakeFirstOrThrow()
  expect((await search(name.toUpperCase())).understood?.store).toMatchObject({ name, alias })
  for (const keyword of ['beras', 'toko', 'grosir murah'])
    expect((await search(keyword)).understood?.store).toBeUndefined()
})

test('C-22: stores and suggestions are found by corrected words and synonyms', async () => {
  const as = await gateway.token()
  const stores = async (keyword: string, exact = '') =>
    (await gateway.call('searchSellers', { query: { keyword, exact }, as })).body.data
  expect(await stores('sembakoo')).toMatchObject({ corrected_keyword: 'sembako' })
  expect(await stores('sembakoo', '1')).toMatchObject({ corrected_keyword: null, total_count: 0 })
  expect((await stores('cari sembako dong')).total_count).toBe(
    (await stores('sembako')).total_count,
  )
  const { body } = await gateway.call('suggestions', { query: { keyword: 'migor' }, as })
  expect(body.data.products[0]!.name).toMatch(/^Minyak Goreng/)
})

test.each(['bahan pokok', 'staples', 'minuman kemasan', 'packaged drinks'])(
  'C-22: %s, the name of a category, puts its products first',
  async (keyword) => {
    const { items } = await search(keyword)
    const ids = items.slice(0, 10).map(({ id }) => Number(id))
    expect(ids.length).toBeGreaterThan(0)
    const rows = await gateway.gateway.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select('path')
      .where('products.id', 'in', ids)
      .execute()
    for (const { path } of rows) {
      const names = path.flatMap(({ name }) => [name.id.toLowerCase(), name.en.toLowerCase()])
      expect(names).toContain(keyword)
    }
  },
)

test('C-22: finds the roots of words with a nasal prefix', () => {
  expect(rootsOf('pemotong')).toContain('potong')
  expect(rootsOf('penyaring')).toContain('saring')
  expect(rootsOf('pengikat')).toContain('ikat')
  expect(rootsOf('beras')).toEqual([])
})

test.each([
  ['1/0', undefined],
  ['0,8,1', undefined],
  ['8/256', undefined],
  ['1.000', 1000],
  ['0.800', 0.8],
  ['1 1/2', 1.5],
])('C-22: the amount of %s is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('C-22: a loop of synonyms ends', () => {
  const synonyms = parseSynonyms('a = b\nb = c\nc = a\na > a')
  expect(synonyms.get('a')?.phrases).toEqual([['b'], ['c'], ['a']])
})

test('C-22: ships at least 150 groups of synonyms', () => {
  expect(shippedSynonyms.size).toBeGreaterThan(150)
})

// A part of a longer keyword that no product has, beside the product that is meant.
test.each([
  ['beras 5kg5kg', /^Beras .* 5 kg/],
  ['minyak goreng 1/0 liter', /^Minyak/],
  ['oli 0,8,1 l', /^Oli/],
  ['🍚 beras', /^Beras/],
  ['beras" & ! : | (5kg)', /^Beras .* 5 kg/],
  ["mie'goreng<->:*", /^Mi .*Goreng/],
  ['beras:*', /^Beras/],
  ['!beras', /^Beras/],
  ['beras & !beras', /^Beras/],
  ['999999999999999999999 kg beras', /^Beras/],
  [`beras ${Array.from({ length: 47 }, (_, at) => 'abcdefghij'[at % 10]).join(' ')}`, /^Beras/],
])('C-22: %j finds the product that it names', async (keyword, name) => {
  const found = await names(keyword)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => !name.test(one))).toEqual([])
})

test.each(['🍚🍚', '& | ! :', '1/0 liter', '0,8,1 l', '12345', 'a & !b'])(
  'C-22: %j finds nothing, and leaves no word out',
  async (keyword) => {
    const { total_count, understood } = await search(keyword)
    expect(total_count).toBe(0)
    expect(understood).toBeUndefined()
  },
)

test('C-22: a number alone finds the products that have it in their names', async () => {
  for (const name of await names('50')) expect(name).toMatch(/50/)
  expect(await names('5kg5kg')).toEqual(await names('5 kg'))
})

test.each(['murah bagus termurah', 'termurah'])(
  'C-22: %s, without a product, shows all products and offers the cheapest first',
  async (keyword) => {
    const all = await search('', { group: '1' })
    const shown = await search(keyword, { group: '1' })
    expect(shown.items).toEqual(all.items)
    expect(shown.understood).toEqual({ left_out: keyword.split(' '), order_by: 'price_asc' })
    const narrowed = await search(keyword, { category: 'beras' })
    expect(narrowed.total_count).toBe((await search('', { category: 'beras' })).total_count)
    expect((await search(keyword, { exact: '1' })).total_count).toBe(0)
  },
)

test('C-22: the words after the tenth are not searched, and more than a hundred letters are refused', async () => {
  const many = Array.from({ length: 100 }, () => 'beras').join(' ')
  const as = await gateway.token()
  const { status } = await gateway.call('searchItems', { query: { keyword: many }, as })
  expect(status).toBe(400)
  expect(await names(`${'beras '.repeat(10)}kopi`)).not.toEqual([])
})

test.each([
  Array.from({ length: 50 }, (_, at) => 'abcdefghij'[at % 10]).join(' '),
  'murah bagus termurah',
  '12345',
  '🍚🍚',
  '5kg5kg',
  '1/0 liter',
  '0,8,1 l',
  '½',
  '5 kg',
  'beras" & ! : | (5kg)',
  "mie'goreng<->:*",
  '1 dus',
  'dus dus dus',
  '" inci',
])('C-22: replies to %j', async (keyword) => {
  const as = await gateway.token()
  for (const name of ['searchItems', 'searchFacets', 'quickSearch', 'searchSellers'] as const)
    expect((await gateway.call(name, { query: { keyword }, as })).status).toBe(200)
  const facets = (await gateway.call('searchFacets', { query: { keyword }, as })).body.data
  expect(facets.total_count).toBe((await search(keyword)).total_count)
})

test('C-22: the code or the GTIN of a product finds it in the results, their facets and the suggestions', async () => {
  const { db } = gateway.gateway
  const named = await db
    .selectFrom('products')
    .select(['id', 'name', 'gtin'])
    .where('is_adult', '=', false)
    .where('gtin', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const code = productCode(named.id)
  const as = await gateway.token()
  for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')]) {
    for (const group of ['', '1']) {
      const { items, total_count } = await search(typed, { group })
      expect(total_count).toBe(1)
      expect(items).toMatchObject([{ id: String(named.id) }])
    }
    const facets = (await gateway.call('searchFacets', { query: { keyword: typed }, as })).body.data
    expect(facets.total_count).toBe(1)
  }
  for (const keyword of [code, named.gtin!]) {
    const { body } = await gateway.call('suggestions', { query: { keyword }, as })
    expect(body.data.products.map(({ name }) => name)).toContain(named.name)
  }
  const mistyped = `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`
  expect((await search(mistyped)).total_count).toBe(0)
})

test('C-22: the code of a product for adults finds it only in their part of the shop', async () => {
  const adult = await gateway.gateway.db
    .selectFrom('products')
    .select('id')
    .where('is_adult', '=', true)
    .executeTakeFirstOrThrow()
  const keyword = productCode(adult.id)
  expect((await search(keyword)).total_count).toBe(0)
  const as = await gateway.token()
  const { body } = await gateway.call('suggestions', { query: { keyword }, as })
  expect(body.data.products).toEqual([])
})

test('C-22: a word that says which machine is meant is never left out', async () => {
  expect(await names('mesin kopi')).toEqual([])
  expect((await names('mesin penghancur kertas zzqqx'))[0]).toMatch(/^Mesin Penghancur Kertas/)
})

test.each([
  ['ban motor 90/90-14', /90\/90-14/],
  ['pipa pvc 3/4', /3\/4 inci/],
  ['kabel nym 3x2.5', /3x2,5/],
  ['sepatu safety ukuran 41', /41/],
])('C-22: %s finds only this size', async (keyword, size) => {
  const found = await names(keyword)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((name) => !size.test(name))).toEqual([])
})

test.each([
  ['sedotan hitam', /^Sedotan/],
  ['air mineral galon', /^Air Galon/],
  ['printer paper', /^Kertas .*HVS/],
  ['plastic cup 16 oz', /^Gelas Plastik .* 16 oz/],
  ['palm cooking oil 5 litre', /^Minyak Goreng .* 5 L/],
  ['paper for printer', /^Kertas/],
  ['floor cleaner pine', /^(Pembersih Lantai|Karbol) .*Pinus/],
  ['disposable gloves', /^Sarung Tangan/],
])('C-22: %s shows products of its noun alone', async (keyword, noun) => {
  const found = await names(keyword)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((name) => !noun.test(name))).toEqual([])
})

test.each([
  ['santan instan 1 liter', /1 L/],
  ['gelas plastik 16 oz tebal', /16 oz/],
])('C-22: %s shows the products of this size before others', async (keyword, size) => {
  const fits = (await names(keyword)).map((name) => size.test(name))
  expect(fits[0]).toBe(true)
  expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)))
})

test('C-22: suggestions for a keyword with a city are products of its sellers', async () => {
  const { city, city_slug } = await gateway.gateway.db
    .selectFrom('sellers')
    .innerJoin('product_search', 'product_search.seller_id', 'sellers.id')
    .innerJoin('products', 'products.id', 'product_search.id')
    .select(['sellers.city', 'city_slug'])
    .where('products.name', 'like', 'Beras %')
    .orderBy('sellers.id')
    .executeTakeFirstOrThrow()
  const as = await gateway.token()
  const query = { keyword: `beras ${city_slug.replaceAll('-', ' ')}` }
  const { products } = (await gateway.call('suggestions', { query, as })).body.data
  const quick = (await gateway.call('quickSearch', { query, as })).body.result.products
  for (const shown of [products, quick]) {
    expect(shown.length).toBeGreaterThan(0)
    for (const { name, location } of shown) {
      expect(name).toMatch(/beras/i)
      expect(location).toBe(city)
    }
  }
})

test('C-22: a city that other products have in their names is a city beside a noun', async () => {
  expect((await search('beras medan')).understood?.city?.names).toEqual(['Medan'])
})

test('C-22: a city in the keyword shows its sellers alone, when it has any', async () => {
  const { city, city_slug } = await gateway.gateway.db
    .selectFrom('sellers')
    .innerJoin('product_search', 'product_search.seller_id', 'sellers.id')
    .innerJoin('products', 'products.id', 'product_search.id')
    .select(['sellers.city', 'city_slug'])
    .where('products.name', 'like', 'Beras %')
    .where('sellers.city_slug', 'like', '%a')
    .orderBy('sellers.id')
    .executeTakeFirstOrThrow()
  const keyword = `beras ${city_slug.replaceAll('-', ' ')}`
  const { items, understood, total_count } = await search(keyword)
  expect(
    items.every(({ name, vendor_location }) => /beras/i.test(name) && vendor_location === city),
  ).toBe(true)
  expect(understood?.city).toEqual({ names: [city], keyword: 'beras' })
  expect(total_count).toBe((await search('beras', { city: city_slug })).total_count)
  const as = await gateway.token()
  const facets = (await gateway.call('searchFacets', { query: { keyword }, as })).body.data
  expect(facets.total_count).toBe(total_count)
  // A chosen city stays, and a city that is part of a product's name is no filter.
  expect((await search(keyword, { city: 'kota-lain' })).total_count).toBe(0)
  expect((await search('teri medan')).understood?.city).toBeUndefined()
})
