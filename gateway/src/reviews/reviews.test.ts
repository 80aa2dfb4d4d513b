import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway({ market: true })
let guest: string
beforeAll(async () => {
  guest = await gateway.token()
})

const db = () => gateway.gateway.db
const reviewed = () =>
  db()
    .selectFrom('products')
    .selectAll()
    .where('review_count', '>', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
const list = async (
  productId: number,
  query: { page?: string; limit?: string; rating?: string } = {},
  as = guest,
) => (await gateway.call('reviews', { params: { productId: String(productId) }, query, as })).body

test('R-12: the number of reviews and their mean match the card, and the latest is first', async () => {
  for (const product of await db()
    .selectFrom('products')
    .selectAll()
    .where('review_count', '>', 0)
    .limit(20)
    .execute()) {
    const { result, summary, total_count } = await list(product.id, { limit: '50' })
    expect([total_count, result.length, summary.rating]).toEqual([
      product.review_count,
      product.review_count,
      product.rating,
    ])
    const dates = result.map((review) => review.created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(summary.by_stars.reduce((sum, it) => sum + it.count, 0)).toBe(product.review_count)
  }
})

test('R-12: pages reviews and filters them by stars', async () => {
  const { id, review_count } = await reviewed()
  const first = await list(id, { limit: '2' })
  const second = await list(id, { limit: '2', page: '2' })
  expect(first.result).toHaveLength(2)
  expect(second.result).toHaveLength(Math.min(2, review_count - 2))
  expect(first.result.map((it) => it.id)).not.toContain(second.result[0]!.id)
  const stars = first.result[0]!.rating
  const narrowed = await list(id, { rating: String(stars) })
  expect(narrowed.result.every((review) => review.rating === stars)).toBe(true)
  expect(narrowed.total_count).toBe(narrowed.result.length)
})

test('R-12: only a buyer who has received the product can review it', async () => {
  const { id } = await reviewed()
  const { token } = await gateway.signedIn()
  const body = { rating: 5, text: 'Bagus' }
  expect(
    (await gateway.call('addReview', { params: { productId: String(id) }, body, as: token }))
      .problem.name,
  ).toBe('NOT_BOUGHT')
  expect(
    (await gateway.call('addReview', { params: { productId: String(id) }, body, as: guest }))
      .status,
  ).toBe(401)
  expect(
    (await gateway.call('addReview', { params: { productId: '99999999' }, body, as: token }))
      .problem.name,
  ).toBe('PRODUCT_UNKNOWN')
  for (const wrong of [
    { rating: 6, text: '' },
    { rating: 0, text: '' },
    { rating: 4.5, text: '' },
    { rating: 5, text: 'x'.repeat(2001) },
  ]) {
    expect(
      (
        await gateway.call('addReview', {
          params: { productId: String(id) },
          body: wrong,
          as: token,
        })
      ).status,
    ).toBe(400)
  }
})

test('R-12: a review updates card and lists immediately, masks the full name, and a second review replaces the first', async () => {
  const { id, alias, review_count } = await reviewed()
  const { token, userId } = await gateway.signedIn({ name: 'Budi Santoso' })
  await receive(userId, id)
  const add = (rating: number) =>
    gateway.call('addReview', {
      params: { productId: String(id) },
      body: { rating, text: ' Sesuai pesanan. ' },
      as: token,
    })
  const { body } = await add(1)
  expect(body.result).toMatchObject({
    buyer_name: 'B***o',
    rating: 1,
    text: 'Sesuai pesanan.',
    is_mine: true,
  })
  await add(2)
  const { summary, result } = await list(id, {}, token)
  expect(summary.count).toBe(review_count + 1)
  expect(result.filter((review) => review.is_mine)).toHaveLength(1)
  expect((await list(id)).result.some((review) => review.is_mine)).toBe(false)
  const { items } = (
    await gateway.call('searchItems', {
      query: { keyword: alias.replaceAll('-', ' ').split(' ').slice(0, 2).join(' ') },
      as: guest,
    })
  ).body.data
  const card = items.find((item) => item.id === String(id))
  expect(card).toMatchObject({ rating: summary.rating, review_count: review_count + 1 })
})

test('R-12: reviews of several buyers at the same moment are all counted, and keep the price that its seller changes', async () => {
  const { id, alias, seller_id, review_count } = await reviewed()
  const { alias: seller } = await db()
    .selectFrom('sellers')
    .select('alias')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  const buyers = await Promise.all(Array.from({ length: 6 }, () => gateway.signedIn()))
  for (const { userId } of buyers) await receive(userId, id)
  const act = (payload: object) =>
    gateway.gateway.app.inject({ method: 'POST', url: '/seller-desk/store', payload })
  await Promise.all(
    buyers.flatMap(({ token }) => [
      gateway.call('addReview', {
        params: { productId: String(id) },
        body: { rating: 5, text: 'Sesuai' },
        as: token,
      }),
      act({ address: `/v/${seller}/product/${alias}`, action: 'raise' }),
    ]),
  )
  const product = await db()
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { summary } = await list(id)
  expect(product.review_count).toBe(review_count + buyers.length)
  expect(product.card).toMatchObject({
    review_count: summary.count,
    rating: summary.rating,
    price: product.tiers[0]!.price,
  })
})

async function receive(userId: string, productId: number): Promise<void> {
  const at = new Date()
  await db()
    .insertInto('orders')
    .values({
      id: `o-${userId}`,
      serial: `S-${userId}`,
      user_id: userId,
      idempotency_key: userId,
      body_hash: '',
      state: 'completed',
      totals: JSON.stringify({}),
      promo_code: '',
      cash_back_state: 'none',
      points_earned: 0,
      facture: null,
      cancel_reason: null,
      line_count: 1,
      payment_deadline: at,
      created_at: at,
      paid_at: at,
      completed_at: at,
    })
    .execute()
  await db()
    .insertInto('order_lines')
    .values({
      id: `l-${userId}`,
      order_id: `o-${userId}`,
      parcel_id: 'p',
      user_id: userId,
      product_id: productId,
      alias: '',
      vendor_alias: '',
      name: '',
      image: '',
      unit: '',
      quantity: 1,
      unit_price: 1,
      strike_unit_price: 1,
      deal_id: null,
      tax: 0,
    })
    .execute()
}

test('R-15: a store has the reviews of all its products, the latest first, by stars and in pages', async () => {
  const { seller_id } = await reviewed()
  const { alias } = await db()
    .selectFrom('sellers')
    .select('alias')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  const store = async (query: { page?: string; limit?: string; rating?: string } = {}) =>
    (await gateway.call('storeReviews', { params: { alias }, query, as: guest })).body
  const products = await db()
    .selectFrom('products')
    .select(['id', 'alias', 'review_count'])
    .where('seller_id', '=', seller_id)
    .where('is_adult', '=', false)
    .execute()
  const all = await store({ limit: '50' })
  const count = products.reduce((sum, product) => sum + product.review_count, 0)
  expect([all.total_count, all.summary.count]).toEqual([count, count])
  const dates = all.result.map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const aliases = products.map((product) => product.alias)
  for (const { product } of all.result) expect(aliases).toContain(product.alias)
  const pages = [await store({ limit: '2' }), await store({ limit: '2', page: '2' })]
  expect(pages.flatMap(({ result }) => result)).toEqual(all.result.slice(0, 4))
  const { rating } = all.result[0]!
  const some = await store({ rating: String(rating), limit: '50' })
  expect(some.total_count).toBe(all.summary.by_stars.find(({ stars }) => stars === rating)!.count)
  expect(some.result.every((review) => review.rating === rating)).toBe(true)
  const unknown = await gateway.call('storeReviews', { params: { alias: 'tidak-ada' }, as: guest })
  expect(unknown.problem.name).toBe('SELLER_UNKNOWN')
})
