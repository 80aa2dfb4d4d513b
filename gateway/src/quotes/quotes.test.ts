import { randomUUID } from 'node:crypto'
import { testShop } from '../cart/testing-shop.ts'
import { insertFile } from '../files/testing-files.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { expireQuotes } from './expire.ts'
import { testQuotes } from './testing-quotes.ts'
import { type Act, actsOf, type Side } from './transitions.ts'

const DAY = 24 * 60 * 60
const test_ = openTestGateway()
const shop = testShop(test_)
const quotes = testQuotes(test_)
let seller: number
beforeAll(async () => {
  seller = await shop.seller()
})
const product = (more: object = {}) => shop.product({ seller_id: seller, ...more })

test('F-08: a request makes one draft for each seller; the same key makes no second one', async () => {
  const buyer = await shop.buyer()
  const other = await shop.seller()
  const items = [
    { product_id: await product(), quantity: 2 },
    { product_id: await shop.product({ seller_id: other }), quantity: 3 },
    { product_id: await product(), quantity: 4 },
  ]
  const key = randomUUID()
  const [first, second] = await Promise.all([1, 2].map(() => quotes.drafts(buyer, items, key)))
  expect(first!.body.result.map(({ line_count }) => line_count).toSorted()).toEqual([1, 2])
  expect(second!.body.result.map(({ id }) => id).toSorted()).toEqual(
    first!.body.result.map(({ id }) => id).toSorted(),
  )
  const all = await test_.call('quotes', { as: buyer.token, query: {} })
  expect(all.body.result.total_count).toBe(2)
  const none = await quotes.drafts(buyer, [{ product_id: '999999', quantity: 1 }])
  expect(none.problem.name).toBe('PRODUCT_UNKNOWN')
})

test('F-08: offers of sellers to a tender leave a buyer all quotes of their own', async () => {
  const buyer = await shop.buyer()
  const productId = await product()
  const { db } = test_.gateway
  const [first] = (await quotes.drafts(buyer, [{ product_id: productId, quantity: 1 }])).body.result
  const {
    id: _,
    number: __,
    key: ___,
    ...row
  } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', first!.id)
    .executeTakeFirstOrThrow()
  const insert = (more: object) =>
    db
      .insertInto('quotes')
      .values(
        Array.from({ length: 99 }, () => ({
          ...row,
          address: null,
          id: randomUUID(),
          number: randomUUID(),
          key: randomUUID(),
          ...more,
        })),
      )
      .execute()
  await insert({ tender_id: 'of-a-tender', state: 'offered' })
  expect((await quotes.drafts(buyer, [{ product_id: productId, quantity: 1 }])).status).toBe(200)
  await insert({})
  const refused = await quotes.drafts(buyer, [{ product_id: productId, quantity: 1 }])
  expect(refused.problem.name).toBe('QUOTES_LIMIT')
})

test('F-08: an accepted quote can be ordered until the end of the day that it names', async () => {
  const buyer = await shop.buyer()
  const asked = await quotes.asked(buyer, await product({ stock: 50 }))
  await quotes.offer(asked, 40_000)
  const offered = await quotes.read(buyer, asked.id)
  for (const { valid_until } of [asked, offered]) expect(valid_until).toMatch(/T17:00:00\.000Z$/)
})

test('F-08: a price is asked, offered, countered, accepted and ordered once', async () => {
  const buyer = await shop.buyer()
  const id = await product({ stock: 50 })
  const asked = await quotes.asked(buyer, id)
  expect(asked).toMatchObject({ state: 'asked', total: null, acts: ['withdraw'] })

  expect((await quotes.offer(asked, 40_000)).statusCode).toBe(200)
  const offered = await quotes.read(buyer, asked.id)
  expect(offered).toMatchObject({ state: 'offered', subtotal: 400_000, total: 420_000 })
  expect(offered.acts).toEqual(['counter', 'accept', 'decline'])

  const countered = (await quotes.counter(buyer, offered, 38_000)).body.result
  expect(countered).toMatchObject({ state: 'countered', total: 400_000 })
  const taken = await quotes.desk('accept', { quote_id: asked.id, version: countered.version })
  expect(taken.statusCode).toBe(200)
  const accepted = await quotes.read(buyer, asked.id)
  expect(accepted).toMatchObject({ state: 'accepted', total: 400_000, acts: ['withdraw', 'order'] })

  // The shop's own price has no part in it.
  await test_.gateway.db
    .updateTable('products')
    .set({ tiers: JSON.stringify([{ quantity_end: 99, price: 90_000, discount: null }]) })
    .where('id', '=', Number(id))
    .execute()
  const answers = await Promise.all(
    [undefined, undefined, 'va-bni'].map((payment_id) =>
      quotes.order(buyer, accepted, payment_id ? { payment_id } : {}),
    ),
  )
  const made = new Set(answers.map(({ body }) => body.data.order_serial))
  expect([made.size, await shop.stockOf(id)]).toEqual([1, 40])
  expect(answers[0]!.body.data.totals).toMatchObject({
    total_price: 380_000,
    total_shipping_price: 20_000,
  })
  const ordered = await quotes.read(buyer, asked.id)
  expect(ordered).toMatchObject({ state: 'ordered', order_serial: [...made][0], acts: [] })
  expect(ordered.events.map(({ from, state }) => `${from} ${state}`)).toEqual([
    'buyer asked',
    'seller offered',
    'buyer countered',
    'seller accepted',
    'buyer ordered',
  ])
})

test.each([
  ['draft', 'buyer', ['ask', 'withdraw']],
  ['asked', 'buyer', ['withdraw']],
  ['asked', 'seller', ['offer', 'decline']],
  ['offered', 'buyer', ['counter', 'accept', 'decline']],
  ['offered', 'seller', ['offer', 'withdraw']],
  ['countered', 'buyer', ['withdraw']],
  ['countered', 'seller', ['offer', 'accept', 'decline']],
  ['accepted', 'buyer', ['withdraw', 'order']],
  ['accepted', 'seller', []],
  ['ordered', 'buyer', []],
  ['ordered', 'seller', []],
  ['declined', 'seller', []],
  ['expired', 'buyer', []],
  ['withdrawn', 'seller', []],
] as const)('F-08: in the state %s the %s may do only this', (state, side, acts) => {
  expect(actsOf(state, side as Side)).toEqual(acts as readonly Act[])
})

test('F-08: refuses an act that the state does not allow, and one that saw an earlier version', async () => {
  const buyer = await shop.buyer()
  const asked = await quotes.asked(buyer, await product())
  expect((await quotes.act(buyer, 'acceptQuote', asked)).problem.name).toBe('QUOTE_STATE')
  await quotes.offer(asked, 40_000)
  const offered = await quotes.read(buyer, asked.id)
  // The seller raises the price while the buyer looks at the earlier offer.
  await quotes.offer(offered, 45_000)
  const late = await quotes.act(buyer, 'acceptQuote', offered)
  expect([late.status, late.problem.name]).toEqual([409, 'QUOTE_CHANGED'])
  const again = await quotes.offer(offered, 44_000)
  expect([again.statusCode, again.json().name]).toEqual([409, 'QUOTE_CHANGED'])
})

test('F-08: of an acceptance and a new offer in the same moment one happens', async () => {
  const buyer = await shop.buyer()
  for (let round = 0; round < 5; round++) {
    const offered = await quotes.offered(buyer, await product())
    const [accepted, raised] = await Promise.all([
      quotes.act(buyer, 'acceptQuote', offered),
      quotes.offer(offered, 49_000),
    ])
    expect([accepted.status, raised.statusCode].toSorted()).toEqual([200, 409])
    const after = await quotes.read(buyer, offered.id)
    expect([after.state, after.lines[0]!.unit_price]).toEqual(
      accepted.status === 200 ? ['accepted', 40_000] : ['offered', 49_000],
    )
  }
})

test('F-08: of an acceptance and a counter-offer from another tab one happens', async () => {
  const buyer = await shop.buyer()
  const offered = await quotes.offered(buyer, await product())
  const answers = await Promise.all([
    quotes.act(buyer, 'acceptQuote', offered),
    quotes.counter(buyer, offered, 30_000),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('F-08: an offer that expires is not accepted, also when both happen together', async () => {
  const buyer = await shop.buyer()
  const [one, two] = [
    await quotes.offered(buyer, await product()),
    await quotes.offered(buyer, await product()),
  ]
  const [early] = await Promise.all([
    quotes.act(buyer, 'acceptQuote', one),
    expireQuotes(test_.gateway),
  ])
  expect(early.body.result.state).toBe('accepted')
  test_.advance(9 * DAY)
  const [late] = await Promise.all([
    quotes.act(buyer, 'acceptQuote', two),
    expireQuotes(test_.gateway),
  ])
  expect(late.status).toBe(409)
  // The job skips a quote that a request has locked, and ends it in its next run.
  await expireQuotes(test_.gateway)
  expect((await quotes.read(buyer, two.id)).state).toBe('expired')
  const { body } = await test_.call('orderNotifications', { as: buyer.token, query: {} })
  const expired = body.result.items.find(({ kind }) => kind === 'QUOTE_EXPIRED')
  expect(expired?.path).toMatch(/^\/quotes\//)
})

test('F-08: an accepted quote can be ordered for three days at least, and not later', async () => {
  const buyer = await shop.buyer()
  const quote = await quotes.asked(buyer, await product())
  const today = new Date(test_.gateway.now().getTime() + 7 * 3600_000).toISOString().slice(0, 10)
  await quotes.offer(quote, 40_000, { valid_until: today })
  const accepted = (await quotes.act(buyer, 'acceptQuote', await quotes.read(buyer, quote.id))).body
    .result
  test_.advance(3 * DAY - 60)
  expect((await quotes.order(buyer, accepted, { total_payment: 1 })).problem.name).toBe(
    'TOTAL_CHANGED',
  )
  test_.advance(DAY + 120)
  expect((await quotes.order(buyer, accepted)).problem.name).toBe('QUOTE_UNUSABLE')
})

test('F-08: a quote whose order ended unpaid is ordered again, while it is valid', async () => {
  const buyer = await shop.buyer()
  const accepted = await quotes.accepted(buyer, await product())
  const first = (await quotes.order(buyer, accepted)).body.data
  await test_.call('cancelOrder', {
    as: buyer.token,
    params: { orderId: first.order_id },
    body: { reason: '' },
  })
  const reopened = await quotes.read(buyer, accepted.id)
  expect(reopened).toMatchObject({
    state: 'accepted',
    order_id: null,
    order_serial: null,
    acts: ['withdraw', 'order'],
  })
  expect(reopened.events.at(-1)).toMatchObject({ from: 'shop', state: 'accepted' })
  const second = (await quotes.order(buyer, reopened)).body.data
  expect(second.state).toBe('awaiting_payment')
  expect(second.order_serial).not.toBe(first.order_serial)
  expect(await quotes.read(buyer, accepted.id)).toMatchObject({
    state: 'ordered',
    order_serial: second.order_serial,
  })
})

test('F-08: the stock is taken at the order, whose shortage leaves the quote accepted', async () => {
  const buyer = await shop.buyer()
  const id = await product({ stock: 4 })
  const accepted = await quotes.accepted(buyer, id)
  expect((await quotes.order(buyer, accepted)).problem.name).toBe('INSUFFICIENT_STOCK')
  expect((await quotes.read(buyer, accepted.id)).state).toBe('accepted')
  const fewer = accepted.lines.map(({ id_item }) => ({ id_item, quantity: 4 }))
  expect((await quotes.order(buyer, accepted, { items: fewer })).problem.name).toBe(
    'QUOTE_UNUSABLE',
  )
})

test('F-08: the order of a quote leaves the same goods in the cart, which the buyer chose for another order', async () => {
  const buyer = await shop.buyer()
  const id = await product()
  await shop.updateCart(buyer, { lines: [{ id_item: id, product_quantity: 2, selected: true }] })
  expect((await quotes.order(buyer, await quotes.accepted(buyer, id))).status).toBe(200)
  const { result } = await shop.getCart(buyer)
  expect(result!.detail[0]?.details).toMatchObject([{ id_item: id, product_quantity: 2 }])
})

test('C-01 F-08: strangers, other sellers and visitors of a draft get nothing', async () => {
  const [buyer, stranger] = [await shop.buyer(), await shop.buyer()]
  const { body } = await quotes.drafts(buyer, [{ product_id: await product(), quantity: 1 }])
  const draft = await quotes.read(buyer, body.result[0]!.id)
  const atDesk = () =>
    test_.gateway.app.inject({ url: `/seller-desk/quotes/${draft.id}`, headers: {} })
  expect((await atDesk()).statusCode).toBe(404)
  const foreign = await quotes.ask(buyer, draft, { address_id: stranger.addressId })
  expect(foreign.problem.name).toBe('ADDRESS_UNKNOWN')
  const file = await insertFile(test_.gateway, stranger.userId)
  expect((await quotes.ask(buyer, draft, { file_ids: [file] })).problem.name).toBe('FILE_UNKNOWN')
  expect((await quotes.read(buyer, draft.id)).state).toBe('draft')
  const asked = (await quotes.ask(buyer, draft)).body.result
  expect((await quotes.act(stranger, 'withdrawQuote', asked)).status).toBe(404)
  expect((await atDesk()).json().quote).toMatchObject({ acts: ['offer', 'decline'] })
  const accepted = await quotes.accepted(buyer, await product())
  expect((await quotes.order(stranger, accepted)).problem.name).toBe('QUOTE_UNKNOWN')
})

test('F-08: both sides write, with files that only they can read', async () => {
  const [buyer, stranger] = [await shop.buyer(), await shop.buyer()]
  const asked = await quotes.asked(buyer, await product())
  const file = await insertFile(test_.gateway, buyer.userId)
  const body = { key: 'satu-kali', text: 'Bisa pakai palet?', file_ids: [file] }
  const params = { quoteId: asked.id }
  const send = () => test_.call('messageQuote', { as: buyer.token, params, body })
  await send()
  const { result } = (await send()).body
  expect(result.events.filter(({ text }) => text === 'Bisa pakai palet?')).toHaveLength(1)
  expect(result.files.map(({ id }) => id)).toEqual([file])
  const readFile = (as: string) => test_.call('file', { as, params: { fileId: file } })
  expect((await readFile(buyer.token)).status).toBe(200)
  expect((await readFile(stranger.token)).status).toBe(404)
  const atDesk = await test_.gateway.app.inject({ url: `/seller-desk/files/${file}` })
  expect(atDesk.statusCode).toBe(200)
  const answer = { quote_id: asked.id, key: 'jawab', text: 'Bisa.' }
  expect((await quotes.desk('message', answer)).statusCode).toBe(200)
  const news = await test_.call('orderNotifications', { as: buyer.token, query: {} })
  expect(news.body.result.items[0]).toMatchObject({
    kind: 'QUOTE_MESSAGE',
    path: `/quotes/${asked.id}`,
  })
})

test('F-08: the wished price reaches the seller, and the list shows one state', async () => {
  const buyer = await shop.buyer()
  const { body } = await quotes.drafts(buyer, [{ product_id: await product(), quantity: 3 }])
  const draft = await quotes.read(buyer, body.result[0]!.id)
  const lines = draft.lines.map(({ id_item }) => ({
    product_id: id_item,
    quantity: 5,
    wished_price: 39_000,
  }))
  const asked = (await quotes.ask(buyer, draft, { lines })).body.result
  expect(asked.lines[0]).toMatchObject({ quantity: 5, wished_price: 39_000, unit_price: null })
  const page = await test_.gateway.app.inject({
    url: `/seller-desk/quotes/${asked.id}`,
    headers: { accept: 'text/html' },
  })
  expect(page.payload).toContain('Rp\u00a039.000')
  await quotes.offer(asked, 40_000)
  expect((await quotes.read(buyer, asked.id)).lines[0]!.wished_price).toBe(39_000)
  await quotes.drafts(buyer, [{ product_id: await product(), quantity: 1 }])
  const only = async (query: { state?: 'draft' | 'offered' | 'ordered' }) =>
    (await test_.call('quotes', { as: buyer.token, query })).body.result
  expect((await only({ state: 'offered' })).items.map(({ id }) => id)).toEqual([asked.id])
  expect((await only({ state: 'draft' })).total_count).toBe(1)
  expect((await only({ state: 'ordered' })).items).toEqual([])
  expect((await only({})).total_count).toBe(2)
})

test('F-08: the seller offers for all lines, from today on', async () => {
  const buyer = await shop.buyer()
  const asked = await quotes.asked(buyer, await product())
  const past = await quotes.offer(asked, 40_000, { valid_until: '2020-01-01' })
  expect([past.statusCode, past.json().name]).toEqual([422, 'DATE_INVALID'])
  const other = [{ product_id: await product(), quantity: 1, unit_price: 1 }]
  expect((await quotes.offer(asked, 40_000, { lines: other })).json().name).toBe('LINES_UNKNOWN')
  for (const wrong of [0, -1, 1.5, 2e9])
    expect((await quotes.offer(asked, wrong)).statusCode).toBe(400)
  expect((await quotes.read(buyer, asked.id)).state).toBe('asked')
})
