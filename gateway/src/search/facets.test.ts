import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

type Query = Readonly<Record<string, string>>
const facetsOf = async (query: Query, as = guest) =>
  (await gateway.call('searchFacets', { query, as })).body.data
const sellerFacetsOf = async (query: Query) =>
  (await gateway.call('sellerFacets', { query, as: guest })).body.data
const products = async (query: Query, as = guest) =>
  (await gateway.call('searchItems', { query, as })).body.data.total_count
const sellers = async (query: Query) =>
  (await gateway.call('searchSellers', { query, as: guest })).body.data.total_count

interface Option {
  filter: string
  value: string
  count: number
}

/** The first and the last values of each filter. */
const some = <T>(values: readonly T[]) => [...values.slice(0, 3), ...values.slice(3).slice(-2)]

function optionsOf(facets: Awaited<ReturnType<typeof facetsOf>>): Option[] {
  const flags = ['free_shipping', 'in_stock', 'personal_courier', 'discounted'] as const
  return [
    ...some(facets.categories).map(({ slug, count }) => ({
      filter: 'category',
      value: slug,
      count,
    })),
    ...some(facets.brands).map(({ alias, count }) => ({ filter: 'brand', value: alias, count })),
    ...some(facets.cities).map(({ slug, count }) => ({ filter: 'city', value: slug, count })),
    ...facets.memberships.map((one) => membershipOption(one)),
    ...flags.map((filter) => ({ filter, value: '1', count: facets[filter] })),
    { filter: 'rating', value: '4', count: facets.well_rated },
    ...(facets.attributes ?? []).flatMap(({ values }) =>
      some(values).map((one) => attributeOption(one)),
    ),
  ]
}

const attributeOption = ({ value, count }: { value: string; count: number }): Option => ({
  filter: 'attr',
  value,
  count,
})

const membershipOption = (one: { seller_membership_type_id: number; count: number }): Option => ({
  filter: 'membership',
  value: String(one.seller_membership_type_id),
  count: one.count,
})

test.each<Query>([
  {},
  { keyword: 'isi' },
  { keyword: 'minyak', in_stock: '1', city: 'surabaya' },
  { category: 'beras,minyak-goreng', membership: '3', price_max: '400000' },
  { category: 'bahan-pokok', city: 'bandung,jakarta-barat' },
  { brand: 'padi-emas,sawita', rating: '4' },
  { keyword: 'minyk', free_shipping: '1' },
  { keyword: 'kertas', group: '1' },
])('C-22 R-10: the count of each option of %j matches its list', async (query) => {
  const facets = await facetsOf(query)
  expect(facets.is_exact).toBe(true)
  expect(facets.total_count).toBe(await products(query))
  for (const { filter, value, count } of optionsOf(facets))
    expect({ filter, value, count }).toEqual({
      filter,
      value,
      count: await products({ ...query, [filter]: value }),
    })
})

test.each<Query>([
  {},
  { keyword: 'toko' },
  { category: 'beras', is_open: '1' },
  { city: 'surabaya', membership: '2,3', rating: '4' },
  { keyword: 'sembakoo' },
])('C-22 R-10: the count of each option of stores with %j matches its list', async (query) => {
  const facets = await sellerFacetsOf(query)
  expect(facets.total_count).toBe(await sellers(query))
  const flags = ['is_open', 'free_shipping', 'personal_courier'] as const
  const options = [
    ...some(facets.categories).map(({ slug, count }) => ({
      filter: 'category',
      value: slug,
      count,
    })),
    ...some(facets.cities).map(({ slug, count }) => ({ filter: 'city', value: slug, count })),
    ...facets.memberships.map((one) => membershipOption(one)),
    ...flags.map((filter) => ({ filter, value: '1', count: facets[filter] })),
    { filter: 'rating', value: '4', count: facets.well_rated },
  ]
  for (const { filter, value, count } of options)
    expect({ filter, value, count }).toEqual({
      filter,
      value,
      count: await sellers({ ...query, [filter]: value }),
    })
})

test('C-22 R-10: lists the chosen value first, and the other values of its filter keep their counts', async () => {
  const before = await facetsOf({ keyword: 'isi' })
  const chosen = before.cities.at(-1)!
  const after = await facetsOf({ keyword: 'isi', city: chosen.slug })
  expect(after.cities[0]).toEqual(chosen)
  expect(after.cities.slice(1)).toEqual(before.cities.slice(0, -1))
  expect(after.total_count).toBe(chosen.count)
})

test('C-22 R-10: a wide category has its own count, and lists the categories inside it', async () => {
  const { categories, total_count } = await facetsOf({ category: 'bahan-pokok' })
  expect(categories[0]).toMatchObject({ slug: 'bahan-pokok', level: 2, count: total_count })
  const inside = categories.slice(1).map(({ slug }) => slug)
  expect(inside).toContain('beras')
  expect(inside).not.toContain('kertas')
})

test('C-22 R-10: counts a membership without hits as zero', async () => {
  const { memberships, brands } = await facetsOf({ keyword: 'xqzwv' })
  expect(memberships).toEqual([3, 2, 0].map((id) => ({ seller_membership_type_id: id, count: 0 })))
  expect(brands).toEqual([])
})

test('C-22 E-10: the range of prices ignores its own filter and hidden prices', async () => {
  const { price } = await facetsOf({ category: 'beras' })
  expect((await facetsOf({ category: 'beras', price_min: '1', price_max: '2' })).price).toEqual(
    price,
  )
  const { token } = await gateway.signedIn()
  expect((await facetsOf({ category: 'beras' }, token)).discounted).toBe(
    await products({ category: 'beras', discounted: '1' }, token),
  )
})

test('C-22: unknown filter values match nothing, and the other filters remain visible', async () => {
  const facets = await facetsOf({ brand: 'tidak-ada' })
  expect(facets.total_count).toBe(0)
  expect(facets.brands.length).toBeGreaterThan(0)
  expect((await sellerFacetsOf({ category: 'tidak-ada' })).total_count).toBe(0)
})

test('C-22: goods of one kind are filtered by their attributes, whose counts respect all other filters', async () => {
  const attributes = async (query: Query) => (await facetsOf(query)).attributes ?? []
  const valuesOf = async (query: Query, attribute: string) =>
    (await attributes(query)).find((one) => one.attribute === attribute)?.values ?? []
  const staples = { category: 'bahan-pokok' }
  const [first, second] = await valuesOf(staples, 'packaging')
  const [size] = await valuesOf({ ...staples, attr: first!.value }, 'size')
  const chosen = { ...staples, attr: `${first!.value},${second!.value},${size!.value}` }
  // Another packaging remains an option, with the chosen size.
  const options = await valuesOf(chosen, 'packaging')
  expect(options.length).toBeGreaterThanOrEqual(2)
  for (const { value, count } of options)
    expect({ value, count }).toEqual({
      value,
      count: await products({ ...staples, attr: `${value},${size!.value}` }),
    })
  const either = await products({ ...staples, attr: `${first!.value},${second!.value}` })
  expect(either).toBeGreaterThan(first!.count)
  expect(await products(chosen)).toBeLessThan(either)
})

test('C-22: a list of everything has no attributes, and a chosen value has its name on the list', async () => {
  expect((await facetsOf({})).attributes).toEqual([])
  const query = { keyword: 'beras', attr: 'size.5000g,packaging.sak' }
  const { body } = await gateway.call('searchItems', {
    query,
    as: guest,
    headers: { 'accept-language': 'en' },
  })
  expect(body.data.names?.attr).toEqual({ 'size.5000g': '5 kg', 'packaging.sak': 'Sack' })
  expect(await products({ keyword: 'beras', attr: 'size.1g' })).toBe(0)
  const unknown = await gateway.call('searchItems', { query: { attr: 'taste.sweet' }, as: guest })
  expect(unknown.status).toBe(400)
})
