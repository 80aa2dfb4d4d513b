import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { insertFile } from '../files/testing-files.ts'
import { expireQuotes } from '../quotes/expire.ts'
import { testQuotes } from '../quotes/testing-quotes.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { endTenders } from './deadlines.ts'
import { listFor } from './offer-data.ts'
import { testTenders } from './testing-tenders.ts'

const DAY_S = 24 * 60 * 60

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let tenders: ReturnType<typeof testTenders>
let quotes: ReturnType<typeof testQuotes>
let budi: TestBuyer
let sari: TestBuyer
/** Two stores, each with two products. */
const stores: { alias: string; products: [string, string] }[] = []
const sellerIds: number[] = []

beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  tenders = testTenders(gateway)
  quotes = testQuotes(gateway)
  for (const alias of ['toko-satu', 'toko-dua']) {
    const seller_id = await shop.seller({ alias, name: alias, email: `${alias}@contoh.id` })
    const products = [
      await shop.product({ seller_id, stock: 500 }),
      await shop.product({ seller_id, stock: 500 }),
    ] as [string, string]
    stores.push({ alias, products })
    sellerIds.push(seller_id)
  }
})
beforeEach(async () => {
  budi = await shop.buyer()
  sari = await shop.buyer()
})
afterAll(() => gateway.close())

const [ONE, TWO] = [0, 1] as const
const offer = (number: string, store: 0 | 1, prices: number[], more: object = {}) =>
  tenders.offer(
    number,
    stores[store]!.alias,
    prices.map((price, at) => [stores[store]!.products[at]!, price] as const),
    more,
  )
/** A tender with an offer of both stores for both lines: the first is cheaper for beras, the second for gula. */
async function offered() {
  const { number } = await tenders.sent(budi)
  await offer(number, ONE, [50_000, 30_000])
  await offer(number, TWO, [60_000, 25_000])
  return tenders.read(budi, number)
}
const offerOf = (tender: Awaited<ReturnType<typeof offered>>, store: 0 | 1) =>
  tender.offers.find(({ vendor_alias }) => vendor_alias === stores[store]!.alias)!
const kinds = async ({ token }: TestBuyer) =>
  (await gateway.call('orderNotifications', { as: token, query: {} })).body.result.items.map(
    ({ kind }) => kind,
  )

test('R-17 F-08: a tender has several lines, files, an address of the book and a deadline', async () => {
  const file = await insertFile(gateway.gateway, budi.userId)
  const tender = await tenders.sent(budi, {
    note: 'Kemasan 25 kg',
    product_id: stores[ONE]!.products[0],
    file_ids: [file],
    offers_until: tenders.inDays(5),
  })
  expect(tender).toMatchObject({
    state: 'received',
    phase: 'open',
    line_count: 2,
    lines: [
      {
        position: 1,
        item: 'Beras premium',
        note: 'Kemasan 25 kg',
        product: { id: stores[ONE]!.products[0], vendor_alias: 'toko-satu' },
      },
      { position: 2, item: 'Gula pasir', quantity: 20, unit: 'karung', product: null },
    ],
    files: [{ id: file }],
    address: { alias: 'Toko' },
    acts: ['close', 'withdraw'],
  })
  expect(tender.offers_until.slice(0, 10)).toBe(tenders.inDays(5))
})

test.each([0, -1, 1.5, '1e3', 1e12])(
  'F-08: rejects a second line with the quantity %j',
  async (quantity) => {
    const more_lines = [{ item: 'Gula', quantity: quantity as number, unit: 'kg' }]
    const { status, problem } = await tenders.send(budi.token, { more_lines })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['more_lines.0.quantity']])
  },
)

test('F-08: accepts 50 lines and rejects 51', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({ item: 'Gula', quantity: 1, unit: 'kg' }))
  const { body } = await tenders.send(budi.token, { more_lines: lines(49) })
  expect(body.result.line_count).toBe(50)
  expect((await tenders.send(budi.token, { more_lines: lines(50) })).status).toBe(400)
})

test('F-08: refuses an address, a file and a product that the buyer does not have, and a late deadline', async () => {
  const file = await insertFile(gateway.gateway, sari.userId)
  const refusals = [
    { address_id: sari.addressId },
    { file_ids: [file] },
    { product_id: '999999' },
    { offers_until: tenders.inDays(31) },
    { offers_until: tenders.inDays(-1) },
  ].map(async (more) => (await tenders.send(budi.token, more)).problem.name)
  expect(await Promise.all(refusals)).toEqual([
    'ADDRESS_UNKNOWN',
    'FILE_UNKNOWN',
    'PRODUCT_UNKNOWN',
    'DEADLINE_INVALID',
    'DEADLINE_INVALID',
  ])
  const { body } = await gateway.call('tenders', { as: budi.token, query: {} })
  expect(body.result.total_count).toBe(0)
})

test('F-08: a guest’s tender joins the account of its sender, once', async () => {
  const key = 'guest-key-of-this-browser'
  const { body } = await tenders.send(await gateway.token(), { key })
  const join = async (buyer: TestBuyer, keys: string[]) =>
    (await gateway.call('joinTenders', { as: buyer.token, body: { keys } })).body.result.numbers
  expect(await join(sari, ['another-key-1'])).toEqual([])
  expect(await join(budi, [key, 'another-key-1'])).toEqual([body.result.number])
  expect(await join(budi, [key])).toEqual([body.result.number])
  expect(await join(sari, [key])).toEqual([])
  expect((await tenders.read(budi, body.result.number)).number).toBe(body.result.number)
})

test('F-08: sellers see tenders of signed-in buyers, and offers are shown side by side, the cheapest first', async () => {
  const guests = (await tenders.send(await gateway.token())).body.result.number
  const tender = await offered()
  expect(tender.offers.map(({ vendor_alias, total }) => [vendor_alias, total])).toEqual([
    ['toko-satu', 820_000],
    ['toko-dua', 870_000],
  ])
  expect(tender.offers[0]).toMatchObject({
    state: 'offered',
    freight: 20_000,
    delivery_days: 3,
    lines: [
      { position: 1, quantity: 10, unit_price: 50_000, amount: 500_000 },
      { position: 2, unit_price: 30_000, amount: 300_000 },
    ],
  })
  expect(tender.acts).toEqual(['award', 'close', 'withdraw'])
  expect(await kinds(budi)).toEqual(['TENDER_OFFERED', 'TENDER_OFFERED'])
  const list = await gateway.gateway.app.inject({ url: '/seller-desk/tender-offers' })
  const numbers = list.json<{ tenders: { number: string }[] }>().tenders.map((one) => one.number)
  expect(numbers).toContain(tender.number)
  expect(numbers).not.toContain(guests)
  expect((await offer(guests, ONE, [1000])).status).toBe(404)
})

test('F-08: a second offer of a store replaces its first', async () => {
  const { number } = await tenders.sent(budi)
  await offer(number, ONE, [50_000, 30_000])
  await offer(number, ONE, [45_000], { terms: 'Bayar di muka' })
  const { offers } = await tenders.read(budi, number)
  expect(offers).toHaveLength(1)
  expect(offers[0]).toMatchObject({ version: 2, total: 470_000, terms: 'Bayar di muka' })
})

test('F-08: refuses an offer with another store’s product, a product twice, a strange line, a wrong date', async () => {
  const { number } = await tenders.sent(budi)
  const [mine, theirs] = [stores[ONE]!.products[0], stores[TWO]!.products[0]]
  const named = async (...given: Parameters<typeof tenders.offer>) => {
    const { status, body } = await tenders.offer(...given)
    return [status, body.name]
  }
  const alias = 'toko-satu'
  expect(await named(number, alias, [[theirs, 1000]])).toEqual([422, 'PRODUCT_UNKNOWN'])
  const twice = [
    [mine, 1000, 1],
    [mine, 1000, 2],
  ] as const
  expect(await named(number, alias, twice)).toEqual([422, 'PRODUCT_TWICE'])
  expect(await named(number, alias, [[mine, 1000, 3]])).toEqual([422, 'LINES_INVALID'])
  const late = { valid_until: tenders.inDays(400) }
  expect(await named(number, alias, [[mine, 1000]], late)).toEqual([422, 'DATE_INVALID'])
  for (const price of [0, -1, 1.5])
    expect((await named(number, alias, [[mine, price]]))[0]).toBe(400)
  expect((await tenders.read(budi, number)).offers).toEqual([])
})

test('F-08: the buyer accepts one offer whole; the other is declined, and the quote becomes an order', async () => {
  const tender = await offered()
  const { body } = await tenders.award(budi, tender, [[offerOf(tender, ONE), [1, 2]]])
  expect(body.result).toMatchObject({ phase: 'awarded', acts: [] })
  expect(offerOf(body.result, ONE).state).toBe('accepted')
  expect(offerOf(body.result, TWO).state).toBe('declined')
  const quote = await quotes.read(budi, offerOf(tender, ONE).quote_id)
  expect(quote).toMatchObject({
    state: 'accepted',
    tender_number: tender.number,
    address: { alias: 'Toko' },
  })
  const order = await quotes.order(budi, quote)
  expect(order.status).toBe(200)
  expect(offerOf(await tenders.read(budi, tender.number), ONE).state).toBe('ordered')
  const desk = await gateway.gateway.app.inject({ url: '/seller-desk/quotes' })
  const unread = desk
    .json<{ quotes: { id: string; is_unread: boolean }[] }>()
    .quotes.filter(({ is_unread }) => is_unread)
  expect(unread.map(({ id }) => id)).toContain(offerOf(tender, TWO).quote_id)
})

test('F-08: the buyer splits the lines among sellers; each quote has the chosen lines only', async () => {
  const tender = await offered()
  const { body } = await tenders.award(budi, tender, [
    [offerOf(tender, ONE), [1]],
    [offerOf(tender, TWO), [2]],
  ])
  const { offers } = body.result
  expect(offers.map(({ state, lines }) => [state, lines.map(({ position }) => position)])).toEqual(
    expect.arrayContaining([
      ['accepted', [1]],
      ['accepted', [2]],
    ]),
  )
  for (const store of [ONE, TWO]) {
    const quote = await quotes.read(budi, offerOf(tender, store).quote_id)
    expect(quote.lines).toHaveLength(1)
    expect((await quotes.order(budi, quote)).status).toBe(200)
  }
})

test('F-08: the sellers of chosen offers get a mail with the tender, and see it first at the desk', async () => {
  const tender = await offered()
  const mails = () =>
    gateway.gateway.db
      .selectFrom('inbox_messages')
      .select(['recipient', 'subject', 'text'])
      .where('recipient', 'like', 'toko-%')
      .where('subject', 'like', `%${tender.number}%`)
      .execute()
  const choice = [[offerOf(tender, TWO), [1, 2]]] as const
  await tenders.award(budi, tender, choice as never)
  await tenders.award(budi, tender, choice as never)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'toko-dua@contoh.id' })
  expect(mail!.text).toContain(`/seller-desk/tender-offers/${tender.number}`)
  expect(mail!.text).not.toContain('0812-3456-7890')
  const {
    tenders: [first],
  } = await listFor(gateway.gateway.db, {
    sellerId: sellerIds[TWO]!,
    at: gateway.gateway.now(),
    page: 1,
  })
  expect(first).toMatchObject({ number: tender.number, own_offer: 'accepted' })
})

test('F-08: a choice in two tabs makes one award; the same choice again returns the same answer', async () => {
  const tender = await offered()
  const one = [[offerOf(tender, ONE), [1, 2]]] as const
  const two = [[offerOf(tender, TWO), [1, 2]]] as const
  const answers = await Promise.all([
    tenders.award(budi, tender, one as never),
    tenders.award(budi, tender, two as never),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers[0]!.status === 200 ? one : two
  expect((await tenders.award(budi, tender, won as never)).status).toBe(200)
  const { offers } = await tenders.read(budi, tender.number)
  expect(offers.map(({ state }) => state).toSorted()).toEqual(['accepted', 'declined'])
})

test('F-08: refuses a stale version, a changed offer, a line twice or without an offer, and changes nothing', async () => {
  const tender = await offered()
  const [one, two] = [offerOf(tender, ONE), offerOf(tender, TWO)]
  const nameOf = async (...given: Parameters<typeof tenders.award>) =>
    (await tenders.award(...given)).problem.name
  const stale = { ...tender, version: tender.version + 1 }
  expect(await nameOf(budi, stale, [[one, [1, 2]]])).toBe('TENDER_CHANGED')
  const changed = { ...one, version: one.version + 1 }
  expect(await nameOf(budi, tender, [[changed, [1]]])).toBe('OFFER_CHANGED')
  const overlapping = [
    [one, [1, 2]],
    [two, [2]],
  ] as const
  expect(await nameOf(budi, tender, overlapping as never)).toBe('LINES_INVALID')
  expect(await nameOf(budi, tender, [[one, [3]]])).toBe('LINES_INVALID')
  const mixed = [
    [one, [1]],
    [{ quote_id: 'unknown', version: 1 }, [2]],
  ] as const
  expect(await nameOf(budi, tender, mixed as never)).toBe('OFFER_UNKNOWN')
  const others = { address_id: sari.addressId }
  expect(await nameOf(budi, tender, [[one, [1]]], others)).toBe('ADDRESS_UNKNOWN')
  expect(await tenders.read(budi, tender.number)).toEqual(tender)
})

test('F-08: an offer that expires while the buyer chooses is refused', async () => {
  const { number } = await tenders.sent(budi)
  await offer(number, ONE, [50_000, 30_000], { valid_until: tenders.inDays(0) })
  const tender = await tenders.read(budi, number)
  gateway.advance(DAY_S)
  const { status, problem } = await tenders.award(budi, tender, [[tender.offers[0]!, [1]]])
  expect([status, problem.name]).toEqual([409, 'OFFER_EXPIRED'])
  expect((await tenders.read(budi, number)).offers[0]!.state).toBe('expired')
})

test('F-08: a tender without an address needs one to be accepted', async () => {
  const { body } = await tenders.send(budi.token)
  await offer(body.result.number, ONE, [50_000])
  const tender = await tenders.read(budi, body.result.number)
  const choice = [[tender.offers[0]!, [1]]] as const
  const without = await tenders.award(budi, tender, choice as never)
  expect(without.problem.name).toBe('ADDRESS_MISSING')
  const withOne = { address_id: budi.addressId }
  expect((await tenders.award(budi, tender, choice as never, withOne)).status).toBe(200)
})

test('F-08: an offer to a tender can’t be accepted or countered as a quote', async () => {
  const tender = await offered()
  const quote = await quotes.read(budi, tender.offers[0]!.quote_id)
  expect(quote.acts).toEqual(['decline'])
  expect((await quotes.act(budi, 'acceptQuote', quote)).problem.name).toBe('QUOTE_STATE')
  expect((await quotes.counter(budi, quote, 1000)).problem.name).toBe('QUOTE_STATE')
})

test('F-08: the buyer closes a tender early, and withdraws it; offers are declined', async () => {
  const tender = await offered()
  const params = { number: tender.number }
  const change = (name: 'closeTender' | 'withdrawTender', version: number) =>
    gateway.call(name, { as: budi.token, params, body: { version } })
  const closed = (await change('closeTender', tender.version)).body.result
  expect(closed).toMatchObject({ phase: 'closed', acts: ['award', 'withdraw'] })
  expect((await offer(tender.number, ONE, [1000])).body.name).toBe('TENDER_STATE')
  expect((await change('withdrawTender', tender.version)).problem.name).toBe('TENDER_CHANGED')
  const { body } = await change('withdrawTender', closed.version)
  expect(body.result.phase).toBe('withdrawn')
  expect(body.result.offers.map(({ state }) => state)).toEqual(['declined', 'declined'])
  expect((await change('withdrawTender', body.result.version)).problem.name).toBe('TENDER_STATE')
})

test('F-08: the deadline closes a tender with offers, and ends one without; lapsed offers end it too', async () => {
  const [with_, without] = [await tenders.sent(budi), await tenders.sent(budi)]
  const valid_until = tenders.inDays(20)
  await offer(with_.number, ONE, [50_000, 30_000], { valid_until })
  gateway.advance(15 * DAY_S)
  await endTenders(gateway.gateway)
  await endTenders(gateway.gateway)
  expect((await tenders.read(budi, with_.number)).phase).toBe('closed')
  expect((await tenders.read(budi, without.number)).phase).toBe('expired')
  expect((await kinds(budi)).toSorted()).toEqual([
    'TENDER_CLOSED',
    'TENDER_EXPIRED',
    'TENDER_OFFERED',
  ])
  expect((await offer(with_.number, TWO, [1000])).body.name).toBe('TENDER_STATE')
  gateway.advance(10 * DAY_S)
  await expireQuotes(gateway.gateway)
  await endTenders(gateway.gateway)
  expect((await tenders.read(budi, with_.number)).phase).toBe('expired')
})

test('F-08: a stranger finds no tender', async () => {
  const tender = await offered()
  const params = { number: tender.number }
  expect((await gateway.call('tender', { as: sari.token, params })).status).toBe(404)
  const { status } = await tenders.award(sari, tender, [[tender.offers[0]!, [1]]])
  expect(status).toBe(404)
})
