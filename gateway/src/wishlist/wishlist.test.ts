import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { MOST_WISHES } from './public.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const wish = (productId: string, as: string) =>
  gateway.call('addWish', { params: { productId }, as })
const idsOf = async (as: string, query: { page?: string; limit?: string } = {}) =>
  (await gateway.call('wishlist', { query, as })).body.result.map((item) => item.id)

test('F-03: adds a product once, lists the latest first, and removes it again', async () => {
  const { token } = await gateway.signedIn()
  for (const id of ['3', '7', '5', '7']) {
    expect((await wish(id, token)).body).toEqual({ is_wished: true })
    gateway.advance(1)
  }
  expect(await idsOf(token)).toEqual(['5', '7', '3'])
  expect(await idsOf(token, { limit: '2', page: '2' })).toEqual(['3'])
  expect(
    (await gateway.call('removeWish', { params: { productId: '7' }, as: token })).body,
  ).toEqual({ is_wished: false })
  expect((await gateway.call('removeWish', { params: { productId: '7' }, as: token })).status).toBe(
    200,
  )
  expect(await idsOf(token)).toEqual(['5', '3'])
})

test('F-03 C-19: the product page shows its buyer’s wishlist state, and no other buyer’s', async () => {
  const [a, b] = [await gateway.signedIn(), await gateway.signedIn()]
  const product = await gateway.gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.id', 'products.alias', 'sellers.alias as seller'])
    .where('is_adult', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow()
  await wish(String(product.id), a.token)
  const isWished = async (as: string) =>
    (
      await gateway.call('productDetail', {
        query: { alias: product.alias, microsite_url: product.seller },
        as,
      })
    ).body.result.is_wished
  expect([await isWished(a.token), await isWished(b.token)]).toEqual([true, false])
  expect(await idsOf(b.token)).toEqual([])
})

test('V-14: an age-restricted product is listed for a verified adult only', async () => {
  const { id } = await gateway.gateway.db
    .selectFrom('products')
    .select('id')
    .where('is_adult', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  const unknown = await gateway.signedIn()
  const adult = await gateway.signedIn({ birth_date: '1990-01-01', age_verified_at: new Date() })
  const listOf = async (as: string) => {
    const { result, total_count } = (await gateway.call('wishlist', { query: {}, as })).body
    return { ids: result.map((item) => item.id), total_count }
  }
  for (const as of [unknown.token, adult.token]) {
    await wish(String(id), as)
    await wish('3', as)
    gateway.advance(1)
  }
  expect(await listOf(unknown.token)).toEqual({ ids: ['3'], total_count: 1 })
  expect((await listOf(adult.token)).ids).toContain(String(id))
})

test('P-02: a guest has no wishlist, and an unknown product can’t be added', async () => {
  expect((await gateway.call('wishlist', { query: {}, as: await gateway.token() })).status).toBe(
    401,
  )
  const { token } = await gateway.signedIn()
  expect((await wish('999999', token)).problem.name).toBe('PRODUCT_UNKNOWN')
  expect((await wish('x', token)).status).toBe(400)
})

test('F-03: additions at the same moment do not exceed the limit together', async () => {
  const { token, userId } = await gateway.signedIn()
  await gateway.gateway.db
    .insertInto('wishes')
    .values(
      Array.from({ length: MOST_WISHES - 1 }, (_, at) => ({
        user_id: userId,
        product_id: 1_000_000 + at,
        created_at: gateway.gateway.now(),
      })),
    )
    .execute()
  const answers = await Promise.all(['3', '5', '7', '9'].map((id) => wish(id, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
