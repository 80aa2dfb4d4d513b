import { productCode } from '@borong/api/rules/product-code'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { testQuotes } from '../quotes/testing-quotes.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { wibDay } from '../server/wib.ts'
import { testAgreements } from './testing-agreements.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const gateway = openTestGateway()
const agreements = testAgreements(gateway)
const quotes = testQuotes(gateway)
const { shop, companies } = agreements

const today = () => wibDay(gateway.gateway.now())
const later = () => wibDay(new Date(gateway.gateway.now().getTime() + 30 * DAY_MS))
const send = async (path: string, payload: object) => {
  const url = `/seller-desk/${path}`
  const reply = await gateway.gateway.app.inject({ method: 'POST', url, payload })
  return { status: reply.statusCode, body: reply.json<{ name: string; message: string }>() }
}
const page = async (path: string) =>
  (
    await gateway.gateway.app.inject({
      url: `/seller-desk/${path}`,
      headers: { accept: 'text/html' },
    })
  ).body

/** A company whose admin has accepted the price of a seller. */
async function accepted(company_id?: string) {
  const people = await companies.staffed(shop, { admin: 'admin', buyer: 'buyer' })
  const companyId = company_id ?? people.companyId
  const sellerId = await shop.seller()
  const product = await shop.product({ seller_id: sellerId, stock: 10_000 })
  const { body } = await quotes.drafts(people.admin, [{ product_id: product, quantity: 20 }])
  const draft = await quotes.read(people.admin, body.result[0]!.id)
  const current = () => quotes.read(people.admin, draft.id)
  await quotes.ask(people.admin, draft, { company_id: companyId })
  await quotes.offer(await current(), 42_000)
  await quotes.act(people.admin, 'acceptQuote', await current())
  return { ...people, sellerId, product, quote: await current() }
}
const list = async (as: TestBuyer, companyId: string) =>
  (await gateway.call('priceAgreements', { as: as.token, params: { companyId } })).body.items
const read = async (as: TestBuyer, companyId: string, agreementId: string) =>
  (
    await gateway.call('priceAgreement', {
      as: as.token,
      params: { companyId, agreementId },
    })
  ).body.agreement
const priceIn = async (buyer: TestBuyer) =>
  (await shop.getCart(buyer)).result!.detail[0]!.details[0]!.unit_price

test('F-08: a seller makes agreed prices of an accepted quote with one act, and ends them', async () => {
  const { admin, buyer, companyId, product, quote } = await accepted()
  expect(await page(`quotes/${quote.id}`)).toContain('data-act="agree"')
  const agree = {
    quote_id: quote.id,
    from: today(),
    to: later(),
    lines: [{ product_id: product, minimum: 5, call_off: 0 }],
  }
  expect((await send('quotes/agree', agree)).status).toBe(200)
  expect((await send('quotes/agree', agree)).body.name).toBe('QUOTE_AGREED')
  const [proposed] = await list(buyer, companyId)
  expect(await read(buyer, companyId, proposed!.id)).toMatchObject({
    state: 'proposed',
    valid_from: today(),
    valid_to: later(),
    lines: [{ unit_price: 42_000, minimum: 5, call_off: null }],
  })
  expect(await page(`quotes/${quote.id}`)).toContain(proposed!.number)
  await agreements.decide(admin, companyId, proposed!.id)
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 5 }] })
  expect(await priceIn(buyer)).toBe(42_000)
  expect(await page('agreed-prices')).toContain(proposed!.number)
  expect((await send('agreed-prices/end', { agreement_id: proposed!.id })).status).toBe(200)
  expect((await send('agreed-prices/end', { agreement_id: proposed!.id })).status).toBe(404)
  expect(await priceIn(buyer)).toBe(50_000)
  expect(await companies.notificationsOf(admin.userId)).toContain('PRICES_ENDED')
  // After the end, the same quote can be agreed again.
  expect((await send('quotes/agree', agree)).status).toBe(200)
})

test('F-08: a file with faults names each of its rows and stores nothing, or leaves them out', async () => {
  const { admin, companyId, sellerId, product } = await accepted()
  const strange = await shop.product({ seller_id: await shop.seller() })
  const more = await shop.product({ seller_id: sellerId })
  const code = productCode(product)
  const text = [
    'Kode produk;Harga;Minimum;Jatah',
    `${code};Rp 41.000;10;1.000`,
    `${productCode(strange)};41000;1;`,
    `${productCode(more)};gratis;1;`,
    `${code};40000;1;`,
    `${productCode(more)};40000;10;5`,
    `${productCode(more)};39.500;;`,
    'Beras;1000;1;',
  ].join('\n')
  const proposal = { customer: `${sellerId}:${companyId}`, from: today(), to: later(), text }
  const { status, body } = await send('agreed-prices/propose', proposal)
  expect([status, body.name]).toEqual([422, 'ROWS_INVALID'])
  expect(body.message.split('\n').slice(1)).toEqual([
    'Baris 3: kode bukan produk toko ini',
    'Baris 4: harga bukan rupiah bulat',
    'Baris 5: produk sudah ada di baris lain',
    'Baris 6: jatah tidak valid atau di bawah minimum',
    'Baris 8: kode bukan produk toko ini',
  ])
  expect(await list(admin, companyId)).toEqual([])
  expect((await send('agreed-prices/propose', { ...proposal, skip: true })).status).toBe(200)
  const [made] = await list(admin, companyId)
  const { lines } = await read(admin, companyId, made!.id)
  expect(
    lines
      .map(({ id_item, unit_price, minimum, call_off }) => [id_item, unit_price, minimum, call_off])
      .toSorted(),
  ).toEqual(
    [
      [product, 41_000, 10, 1000],
      [more, 39_500, 1, null],
    ].toSorted(),
  )
  expect(await page(`agreed-prices/${made!.id}`)).toContain('data-act="end"')
})

test('P-03: a seller proposes prices to companies that know the store, and only for the own store', async () => {
  const { companyId, sellerId, product } = await accepted()
  const other = await shop.seller()
  const stranger = await companies.company({ [(await shop.buyer()).userId]: 'admin' })
  const text = `${productCode(product)},41000,1,`
  const propose = async (customer: string) =>
    (await send('agreed-prices/propose', { customer, from: today(), to: later(), text })).status
  expect(await propose(`${other}:${companyId}`)).toBe(404)
  expect(await propose(`${sellerId}:${stranger}`)).toBe(404)
  expect(await propose(`${sellerId}:${companyId}`)).toBe(200)
})

test('F-08: a proposal needs days that are not over, and a personal quote makes none', async () => {
  const { sellerId, companyId, product } = await accepted()
  const text = `${productCode(product)},41000,1,`
  const propose = async (from: string, to: string) =>
    (await send('agreed-prices/propose', { customer: `${sellerId}:${companyId}`, from, to, text }))
      .body.name
  expect(await propose('2020-01-01', '2020-02-01')).toBe('DATES_INVALID')
  expect(await propose(later(), today())).toBe('DATES_INVALID')
  expect(await propose(today(), '2099-01-01')).toBe('DATES_INVALID')
  const buyer = await shop.buyer()
  const { body } = await quotes.drafts(buyer, [{ product_id: product, quantity: 20 }])
  const draft = await quotes.read(buyer, body.result[0]!.id)
  await quotes.ask(buyer, draft)
  await quotes.offer(await quotes.read(buyer, draft.id), 42_000)
  await quotes.act(buyer, 'acceptQuote', await quotes.read(buyer, draft.id))
  const lines = [{ product_id: product, minimum: 1, call_off: 0 }]
  const agree = { quote_id: draft.id, from: today(), to: later(), lines }
  expect((await send('quotes/agree', agree)).status).toBe(404)
})

test('F-08: an order from a quote has the price of the quote, and uses nothing of a call-off', async () => {
  const { admin, companyId, sellerId, product, quote } = await accepted()
  const line = { product_id: product, unit_price: 30_000, minimum: 1, call_off: 100 }
  const { id } = await agreements.propose({ companyId, sellerId, lines: [line] })
  await agreements.decide(admin, companyId, id)
  const more = { business: { company_id: companyId } }
  const answer = await quotes.order(admin, quote, more)
  expect(answer.status).toBe(200)
  const params = { orderId: answer.body.data.order_id }
  const order = await gateway.call('order', { as: admin.token, params })
  expect(order.body.data.totals.total_price).toBe(20 * 42_000)
  expect(await agreements.usedOf(id)).toBe(0)
})
