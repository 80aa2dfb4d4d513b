import { atlas } from '../places/public.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true, config: { scale: 2_500 } })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})
const db = () => gateway.gateway.db
const search = async (query: Record<string, string>, as = guest) =>
  (await gateway.call('searchItems', { query, as })).body.data

/** The offers of a list without groups. */
async function allOffers(query: Record<string, string>) {
  const found: Awaited<ReturnType<typeof search>>['items'] = []
  for (let page = 1; ; page++) {
    const { items, has_more } = await search({ ...query, page: String(page) })
    found.push(...items)
    if (!has_more) return found
  }
}

const nameAndUnit = ({ name, unit_type }: { name: string; unit_type: string }) =>
  `${name} ${unit_type}`

test.each<Record<string, string>>([
  { keyword: 'beras' },
  { keyword: 'air mineral' },
  { keyword: 'kopi', order_by: 'price_asc' },
  { category: 'minyak-goreng' },
  { category: 'beras', order_by: 'price_desc', in_stock: '1' },
])('C-22: %j with groups has one card per product, and its sellers', async (query) => {
  const offers = await allOffers(query)
  const { items, total_count } = await search({ ...query, group: '1' })
  const keys = items.map(({ group, id }) => group?.key ?? id)
  expect(new Set(keys).size).toBe(items.length)
  for (const item of items) {
    const same = offers.filter((offer) => nameAndUnit(offer) === nameAndUnit(item))
    const sellers = new Set(same.map((offer) => offer.vendor_alias))
    expect(item.group?.sellers ?? 1).toBe(sellers.size)
  }
  expect(total_count).toBe(new Set(offers.map(nameAndUnit)).size)
  const all = await search({ ...query, group: '1', all_offers: '1' })
  expect(all).toEqual(await search(query))
  expect(all.items.every(({ group }) => group === undefined)).toBe(true)
})

test.each<Record<string, string>>([
  { keyword: 'beras' },
  { keyword: 'beras', order_by: 'price_asc' },
  { keyword: 'air mineral', order_by: 'price_desc', in_stock: '1' },
  { keyword: 'kopi', order_by: 'price_asc', price_min: '20000' },
  { keyword: 'kopi', order_by: 'best_selling' },
])('C-22 T-10: groups of %j come in the order of their first offers', async (query) => {
  const offers = await allOffers(query)
  const firsts = new Map(offers.toReversed().map((offer) => [nameAndUnit(offer), offer.id]))
  const expected = [...new Set(offers.map(nameAndUnit))].map((name) => firsts.get(name))
  const { items } = await search({ ...query, group: '1' })
  expect(items.map(({ id }) => id)).toEqual(expected.slice(0, items.length))
  expect(items.length).toBeGreaterThan(3)
})

test.each<Record<string, string>>([{}, { keyword: 'isi' }, { category: 'beras' }])(
  'C-22 T-10: pages of groups for %j do not overlap and end at the count',
  async (query) => {
    const first = await search({ ...query, group: '1' })
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(first.total_count / 20); page++) {
      const { items } = await search({ ...query, group: '1', page: String(page) })
      seen.push(...items.map(({ group, id }) => group?.key ?? `product ${id}`))
    }
    expect(seen).toHaveLength(first.total_count)
    expect(new Set(seen).size).toBe(first.total_count)
  },
)

test.each<Record<string, string>>([
  { keyword: 'beras' },
  { keyword: 'minyk', in_stock: '1' },
  { category: 'bahan-pokok' },
])('C-22 R-10: facets of %j count groups as the list does', async (query) => {
  const grouped = { ...query, group: '1' }
  const { body } = await gateway.call('searchFacets', { query: grouped, as: guest })
  const facets = body.data
  expect(facets.total_count).toBe((await search(grouped)).total_count)
  for (const { slug, count } of facets.cities.slice(0, 3))
    expect((await search({ ...grouped, city: slug })).total_count).toBe(count)
  const stocked = await search({ ...grouped, in_stock: '1' })
  expect(stocked.total_count).toBe(facets.in_stock)
})

test('C-22 P-01: the lowest price of a group is one that the visitor may see', async () => {
  const query = { keyword: 'air mineral', group: '1' }
  const card = (await search(query)).items.find(({ group }) => group)
  const key = Number.parseInt(card!.group!.key, 36)
  const offers = db().selectFrom('product_search').where('group_key', '=', key)
  const cheapest = await offers
    .where('in_stock', '=', true)
    .select(['id', 'price'])
    .orderBy('price')
    .executeTakeFirstOrThrow()
  const buyer = await gateway.signedIn()
  const from = async (as: string) => {
    const { items } = await search({ ...query, order_by: 'best_selling' }, as)
    return items.find(({ group }) => group?.key === card!.group!.key)?.group?.price_from
  }
  await db()
    .updateTable('product_search')
    .set({ price: 1, hides_price: true })
    .where('id', '=', cheapest.id)
    .execute()
  expect(await from(buyer.token)).toBe(1)
  expect(await from(guest)).toBeGreaterThan(1)
})

const readGroup = async (group: string, query: Record<string, string> = {}, as = guest) =>
  gateway.call('productGroup', { params: { group }, query, as })

test('C-22: compares the sellers of a product by price, and by the price at the door of a district', async () => {
  const query = { keyword: 'air mineral', group: '1', order_by: 'rating' }
  const card = (await search(query)).items.find(({ group }) => (group?.sellers ?? 0) > 2)!
  const { data } = (await readGroup(card.group!.key)).body
  expect(data).toMatchObject({ name: card.name, total_count: card.group!.sellers })
  expect(data.price_from).toBe(card.group!.price_from)
  // The card names the offer that its page begins with.
  const { minimum_order: minimum, vendor_location: city, sold } = data.items[0]!.product
  expect(card.group!.cheapest).toMatchObject({ city, minimum, sold })
  expect(data.best).toMatchObject({ id: data.items[0]!.product.id, prices: data.items[0]!.tiers })
  expect(data.items).toHaveLength(card.group!.sellers)
  const stocked = data.items.filter(
    ({ product, is_open }) => product.in_stock && is_open && !product.masked_price,
  )
  const prices = stocked.map(({ product }) => product.discount ?? product.price!)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(data.items.every(({ landed }) => landed === null)).toBe(true)
  const [district] = atlas().byId.keys()
  const near = (await readGroup(card.group!.key, { district_id: district! })).body.data
  const doors = near.items
    .filter(({ product, is_open }) => product.in_stock && is_open)
    .map(({ landed }) => landed?.per_unit ?? Infinity)
  expect(doors).toEqual(doors.toSorted((a, b) => a - b))
  for (const { landed, product, distance_km } of near.items) {
    expect(distance_km).toBeGreaterThanOrEqual(0)
    if (landed?.per_unit)
      expect(landed.per_unit).toBeGreaterThanOrEqual(product.discount ?? product.price!)
  }
})

test('C-22 P-01: a group tells a guest no hidden price', async () => {
  const key = Number.parseInt('hidden', 36)
  const ids = (
    await db().selectFrom('product_search').select('id').orderBy('id', 'desc').limit(3).execute()
  ).map(({ id }) => id)
  await db()
    .updateTable('product_search')
    .set({ group_key: key, hides_price: true, is_adult: false, seller_id: (eb) => eb.ref('id') })
    .where('id', 'in', ids)
    .execute()
  await db().updateTable('products').set({ hides_price: true }).where('id', 'in', ids).execute()
  const [district_id = ''] = atlas().byId.keys()
  const { data } = (await readGroup('hidden', { district_id })).body
  expect(data).toMatchObject({ price_from: null, price_to: null, total_count: 3 })
  for (const item of data.items) {
    expect(item).toMatchObject({ landed: null, tiers: [] })
    expect(item.product).toMatchObject({ price: null, masked_price: true })
  }
  const buyer = await gateway.signedIn()
  const seen = (await readGroup('hidden', { district_id }, buyer.token)).body.data
  expect(seen.price_from).toBeGreaterThan(0)
})

test('C-22: a group without a seller answers 404, and an unknown district is refused', async () => {
  expect((await readGroup('zzzzzzzz')).status).toBe(404)
  expect((await readGroup('zzzzzzzzzzz')).status).toBe(404)
  const query = { district_id: 'nowhere' }
  expect((await readGroup('hidden', query)).problem).toMatchObject({ name: 'DISTRICT_UNKNOWN' })
})

test('F-03 C-22: the sitemap lists each product of several sellers, and no other group', async () => {
  const page = async (number: number) =>
    (await gateway.call('sitemap', { query: { page: String(number) } })).body
  const { pages } = await page(1)
  const paths: string[] = []
  for (let number = 1; number <= pages; number++) paths.push(...(await page(number)).paths)
  const groups = paths.filter((path) => path.startsWith('/p/'))
  const offers = await db()
    .selectFrom('product_search')
    .select(['group_key', 'seller_id'])
    .where('is_adult', '=', false)
    .execute()
  const sellers = new Map<number, Set<number>>()
  for (const { group_key, seller_id } of offers)
    sellers.set(group_key, (sellers.get(group_key) ?? new Set()).add(seller_id))
  const shared = [...sellers].filter(([, ids]) => ids.size > 1)
  expect(shared.length).toBeGreaterThan(100)
  expect(groups.toSorted()).toEqual(
    shared.map(([key]) => `/p/${Number(key).toString(36)}`).toSorted(),
  )
  const group = groups.find((path) => path !== '/p/hidden')!.slice('/p/'.length)
  expect((await readGroup(group)).body.data.total_count).toBeGreaterThan(1)
})

test('C-22: pages the sellers of a group of thousands of offers', async () => {
  const { id } = await db()
    .selectFrom('product_search')
    .select('id')
    .where('is_adult', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('product_search')
    .set({ group_key: 77, seller_id: (eb) => eb.ref('id') })
    .where('is_adult', '=', false)
    .where('id', '>=', id)
    .execute()
  // Pages are cached for 2 s, and an earlier test asks for the default order.
  const { items, total_count } = await search({ group: '1', order_by: 'newest' })
  expect(items).toHaveLength(1)
  expect(total_count).toBe(1)
  expect(items[0]!.group!.sellers).toBeGreaterThan(2_000)
  const first = (await readGroup(items[0]!.group!.key)).body.data
  expect(first).toMatchObject({ total_count: items[0]!.group!.sellers, has_more: true })
  const last = Math.ceil(first.total_count / 20)
  const end = (await readGroup(first.key, { page: String(Math.min(100, last)) })).body.data
  expect(first.items).toHaveLength(20)
  expect(end.items.length).toBeGreaterThan(0)
})

test('C-22: returns tiers, step and stock of listed products, without hidden prices and goods for adults', async () => {
  const rows = await db()
    .selectFrom('products')
    .where('is_adult', '=', false)
    .orderBy('id')
    .limit(2)
    .select(['id', 'tiers', 'step', 'seller_id'])
    .execute()
  const [shown, hidden] = rows.map((row) => ({ ...row, id: String(row.id) }))
  const adult = await db()
    .selectFrom('products')
    .where('is_adult', '=', true)
    .select('id')
    .executeTakeFirstOrThrow()
  const hide = (id: string | undefined, hides_price: boolean) =>
    db().updateTable('products').set({ hides_price }).where('id', '=', Number(id)).execute()
  await hide(shown?.id, false)
  await hide(hidden?.id, true)
  const read = async (as: string) => {
    const ids = [shown?.id, hidden?.id, adult.id, 999_999_999].join(',')
    return (await gateway.call('productOffers', { query: { ids }, as })).body.result
  }
  const seen = await read(guest)
  expect(seen.map(({ product_id }) => product_id)).toEqual([shown?.id, hidden?.id])
  expect(seen[0]).toMatchObject({
    step: shown?.step,
    seller_id: String(shown?.seller_id),
    stock: expect.any(Number),
  })
  expect(seen.map(({ tiers }) => tiers.length > 0)).toEqual([true, false])
  const buyer = await gateway.signedIn()
  expect((await read(buyer.token)).every(({ tiers }) => tiers.length > 0)).toBe(true)
  await hide(hidden?.id, false)
})
