import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const test_ = openTestGateway()
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const COMPANY = {
  company_name: 'PT Kopi & Rasa',
  tax_number: '0123456789012345',
  company_address: 'Jl. Melati 1',
  email: 'pajak@contoh.id',
}
const tiers = [{ quantity_end: 99, price: 100_000, discount: null }]

const request = (as: TestBuyer, orderId: string, more: object = {}) =>
  test_.call('requestTaxInvoice', {
    as: as.token,
    params: { orderId },
    body: { ...COMPANY, ...more },
  })

async function ordered(
  buyer: TestBuyer,
  { is_pkp = true, pays = true, business = {} as object } = {},
) {
  const seller = await shop.seller({ is_pkp })
  const product = await shop.product({ seller_id: seller, tiers })
  const made = await orders.order(buyer, [{ id_item: product, quantity: 3 }], { business })
  if (pays) await orders.atBank(made.payment.url!, { action: 'pay' })
  return { seller, orderId: made.order_id, serial: made.order_serial }
}

const inWib = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()
const desk = async (path: string) => (await test_.gateway.app.inject({ url: path })).json<object>()
const monthPage = (seller: number, month: string) =>
  desk(`/seller-desk/tax-invoices/${seller}/${month}`) as Promise<{
    invoices: { serial: string; buyer: { name: string } }[]
  }>

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n']), 'faktur.pdf')
  const sent = new Request('http://shop', { method: 'POST', body: form })
  const answer = await test_.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/files',
    headers: { 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.json<{ result: { id: string } }>().result.id
}
const parcelOf = async (buyer: TestBuyer, orderId: string) =>
  (await orders.read(buyer, orderId)).parcels[0]!
const issue = async (parcel_id: string, number: string) =>
  test_.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/tax-invoices/issue',
    payload: { parcel_id, number, file_id: await upload() },
  })
async function cancelAll(buyer: TestBuyer, orderId: string) {
  const { details } = await parcelOf(buyer, orderId)
  const lines = details.map(({ id, quantity }) => ({ id: id!, quantity: 0, seen: quantity }))
  const reply = await test_.call('cancelGoods', {
    as: buyer.token,
    params: { orderId },
    body: { key: `cancel-${orderId}`, lines },
  })
  expect([reply.status, reply.problem?.name]).toEqual([200, undefined])
}

test('F-08 E-05: a tax invoice that is requested after the payment reaches the month of the seller', async () => {
  const buyer = await shop.buyer()
  const { seller, orderId, serial } = await ordered(buyer)
  const month = inWib(test_.gateway.now()).slice(0, 7)
  expect((await monthPage(seller, month)).invoices).toEqual([])
  const { facture_until: until } = await orders.read(buyer, orderId)
  expect(until).toMatch(/-15$/)
  expect(until! > `${month}-31`).toBe(true)
  const { data } = (await request(buyer, orderId)).body
  expect(data).toMatchObject({ facture: COMPANY, facture_until: null })
  expect((await monthPage(seller, month)).invoices).toMatchObject([
    { serial, buyer: { name: COMPANY.company_name } },
  ])
  expect((await request(buyer, orderId)).problem.name).toBe('TAX_INVOICE_REQUESTED')
  const parcel = await parcelOf(buyer, orderId)
  expect((await issue(parcel.id, '04002500000055001')).statusCode).toBe(200)
})

test('F-08 E-05: nothing can be requested of other sellers, before the payment, or with an old number', async () => {
  const buyer = await shop.buyer()
  for (const options of [{ is_pkp: false }, { pays: false }]) {
    const { orderId } = await ordered(buyer, options)
    expect((await orders.read(buyer, orderId)).facture_until).toBeNull()
    expect((await request(buyer, orderId)).problem.name).toBe('NO_TAX_INVOICE')
  }
  const { orderId } = await ordered(buyer)
  expect((await request(buyer, orderId, { tax_number: '012345678901234' })).status).toBe(400)
  expect((await request(await shop.buyer(), orderId)).status).toBe(404)
})

test('F-08 E-05: two requests at the same time name one recipient', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await ordered(buyer)
  const both = await Promise.all([
    request(buyer, orderId),
    request(buyer, orderId, { company_name: 'PT Lain' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('F-08 P-03: admin and finance request it for the company, and the log has the recipient', async () => {
  const { admin, finance, buyer, other, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    finance: 'finance',
    buyer: 'buyer',
    other: 'buyer',
  })
  const { orderId } = await ordered(buyer, { business: { company_id: companyId } })
  expect((await request(other, orderId)).status).toBe(404)
  expect((await request(finance, orderId)).status).toBe(200)
  const log = await test_.call('auditLog', { as: admin.token, params: { companyId }, query: {} })
  const entry = log.body.items.find(({ text }) => text.includes('meminta faktur pajak'))
  expect(entry?.text).toContain(COMPANY.company_name)
})

test('F-08 E-05: goods that were cancelled whole can be neither requested nor invoiced', async () => {
  const buyer = await shop.buyer()
  const early = await ordered(buyer)
  const parcel = await parcelOf(buyer, early.orderId)
  expect((await request(buyer, early.orderId)).status).toBe(200)
  await cancelAll(buyer, early.orderId)
  const refused = await issue(parcel.id, '04002500000055002')
  expect([refused.statusCode, refused.json<{ name: string }>().name]).toEqual([
    409,
    'NOTHING_TO_INVOICE',
  ])
  const late = await ordered(buyer)
  await cancelAll(buyer, late.orderId)
  expect((await orders.read(buyer, late.orderId)).facture_until).toBeNull()
  expect((await request(buyer, late.orderId)).problem.name).toBe('NO_TAX_INVOICE')
})

test('F-08 E-05: a cancellation after the tax invoice is a credit note, and the invoice can only be uploaded again', async () => {
  const buyer = await shop.buyer()
  const { seller, orderId, serial } = await ordered(buyer)
  const parcel = await parcelOf(buyer, orderId)
  await request(buyer, orderId)
  const number = '04002500000055003'
  expect((await issue(parcel.id, number)).statusCode).toBe(200)
  test_.advance(60)
  await cancelAll(buyer, orderId)
  const month = inWib(test_.gateway.now()).slice(0, 7)
  expect((await monthPage(seller, month)).invoices).toMatchObject([{ serial }])
  const notes = await test_.gateway.app.inject({
    url: `/seller-desk/tax-invoices/${seller}/${month}/credit-notes.csv`,
  })
  expect(notes.body).toContain(number)
  expect((await issue(parcel.id, number)).statusCode).toBe(200)
  expect((await issue(parcel.id, '04002500000055004')).statusCode).toBe(409)
  expect((await orders.read(buyer, orderId)).tax_invoices).toMatchObject([{ number }])
})

test('F-08 E-05: the request is open until the 15th of the next month in WIB', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await ordered(buyer)
  const { facture_until: until } = await orders.read(buyer, orderId)
  const lastMoment = Date.parse(`${until}T23:59:00+07:00`)
  test_.advance(Math.floor((lastMoment - test_.gateway.now().getTime()) / 1000))
  const token = await test_.token(buyer.userId)
  expect((await orders.read({ ...buyer, token }, orderId)).facture_until).toBe(until)
  test_.advance(120)
  expect((await orders.read({ ...buyer, token }, orderId)).facture_until).toBeNull()
  expect((await request({ ...buyer, token }, orderId)).problem.name).toBe('NO_TAX_INVOICE')
})
