import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const act = (address: string, action: string) =>
  gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/store',
    payload: { address, action },
  })

/** A product of an open store, with the aliases of both. */
async function anyProduct() {
  const product = await gateway.gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .innerJoin('product_search', 'product_search.id', 'products.id')
    .where('sellers.is_open', '=', true)
    .where('product_search.in_stock', '=', true)
    .where('products.is_adult', '=', false)
    .select(['products.alias', 'sellers.alias as seller'])
    .orderBy('products.id')
    .executeTakeFirstOrThrow()
  return { ...product, address: `http://localhost/v/${product.seller}/product/${product.alias}` }
}

async function detail(alias: string, seller: string) {
  const { body } = await gateway.call('productDetail', {
    query: { alias, microsite_url: seller },
    as: await gateway.token(),
  })
  return body.result
}

test('R-18: shows a closed store as closed everywhere, until its seller opens it again', async () => {
  const { alias, seller, address } = await anyProduct()
  expect((await act(address, 'close')).json()).toEqual({ done: true })
  expect((await detail(alias, seller)).seller.is_open).toBe(false)
  await act(`/v/${seller}`, 'open')
  expect((await detail(alias, seller)).seller.is_open).toBe(true)
})

test('R-18 V-11: raises a price in all tiers; empties and refills a stock', async () => {
  const { alias, seller, address } = await anyProduct()
  const before = await detail(alias, seller)
  await act(address, 'raise')
  const after = await detail(alias, seller)
  for (const [index, tier] of after.prices.entries())
    expect(tier.price).toBeGreaterThan(before.prices[index]!.price)
  await act(address, 'sell-out')
  expect((await detail(alias, seller)).stock).toBe(0)
  await act(address, 'restock')
  expect((await detail(alias, seller)).stock).toBeGreaterThanOrEqual(100)
})

test('V-11: raises at the same moment follow each other, and a store that closes meanwhile keeps its membership', async () => {
  const { alias, seller, address } = await anyProduct()
  const before = await detail(alias, seller)
  const raised = (amount: number) => Math.round((amount * 1.1) / 100) * 100
  await Promise.all([
    ...[1, 2, 3, 4].map(() => act(address, 'raise')),
    act(address, 'close'),
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/stores/membership',
      payload: { alias: seller, membership: '3' },
    }),
  ])
  const after = await detail(alias, seller)
  expect(after.prices[0]!.price).toBe(
    [1, 2, 3, 4].reduce((price) => raised(price), before.prices[0]!.price),
  )
  const store = await gateway.gateway.db
    .selectFrom('sellers')
    .selectAll()
    .where('alias', '=', seller)
    .executeTakeFirstOrThrow()
  expect(store.card).toMatchObject({ is_open: false, seller_membership_type_id: 3 })
  await act(address, 'open')
})

test('C-22: sets and removes the GTIN of a product, which is found by it from then on', async () => {
  const { alias, seller, address } = await anyProduct()
  const before = await detail(alias, seller)
  const set = (gtin: string, at = address) =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/gtin',
      payload: { address: at, gtin },
    })
  const found = async (keyword: string, order_by: 'relevance' | 'price_asc') => {
    const query = { keyword, group: '1', order_by } as const
    const { body } = await gateway.call('searchItems', { query, as: await gateway.token() })
    return body.data.items.filter(({ name }) => name === before.name)
  }
  const [old] = await found(before.name, 'relevance')
  expect((await set('4006381-333931')).json()).toEqual({ done: true })
  expect((await detail(alias, seller)).gtin).toBe('4006381333931')
  expect((await found('4006381333931', 'relevance')).map(({ id }) => id)).toEqual([before.id])
  expect((await set('4006381333932')).statusCode).toBe(400)
  expect((await set('4006381333931', `/v/${seller}`)).statusCode).toBe(404)
  await set('')
  expect(await detail(alias, seller)).not.toHaveProperty('gtin')
  // Pages are cached for 2 s.
  expect(await found('4006381333931', 'price_asc')).toEqual([])
  expect((await found(before.name, 'price_asc')).map(({ name }) => name)).toEqual([old!.name])
})

test('R-18: refuses an unknown address and an unknown action', async () => {
  expect((await act('/v/nobody', 'close')).statusCode).toBe(404)
  expect((await act(`/v/${(await anyProduct()).seller}`, 'raise')).statusCode).toBe(404)
  expect((await act('/v/nobody', 'burn')).statusCode).toBe(400)
})
