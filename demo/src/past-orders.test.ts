import { reconcilePayments } from '@borong/gateway/payments/reconcile'
import { startTestGateway, type TestGateway } from '@borong/gateway/testing/test-gateway'
import { demoBuyers } from './buyers.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  token = await gateway.token(demoBuyers.budi.id)
})
afterAll(() => gateway.close())

test('R-19 E-12: Budi has an order in every state, a wallet with history, points and a filled cart', async () => {
  const { body } = await gateway.call('orders', { as: token, query: {} })
  expect(body.data.counts).toEqual({
    awaiting_payment: 1,
    processed: 1,
    shipped: 1,
    delivered: 1,
    completed: 3,
    cancelled: 1,
    expired: 1,
  })
  expect(body.data.items[0]).toMatchObject({
    state: 'awaiting_payment',
    payment_url: expect.stringContaining('/bank/'),
  })
  const wallet = await gateway.call('walletData', { as: token })
  expect(wallet.body.result).toMatchObject({ status: 'active', credit: 1_000_000 })
  expect(wallet.body.result.point).toBeGreaterThan(0)
  const history = await gateway.call('walletTransactions', { as: token, query: {} })
  expect(history.body.data.total_count).toBeGreaterThanOrEqual(3)
})

test('C-28: the bank and the shop agree about the payments of the past', async () => {
  await reconcilePayments(gateway.gateway)
  const { db } = gateway.gateway
  expect(await db.selectFrom('payment_differences').selectAll().execute()).toEqual([])
})

test('F-07 N-07: Budi has a token, paid water, refunded credit, saved numbers and a bill that is due', async () => {
  const { items } = (await gateway.call('bills', { as: token, query: {} })).body.result
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['pulsa', 'refunded'],
    ['token', 'done'],
    ['water', 'done'],
  ])
  const [credit, electricity, water] = items
  expect(credit).toMatchObject({ refunded_amount: credit!.price, failure: { code: 'REJECTED' } })
  expect(electricity!.token).toMatch(/^\d{20}$/)
  // The bill of water is of the month before its payment, which was an earlier month.
  const month = water!.created_at.slice(0, 7)
  expect(water!.facts.find(({ label }) => label === 'Periode')!.value < month).toBe(true)
  const numbers = (await gateway.call('billNumbers', { as: token })).body.result.items
  expect(numbers.map(({ label }) => label).toSorted()).toEqual([
    'HP toko',
    'Kantor',
    'Ruko Dago',
    'Warung Kemang',
  ])
  const { due, open } = (await gateway.call('billsDue', { as: token })).body.result
  expect(due.map(({ number }) => number.label)).toEqual(['Kantor'])
  expect(open).toEqual([])
})

test('F-08: Budi has an open tender with two offers, of which one lacks a line', async () => {
  const { items } = (await gateway.call('tenders', { as: token, query: {} })).body.result
  expect(items).toMatchObject([{ phase: 'open', offer_count: 2 }])
  const params = { number: items[0]!.number }
  const tender = (await gateway.call('tender', { as: token, params })).body.result
  expect(tender.acts).toContain('award')
  const counts = tender.offers.map(({ lines }) => lines.length)
  expect(counts[0]).toBe(tender.lines.length)
  expect(tender.lines.length === 1 || counts[1]! < counts[0]!).toBe(true)
})

test('F-08: a seller has offered Budi a price, which he accepts', async () => {
  const { items } = (await gateway.call('quotes', { as: token, query: {} })).body.result
  const all = await Promise.all(
    items.map(({ id }) => gateway.call('quote', { as: token, params: { quoteId: id } })),
  )
  const result = all.map(({ body }) => body.result).find(({ source }) => source === 'product')
  expect(result!.state).toBe('offered')
  expect(result!.events.map(({ from, state }) => `${from} ${state}`)).toEqual([
    'buyer asked',
    'seller offered',
  ])
  expect(result!.lines[0]!.unit_price!).toBeLessThan(result!.lines[0]!.shop_price!)
  const params = { quoteId: result!.id }
  const body = { version: result!.version }
  const accepted = await gateway.call('acceptQuote', { as: token, params, body })
  expect(accepted.body.result.state).toBe('accepted')
})

test('R-19: Sari has no data yet', async () => {
  const as = await gateway.token(demoBuyers.sari.id)
  expect((await gateway.call('orders', { as, query: {} })).body.data.total_count).toBe(0)
})
