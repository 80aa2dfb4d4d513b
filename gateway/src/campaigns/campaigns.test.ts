import { activeDeal } from '@borong/api/rules/deal-stock'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { dealAt, dealPeriod, dealRows, returnDeal, takeDeal } from '../catalogue/deals.ts'
import { timesOf } from './streams.ts'
import { notifyOfDeal } from './notify-of-deal.ts'

let gateway: TestGateway
let guest: string
beforeEach(async () => {
  guest = await gateway.token()
})
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const db = () => gateway.gateway.db
const now = () => gateway.gateway.now()
const DAY = 24 * 60 * 60

test('C-18 R-01: the anchors of the home page are brands', async () => {
  const { rows } = (await gateway.call('home', { as: guest })).body.result.anchors
  expect(rows).toHaveLength(24)
  expect(rows[0]!.product_count).toBeGreaterThanOrEqual(rows[23]!.product_count)
})

test('C-18 R-01 R-08: the home page and each big category have sections of products', async () => {
  for (const area of [undefined, 'resto', 'office', 'mart', 'auto'] as const) {
    const sections = (await gateway.call('homeProducts', { query: { area }, as: guest })).body
      .result
    expect(sections.length).toBeGreaterThan(2)
    expect(
      sections.every(
        (section) => section.items.length > 0 && section.items.length <= 8 && section.title !== '',
      ),
    ).toBe(true)
  }
})

test("C-18: a section's link leads to the complete list of its products", async () => {
  const [section] = (await gateway.call('homeProducts', { query: { area: 'resto' }, as: guest }))
    .body.result
  const query = Object.fromEntries(new URLSearchParams(section!.link.split('?')[1]))
  const list = (await gateway.call('searchItems', { query, as: guest })).body.data
  expect(list.items.slice(0, section!.items.length)).toEqual(section!.items)
})

test('C-18 F-02: banners exist in both languages, each with an image', async () => {
  const { result } = (await gateway.call('homeBanners', { as: guest })).body
  const english = (
    await gateway.call('homeBanners', { as: guest, headers: { 'accept-language': 'en-US' } })
  ).body.result
  expect(result.length).toBeGreaterThanOrEqual(4)
  expect(result[0]!.title).not.toBe(english[0]!.title)
  const keys = [...result, ...english].map((banner) => banner.image)
  expect(new Set(keys).size).toBe(result.length * 2)
  const stored = await db().selectFrom('pictures').select('key').where('key', 'in', keys).execute()
  expect(stored).toHaveLength(keys.length)
})

test('C-18: the extra banners need no authorization and have a timestamp', async () => {
  const { status, body } = await gateway.call('extraBanners', { query: { timestamp: '1' } })
  expect(status).toBe(200)
  expect(Math.abs(body.timestamp * 1000 - now().getTime())).toBeLessThan(2000)
  expect(body.banners.length).toBeGreaterThan(0)
})

test('C-18 F-03: every campaign has its sections and ends in the future', async () => {
  const { result } = (await gateway.call('allCampaigns', { as: guest })).body
  expect(result.length).toBeGreaterThan(2)
  for (const campaign of result) {
    const detail = (
      await gateway.call('campaignDetail', { params: { id: campaign.id }, as: guest })
    ).body.result
    expect(detail).toMatchObject(campaign)
    expect(detail.sections.length).toBeGreaterThan(0)
    expect(new Date(detail.end_date).getTime()).toBeGreaterThan(now().getTime())
  }
  expect(
    (await gateway.call('campaignDetail', { params: { id: '999' }, as: guest })).problem.name,
  ).toBe('CAMPAIGN_UNKNOWN')
})

test('R-04 K-02: the welcome promo names its voucher, its terms and products', async () => {
  const { data, total_count } = (await gateway.call('promos', { query: { limit: '2' }, as: guest }))
    .body
  expect(data).toHaveLength(2)
  expect(total_count).toBeGreaterThan(2)
  const promo = (
    await gateway.call('promoDetail', { params: { alias: 'selamat-datang' }, as: guest })
  ).body.data
  expect(promo.voucher_code).toBe('SELAMATDATANG')
  const buyer = await gateway.signedIn()
  const { body } = await gateway.call('myVouchers', { as: buyer.token, body: {} })
  const voucher = body.data.items.find(({ code }) => code === promo.voucher_code)
  expect(voucher?.valid_until).toBe(promo.end_date)
  expect(data.find(({ alias }) => alias === promo.alias)?.end_date).toBe(promo.end_date)
  expect(promo.terms.length).toBeGreaterThan(0)
  expect(promo.section!.items.length).toBeGreaterThan(0)
  expect(
    (await gateway.call('promoDetail', { params: { alias: 'tidak-ada' }, as: guest })).problem.name,
  ).toBe('PROMO_UNKNOWN')
})

test('C-20 T-14: there is one running and one next deal at any time, also months later, and all five labels occur', async () => {
  for (const later of [0, DAY, 93 * DAY]) {
    gateway.advance(later)
    const token = await gateway.token()
    const { data } = (await gateway.call('dailyDeals', { as: token })).body
    expect(data.map((deal) => deal.is_active)).toEqual([true, false])
    expect(activeDeal(data, now().getTime())?.id).toBe(data[0]!.id)
    expect(data[1]!.start_date).toBe(data[0]!.end_date)
    expect(data[0]!.items.length).toBeGreaterThan(0)
    const labels = new Set<string>()
    for (const deal of data) {
      const all = (
        await gateway.call('dailyDealItems', {
          params: { id: deal.id },
          query: { limit: '50' },
          as: token,
        })
      ).body.data
      expect(deal.items).toEqual(all.items.slice(0, 4))
      for (const item of all.items) {
        labels.add(item.stock_label)
        expect(item.deal_price).toBeLessThan(item.price!)
      }
    }
    expect(labels).toEqual(
      new Set([
        'not_available_yet',
        'out_of_stock',
        'almost_sold_out',
        'some_sold',
        'still_available',
      ]),
    )
  }
})

test('C-20: returns the running deal with the requested number of products, the next deal with its first four', async () => {
  const token = await gateway.token()
  const { data } = (await gateway.call('dailyDeals', { query: { limit: '6' }, as: token })).body
  expect(data.map((deal) => deal.items.length)).toEqual([6, 4])
})

test('C-20: a deal that is neither running nor next cannot be read', async () => {
  const { id } = dealAt(now().getTime())
  for (const other of [id - 1, id + 2]) {
    const { problem } = await gateway.call('dailyDealItems', {
      params: { id: String(other) },
      query: {},
      as: guest,
    })
    expect(problem.name).toBe('DEAL_UNKNOWN')
  }
})

test('T-14: deals follow each other by start < now <= end without a gap', () => {
  const deal = dealPeriod(2_500)
  expect(dealAt(deal.start + 1).id).toBe(2_500)
  expect(dealAt(deal.end).id).toBe(2_500)
  expect(dealAt(deal.end + 1).id).toBe(2_501)
  expect(dealPeriod(2_501).start).toBe(deal.end)
})

test('V-07: a deal is never sold beyond its quota, and a returned quantity can be sold again', async () => {
  const { group, id } = dealAt(now().getTime())
  const item = await db()
    .selectFrom('daily_deal_pool')
    .selectAll()
    .where('deal_group', '=', group)
    .where('base_sold', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  const other = await db()
    .selectFrom('daily_deal_pool')
    .selectAll()
    .where('deal_group', '!=', group)
    .limit(1)
    .executeTakeFirstOrThrow()
  const take = (productId: number, quantity: number) =>
    db()
      .transaction()
      .execute((trx) => takeDeal(trx, { productId, quantity }, now()))
  expect(await take(item.product_id, item.quota + 1)).toBe(false)
  expect(await take(item.product_id, item.quota - 1)).toBe(true)
  expect(await take(item.product_id, 2)).toBe(false)
  expect(await take(item.product_id, 1)).toBe(true)
  expect(await take(other.product_id, 1)).toBe(false)
  const rows = await dealRows(db(), dealAt(now().getTime()), {
    productIds: [item.product_id, other.product_id],
  })
  expect(rows).toMatchObject([{ product_id: item.product_id, sold: item.quota, price: item.price }])
  await db()
    .transaction()
    .execute((trx) => returnDeal(trx, { dealId: id, productId: item.product_id, quantity: 1 }))
  expect(await take(item.product_id, 1)).toBe(true)
})

test('C-20: notifies a buyer with a reminder once when the deal begins', async () => {
  const { id } = dealAt(now().getTime())
  const { token, userId } = await gateway.signedIn()
  const remind = (deal: number) =>
    gateway.call('remindDeal', { params: { id: String(deal) }, as: token })
  expect((await remind(id)).problem.name).toBe('DEAL_RUNS')
  expect((await remind(id + 2)).problem.name).toBe('DEAL_UNKNOWN')
  const reminded = async (as: string) => {
    const { data } = (await gateway.call('dailyDeals', { query: {}, as })).body
    return data.map((deal) => deal.is_reminded)
  }
  expect(await reminded(token)).toEqual([false, false])
  expect((await remind(id + 1)).body).toEqual({ reminded: true })
  expect(await reminded(token)).toEqual([false, true])
  expect(await reminded((await gateway.signedIn()).token)).toEqual([false, false])
  expect(await reminded(await gateway.token())).toEqual([false, false])
  const told = () =>
    db().selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
  await notifyOfDeal(gateway.gateway)
  expect(await told()).toEqual([])
  gateway.advance(DAY)
  await notifyOfDeal(gateway.gateway)
  await notifyOfDeal(gateway.gateway)
  expect(await told()).toEqual([{ kind: 'DEAL_BEGINS' }])
})

test('R-39: there is a live stream at any time, with products of its seller', async () => {
  for (const later of [0, 5 * 60 * 60, 11 * 60 * 60]) {
    gateway.advance(later)
    const token = await gateway.token()
    const { result, total_count } = (await gateway.call('streams', { query: {}, as: token })).body
    expect(result[0]!.status).toBe('live')
    expect(total_count).toBe(result.length)
    const one = (await gateway.call('stream', { params: { id: result[0]!.id }, as: token })).body
      .result
    expect(one.items.length).toBeGreaterThan(0)
    expect(one.items.every((item) => item.vendor_alias === one.seller.alias)).toBe(true)
  }
  expect(
    (await gateway.call('stream', { params: { id: '999' }, as: await gateway.token() })).problem
      .name,
  ).toBe('STREAM_UNKNOWN')
})

test('R-39: a stream is announced three hours before, live, then a recording', () => {
  const stream = { starts_at_minute: 20 * 60, minutes: 180 }
  const at = (text: string) =>
    timesOf(stream, new Date(`2026-08-17T${text}:00+07:00`).getTime()).status
  expect(['16:59', '17:00', '19:59', '20:00', '22:59', '23:00'].map(at)).toEqual([
    'recorded',
    'upcoming',
    'upcoming',
    'live',
    'live',
    'recorded',
  ])
})
