import { openTestGateway } from '../testing/open-test-gateway.ts'
import { pickProduct } from './testing-products.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
const pick = (kind?: Parameters<typeof pickProduct>[1]) => pickProduct(gateway, kind)
test('R-02 R-08 F-02: the category tree has four big categories, counts that add up, and names in both languages', async () => {
  const { body } = await gateway.call('categories', { as: guest })
  expect(body.result.map((big) => big.slug)).toEqual([
    'big-resto',
    'big-office',
    'big-mart',
    'big-auto',
  ])
  const sum = (list: { product_count: number }[]) =>
    list.reduce((total, it) => total + it.product_count, 0)
  expect(sum(body.result)).toBe(200)
  for (const big of body.result) expect(sum(big.children)).toBe(big.product_count)
  const english = await gateway.call('categories', {
    as: guest,
    headers: { 'accept-language': 'en' },
  })
  expect([body.result[0]!.name, english.body.result[0]!.name]).toEqual([
    'Resto & Kafe',
    'Restaurant & Cafe',
  ])
})

test('R-02: returns a category with its ancestors and children; refuses an unknown one', async () => {
  const { body } = await gateway.call('categories', { as: guest })
  const big = body.result[0]!
  const group = big.children[0]!
  const one = async (slug: string) =>
    (await gateway.call('category', { params: { slug }, as: guest })).body.result
  const found = await one(group.slug)
  expect(found).toMatchObject({ name: group.name, product_count: group.product_count })
  expect(found.path.map(({ name }) => name)).toEqual([big.name, group.name])
  expect(found.children).toEqual(group.children)
  expect((await one(group.children[0]!.slug)).children).toEqual([])
  const { status, problem } = await gateway.call('category', {
    params: { slug: 'tidak-ada' },
    as: guest,
  })
  expect([status, problem.name]).toEqual([404, 'CATEGORY_UNKNOWN'])
})

test('R-03: finds a brand by its alias; refuses an unknown one', async () => {
  const { body } = await gateway.call('brands', { query: { limit: '1' }, as: guest })
  const [brand] = body.result
  const found = await gateway.call('brand', { params: { alias: brand!.alias }, as: guest })
  expect(found.body.result).toEqual(brand)
  const { status, problem } = await gateway.call('brand', {
    params: { alias: 'tidak-ada' },
    as: guest,
  })
  expect([status, problem.name]).toEqual([404, 'BRAND_UNKNOWN'])
})

test('R-03: pages the brands by descending number of products, and filters them by area', async () => {
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
  expect(
    (await gateway.call('seller', { params: { alias: 'tidak-ada' }, as: guest })).problem.name,
  ).toBe('SELLER_UNKNOWN')
})

test('R-13: sorts the stores near a point by distance, all within the requested radius', async () => {
  const query = { latitude: '-6.2', longitude: '106.82', radius: '30', limit: '50' }
  const { body } = await gateway.call('localStores', { query, as: guest })
  const distances = body.result.map((store) => store.distance_km)
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(30)
  const open = await gateway.call('localStores', {
    query: { ...query, is_open: '1', personal_courier: '1' },
    as: guest,
  })
  expect(open.body.result.every((store) => store.is_open && store.is_personal_courier)).toBe(true)
  expect(open.body.total_count).toBeLessThan(body.total_count)
})

test.each([
  {},
  { keyword: 'beras' },
  { radius: '50', is_open: '1' },
  { area: 'resto' as const, personal_courier: '1' },
])(
  'R-13 R-40: the count of each filter of stores nearby with %j is the length of its list',
  async (more) => {
    const query = { latitude: '-6.2', longitude: '106.82', ...more }
    const total = async (filter: object) =>
      (await gateway.call('localStores', { query: { ...query, ...filter }, as: guest })).body
        .total_count
    const { data } = (await gateway.call('localStoreFacets', { query, as: guest })).body
    expect(data.total_count).toBe(await total({}))
    for (const { radius, count } of data.radii)
      expect([radius, count]).toEqual([radius, await total({ radius: String(radius) })])
    for (const { area, count } of data.areas)
      expect([area, count]).toEqual([area, await total({ area })])
    expect(data.is_open).toBe(await total({ is_open: '1' }))
    expect(data.personal_courier).toBe(await total({ personal_courier: '1' }))
  },
)

test('R-13: finds stores near the centre of a district; refuses an unknown district and a missing point', async () => {
  const found = await gateway.call('searchPlaces', { query: { like: 'gambir' }, as: guest })
  const district = found.body.result[0]!.district_id
  const { body, status } = await gateway.call('localStores', {
    query: { district, radius: '40' },
    as: guest,
  })
  expect(status).toBe(200)
  expect(body.result.length).toBeGreaterThan(0)
  expect(
    (await gateway.call('localStores', { query: { district: '99.99.99' }, as: guest })).problem
      .name,
  ).toBe('DISTRICT_UNKNOWN')
  expect((await gateway.call('localStores', { query: {}, as: guest })).problem.name).toBe(
    'POINT_MISSING',
  )
  expect(
    (await gateway.call('localStores', { query: { latitude: '95', longitude: '1' }, as: guest }))
      .status,
  ).toBe(400)
})

test('F-03: the pages of the sitemap list every seller and every public product', async () => {
  const page = async (number: number) =>
    (await gateway.call('sitemap', { query: { page: String(number) } })).body
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect(first.pages).toBe(3)
  expect(first.paths).toContain('/big-resto')
  const sellers = await db()
    .selectFrom('sellers')
    .select('alias')
    .where('product_count', '>', 0)
    .execute()
  expect(second.paths.toSorted()).toEqual(sellers.map(({ alias }) => `/v/${alias}`).toSorted())
  const { count } = await db()
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_adult', '=', false)
    .executeTakeFirstOrThrow()
  const products = third.paths.filter((path) => path.startsWith('/v/'))
  expect(products).toHaveLength(count)
  expect((await page(4)).paths).toEqual([])
})

test('F-03: robots.txt names the sitemap index, which leads to every page of the shop', async () => {
  const { app, config } = gateway.gateway
  const get = async (url: string) => app.inject({ url })
  const locations = async (url: string) =>
    [...(await get(url)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
      new URL(address!).href.slice(config.shopUrl.length),
    )
  const robots = (await get('/robots.txt')).body
  expect(robots).toContain(`Sitemap: ${config.shopUrl}/sitemap.xml`)
  expect(robots).toContain('Disallow: /cart\n')
  const files = await locations('/sitemap.xml')
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  const paths = (await Promise.all(files.map(locations))).flat()
  for (const kind of [/^\/category\//, /^\/brand\//, /^\/v\/[^/]+$/, /^\/v\/[^/]+\/product\//])
    expect(paths.some((path) => kind.test(path))).toBe(true)
  expect((await get('/sitemap-4.xml')).statusCode).toBe(404)
  expect((await get('/sitemap-x.xml')).statusCode).toBe(404)
})
