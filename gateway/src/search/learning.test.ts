import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { forgetSearchesJob } from './forget-searches.ts'
import { MOST_BONUS, renewPopularity } from './popularity.ts'

const gateway = openTestGateway({ market: true })
const search = async (keyword: string, visitor: string, query: Record<string, string> = {}) =>
  gateway.call('searchItems', {
    query: { keyword, ...query },
    as: await gateway.token(),
    headers: { 'x-guest-id': visitor },
  })
const ids = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)
const page = async <T>(path = '', accept = 'application/json') => {
  const url = `/seller-desk/search${path}`
  const reply = await gateway.gateway.app.inject({ url, headers: { accept } })
  return accept === 'text/html' ? (reply.body as T) : reply.json<T>()
}
const misses = async () => (await page<{ misses: { keyword: string }[] }>()).misses
const change = async (payload: object) =>
  (await gateway.gateway.app.inject({ method: 'POST', url: '/seller-desk/search', payload }))
    .statusCode

test('C-22: shows the desk keywords without result of three visitors, and stores no visitor', async () => {
  await search('xqzwv', ids[0]!)
  await search('xqzwv', ids[0]!)
  await search('xqzwv', ids[1]!)
  await search('beras', ids[0]!)
  await search('qqwwzz', ids[0]!)
  await search('xqzwv', ids[2]!, { city: 'bandung' })
  expect(await misses()).toEqual([])
  await search('Xqzwv', ids[2]!)
  expect(await misses()).toMatchObject([{ keyword: 'xqzwv', searches: 4, visitors: 3 }])
  const visits = await gateway.gateway.db.selectFrom('search_miss_visits').selectAll().execute()
  for (const id of ids) expect(JSON.stringify(visits)).not.toContain(id)
  expect(await page<string>('', 'text/html')).toContain('xqzwv')
})

test('C-22: an operator adds a synonym that search knows without a release, and removes it', async () => {
  const total = async (keyword: string) => (await search(keyword, ids[0]!)).body.data.total_count
  expect(await change({ act: 'add', phrase: 'Beras Wzx', targets: 'minyak goreng, kopi' })).toBe(
    200,
  )
  const { synonyms } = await page<{ synonyms: { phrase: string; targets: string }[] }>()
  expect(synonyms).toMatchObject([{ phrase: 'beras wzx', targets: 'minyak goreng, kopi' }])
  expect((await search('beras wzx', ids[0]!)).body.data.items[0]!.name).toMatch(/Minyak|Kopi/)
  expect(await change({ act: 'add', phrase: '...', targets: 'kopi' })).toBe(400)
  expect(await change({ act: 'add', phrase: 'a', targets: ' , ' })).toBe(400)
  expect(await change({ act: 'remove', phrase: 'beras wzx' })).toBe(200)
  expect(await change({ act: 'remove', phrase: 'beras wzx' })).toBe(404)
  expect(await total('beras')).toBeGreaterThan(0)
})

test('C-22: a loop of synonyms at the desk ends, and each phrase finds the others of its line', async () => {
  await change({ act: 'add', phrase: 'aaax', targets: 'bbbx, beras' })
  await change({ act: 'add', phrase: 'bbbx', targets: 'aaax, bbbx, kopi' })
  const first = async (keyword: string) => (await search(keyword, ids[0]!)).body.data.items[0]?.name
  expect(await first('aaax')).toMatch(/^Beras/)
  expect(await first('bbbx')).toMatch(/Kopi/)
  expect((await search('aaax bbbx', ids[0]!)).status).toBe(200)
  for (const phrase of ['aaax', 'bbbx']) await change({ act: 'remove', phrase })
})

test('C-22: explains a keyword to operators', async () => {
  expect(await page('/minyk%20goreng%20zzqx')).toMatchObject({
    keyword: 'minyk goreng zzqx',
    corrected: 'minyak goreng',
    left_out: ['zzqx'],
    parts: [
      { typed: 'minyk', is_known: false, is_used: true, options: ['minyak'] },
      { typed: 'goreng', is_used: true },
      { typed: 'zzqx', is_used: false },
    ],
  })
  const html = await page<string>('/%3Cb%3E%20beras', 'text/html')
  expect(html).toContain('&lt;b&gt; beras')
})

const click = async (keyword: string, product_id: string, visitor?: string) =>
  (
    await gateway.call('searchClick', {
      body: { keyword, product_id },
      as: await gateway.token(),
      headers: visitor ? { 'x-guest-id': visitor } : {},
    })
  ).body.data.counted

interface Searched {
  keyword: string
  visitors: number
  clickers: number
  clicks: number
}
const learnt = () => page<{ searched: Searched[]; unclicked: Searched[] }>()

test('C-22: counts a click once for each visitor, keyword, product and day', async () => {
  const [first, second] = (await search('gula', ids[0]!)).body.data.items
  expect(await click('gula', first!.id, ids[0])).toBe(true)
  expect(await click('Gula ', first!.id, ids[0])).toBe(false)
  expect(await click('gula', second!.id, ids[0])).toBe(true)
  expect(await click('gula pasir', first!.id, ids[0])).toBe(true)
  expect(await click('gula', '999999999', ids[0])).toBe(false)
  expect(await click('...', first!.id, ids[0])).toBe(false)
  expect(await click('gula', first!.id)).toBe(false)
  // A search of a cached document counts with its click, and twice clicked is one visitor.
  expect(await click('gula', first!.id, ids[1])).toBe(true)
  const rows = await gateway.gateway.db
    .selectFrom('search_keywords')
    .where('keyword', '=', 'gula')
    .select(['visitors', 'clickers', 'clicks'])
    .execute()
  expect(rows).toEqual([{ visitors: 2, clickers: 2, clicks: 3 }])
  const days = await gateway.gateway.db
    .selectFrom('search_product_days')
    .where('product_id', '=', Number(first!.id))
    .select(['visitors', 'orders'])
    .execute()
  expect(days).toEqual([{ visitors: 2, orders: 0 }])
})

test('C-22: shows the desk the click rate of keywords of three visitors, and those without clicks', async () => {
  expect((await learnt()).searched.map(({ keyword }) => keyword)).not.toContain('gula')
  await search('gula', ids[2]!)
  for (const id of ids) await search('minyak', id)
  await search('kopi', ids[0]!)
  const { searched, unclicked } = await learnt()
  expect(searched).toContainEqual(
    expect.objectContaining({ keyword: 'gula', visitors: 3, clickers: 2, clicks: 3 }),
  )
  expect(unclicked).toMatchObject([{ keyword: 'minyak', visitors: 3 }])
  const html = await page<string>('', 'text/html')
  expect(html).toContain('67 %')
  expect(html).toMatch(/rasio klik adalah batas atas|the click rate is an upper bound/)
  const visits = await gateway.gateway.db.selectFrom('search_click_visits').selectAll().execute()
  for (const id of ids) expect(JSON.stringify(visits)).not.toContain(id)
})

const popularityOf = async (id: number) =>
  (
    await gateway.gateway.db
      .selectFrom('product_search')
      .where('id', '=', id)
      .select('popularity')
      .executeTakeFirstOrThrow()
  ).popularity

test('C-22: clicks and orders lift a product, never above the bound, and for a month only', async () => {
  const { db } = gateway.gateway
  const [item] = (await search('gula', ids[0]!)).body.data.items
  const id = Number(item!.id)
  const before = await popularityOf(id)
  await renewPopularity(db, gateway.gateway.now())
  const clicked = await popularityOf(id)
  expect(clicked).toBeGreaterThan(before)
  await renewPopularity(db, gateway.gateway.now())
  expect(await popularityOf(id)).toBe(clicked)
  await db
    .updateTable('search_product_days')
    .set({ visitors: 1_000_000 })
    .where('product_id', '=', id)
    .execute()
  expect(await click('gula putih', item!.id, '00000000-0000-4000-8000-00000000000d')).toBe(true)
  await renewPopularity(db, gateway.gateway.now())
  expect(await popularityOf(id)).toBeGreaterThan(clicked)
  expect(await popularityOf(id)).toBeLessThanOrEqual(before + MOST_BONUS)
  gateway.advance(32 * 24 * 60 * 60)
  await renewPopularity(db, gateway.gateway.now())
  expect(await popularityOf(id)).toBe(before)
})

test('C-22: a paid order counts for its products, once', async () => {
  const { db, now } = gateway.gateway
  const shop = testShop(gateway)
  const orders = testOrders(gateway)
  const found = (await search('tepung', ids[0]!, { in_stock: '1' })).body.data.items
  const item = found.find((one) => !one.is_app_only && one.minimum_order < 100)!
  const id = Number(item.id)
  const buyer = await shop.buyer()
  const items = [{ id_item: item.id, quantity: item.minimum_order }]
  const paid = await orders.order(buyer, items)
  await orders.order(buyer, items)
  await orders.atBank(paid.payment.url!, { action: 'pay' })
  await renewPopularity(db, now())
  const before = await popularityOf(id)
  gateway.advance(120)
  await renewPopularity(db, now())
  const after = await popularityOf(id)
  expect(after).toBeGreaterThan(before)
  await renewPopularity(db, now())
  expect(await popularityOf(id)).toBe(after)
  const days = db.selectFrom('search_product_days').where('product_id', '=', id)
  expect(await days.select(['visitors', 'orders']).execute()).toEqual([{ visitors: 0, orders: 1 }])
})

test('C-22: forgets salts, visitors and rare keywords of the days before', async () => {
  gateway.advance(24 * 60 * 60)
  await forgetSearchesJob.run(gateway.gateway)
  const { db } = gateway.gateway
  for (const table of [
    'search_salts',
    'search_miss_visits',
    'search_visits',
    'search_click_visits',
  ] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const left = async (table: 'search_misses' | 'search_keywords') =>
    (await db.selectFrom(table).select('keyword').orderBy('keyword').execute()).map(
      ({ keyword }) => keyword,
    )
  expect(await left('search_misses')).toEqual(['xqzwv'])
  expect(await left('search_keywords')).toEqual(['gula', 'minyak'])
})
