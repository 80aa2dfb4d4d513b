import { type TestBuyer, testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { deliver, insertComplaint } from '../complaints/testing-complaints.ts'
import { addDeskUser } from '../desk/desk-users.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { hashToken } from '../server/visitor.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { coretaxFaults } from './testing-field-rules.ts'
import { childrenOf, textIn } from './testing-xml.ts'

const test_ = openTestGateway()
const shop = testShop(test_)
const orders = testOrders(test_)
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const COMPANY = {
  company_name: 'PT Kopi & Rasa',
  tax_number: '0123456789012345',
  company_address: 'Jl. Melati 1',
  email: 'pajak@contoh.id',
}
/** The elements of the tax authority's template, in its order. */
const INVOICE =
  'TaxInvoiceDate TaxInvoiceOpt TrxCode AddInfo CustomDoc CustomDocMonthYear RefDesc FacilityStamp SellerIDTKU BuyerTin ' +
  'BuyerDocument BuyerCountry BuyerDocumentNumber BuyerName BuyerAdress BuyerEmail BuyerIDTKU ListOfGoodService'
const GOODS =
  'Opt Code Name Unit Price Qty TotalDiscount TaxBase OtherTaxBase VATRate VAT STLGRate STLG'
const namesIn = (xml: string) =>
  childrenOf(xml)
    .map(({ name }) => name)
    .join(' ')
const inject = (given: object) => test_.gateway.app.inject(given)

let sellerId: number
let product: string
beforeAll(async () => {
  sellerId = await shop.seller()
  product = await shop.product({
    seller_id: sellerId,
    name: 'Gula <kristal> 1 kg',
    tiers: [{ quantity_end: 99, price: 100_000, discount: null }],
    stock: 10_000,
  })
})

async function paid(facture: object, buyer?: TestBuyer, business?: { company_id: string }) {
  const as = buyer ?? (await shop.buyer())
  const items = [{ id_item: product, quantity: 3 }]
  const options = { facture_required: true, facture: { ...COMPANY, ...facture } }
  const draft = await orders.draft(as, items, options, test_.gateway.now())
  const made = (await orders.post(as, { ...draft, ...(business ? { business } : {}) })).body.data
  await orders.atBank(made.payment.url!, { action: 'pay' })
  return { buyer: as, orderId: made.order_id, serial: made.order_serial }
}

/** Signs a seller in at the desk. Returns the value of the session, which is its CSRF token too. */
async function sellerAt(id: number): Promise<string> {
  const { db, now } = test_.gateway
  const { alias } = await db
    .selectFrom('sellers')
    .select('alias')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = `penjual-${id}`
  const password = 'kata sandi yang panjang'
  await addDeskUser(db, { name, password, role: 'seller', seller: alias }, now())
  const { id: user_id } = await db
    .selectFrom('desk_users')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const value = `sesi-${id}-`.padEnd(43, 'x')
  const expires_at = new Date(now().getTime() + 3_600_000)
  await db
    .insertInto('desk_sessions')
    .values({ hash: hashToken(value), user_id, csrf: value, expires_at })
    .execute()
  return value
}

const month = () =>
  new Date(test_.gateway.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
const pageOf = () => `/seller-desk/tax-invoices/${sellerId}/${month()}`
const act = (path: string, payload: object) =>
  inject({ method: 'POST', url: `/seller-desk/tax-invoices/${path}`, payload })

async function upload(content: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([content]), 'faktur.pdf')
  const request = new Request('http://shop', { method: 'POST', body: form })
  const answer = await inject({
    method: 'POST',
    url: '/seller-desk/files',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json().result.id
}

const parcelOf = async (orderId: string) =>
  (
    await test_.gateway.db
      .selectFrom('order_parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).id

test('F-08: the file for Coretax has the elements of the template, whole rupiah and the base of 11/12', async () => {
  const first = await paid({ nitku: '0123456789012345000007' })
  const second = await paid({ id_type: 'nik', tax_number: '3171234567890001' })
  const old = await paid({ tax_number: '012345678901234' })
  expect((await inject({ url: `${pageOf()}/coretax/1.xml` })).statusCode).toBe(404)
  const data = {
    seller_id: String(sellerId),
    tin: '0999888777666555',
    nitku: '0999888777666555000000',
  }
  expect((await act('tax-data', { ...data, nitku: '1999888777666555000000' })).statusCode).toBe(422)
  expect((await act('tax-data', data)).statusCode).toBe(200)

  const answer = await inject({ url: `${pageOf()}/coretax/1.xml` })
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(coretaxFaults(answer.body)).toEqual([])
  const [root] = childrenOf(answer.body)
  expect(root!.name).toBe('TaxInvoiceBulk')
  expect(textIn(root!.inner, 'TIN')).toBe('0999888777666555')
  const invoices = childrenOf(childrenOf(root!.inner)[1]!.inner)
  const of = (serial: string) =>
    invoices.find(({ inner }) => textIn(inner, 'RefDesc') === serial)!.inner
  expect(namesIn(of(first.serial))).toBe(INVOICE)
  const company = of(first.serial)
  expect(textIn(company, 'TrxCode')).toBe('04')
  expect(textIn(company, 'BuyerDocument')).toBe('TIN')
  expect(textIn(company, 'BuyerIDTKU')).toBe('0123456789012345000007')
  expect(textIn(company, 'BuyerName')).toBe('PT Kopi &amp; Rasa')
  const person = of(second.serial)
  expect(textIn(person, 'BuyerTin')).toBe('0000000000000000')
  expect(textIn(person, 'BuyerDocument')).toBe('National ID')
  expect(textIn(person, 'BuyerDocumentNumber')).toBe('3171234567890001')
  // The tax authority refuses a number of 15 digits.
  expect(answer.body).not.toContain(old.serial)

  const [good] = childrenOf(textIn(company, 'ListOfGoodService'))
  expect(namesIn(good!.inner)).toBe(GOODS)
  expect(textIn(good!.inner, 'Name')).toBe('Gula &lt;kristal&gt; 1 kg')
  const amount = (name: string) => Number(textIn(good!.inner, name))
  const amounts = GOODS.split(' ').slice(4)
  expect(amounts.every((name) => Number.isInteger(amount(name)))).toBe(true)
  expect(amount('Price') * amount('Qty') - amount('TotalDiscount')).toBe(amount('TaxBase'))
  expect(amount('TaxBase') + amount('VAT')).toBe(300_000)
  expect(Math.abs(amount('OtherTaxBase') - (amount('TaxBase') * 11) / 12)).toBeLessThan(1)
  expect(amount('VATRate')).toBe(12)
  expect(amount('VAT')).toBe(Math.round(amount('OtherTaxBase') * 0.12))
})

test('F-08 E-05: the lines of random orders add up to what their buyers paid for the goods', async () => {
  const random = randomFrom(31)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const seller = await shop.seller()
  const tin = '0999888777666555'
  await act('tax-data', { seller_id: String(seller), tin, nitku: `${tin}000000` })
  const paidBySerial = new Map<string, number>()
  for (let order = 0; order < 12; order++) {
    const buyer = await shop.buyer()
    const items: { id_item: string; quantity: number }[] = []
    for (let line = upTo(4); line > 0; line--) {
      const id_item = await shop.product({
        seller_id: seller,
        tiers: [{ quantity_end: 999, price: upTo(900_000), discount: null }],
        ppn_included: random() < 0.6,
      })
      items.push({ id_item, quantity: upTo(40) })
    }
    const options = { facture_required: true, facture: COMPANY }
    const draft = await orders.draft(buyer, items, options, test_.gateway.now())
    const made = (await orders.post(buyer, draft)).body.data
    await orders.atBank(made.payment.url!, { action: 'pay' })
    const { parcels } = await orders.read(buyer, made.order_id)
    const lines = parcels.flatMap((parcel) => parcel.details)
    const cost = lines.reduce((sum, one) => sum + one.quantity * one.unit_price + one.tax, 0)
    paidBySerial.set(made.order_serial, cost)
  }
  const url = `/seller-desk/tax-invoices/${seller}/${month()}/coretax/1.xml`
  const file = (await inject({ url })).body
  expect(coretaxFaults(file)).toEqual([])
  const [root] = childrenOf(file)
  const invoices = childrenOf(childrenOf(root!.inner)[1]!.inner)
  expect(invoices).toHaveLength(paidBySerial.size)
  for (const { inner } of invoices) {
    const goods = childrenOf(textIn(inner, 'ListOfGoodService')).map(({ inner: good }) => {
      const amount = (name: string) => Number(textIn(good, name))
      const [net, base, vat] = [amount('TaxBase'), amount('OtherTaxBase'), amount('VAT')]
      expect(amount('Price') * amount('Qty') - amount('TotalDiscount')).toBe(net)
      expect(amount('TotalDiscount')).toBeLessThan(amount('Qty'))
      expect(Math.abs(base - (net * 11) / 12)).toBeLessThan(1)
      expect(vat).toBe(Math.round(base * 0.12))
      return { net, vat }
    })
    const sum = goods.reduce((total, { net, vat }) => total + net + vat, 0)
    expect(sum).toBe(paidBySerial.get(textIn(inner, 'RefDesc')))
  }
})

test('F-08: an uploaded invoice is with the order for its buyer and the company’s finance, who are told', async () => {
  const [buyer, finance, colleague] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const company_id = await testCompanies(test_).company({
    [buyer.userId]: 'buyer',
    [finance.userId]: 'finance',
    [colleague.userId]: 'buyer',
  })
  const { orderId } = await paid({}, buyer, { company_id })
  const parcel_id = await parcelOf(orderId)
  const number = '04002500000012345'
  const text = await upload('bukan faktur')
  expect((await act('issue', { parcel_id, number, file_id: text })).statusCode).toBe(422)
  const file_id = await upload(PDF)
  expect((await act('issue', { parcel_id, number: '123', file_id })).statusCode).toBe(400)
  expect((await act('issue', { parcel_id, number, file_id })).statusCode).toBe(200)
  for (const reader of [buyer, finance]) {
    const { tax_invoices } = await orders.read(reader, orderId)
    expect(tax_invoices).toMatchObject([{ number, file: { id: file_id, name: 'faktur.pdf' } }])
    const file = await test_.call('file', { as: reader.token, params: { fileId: file_id } })
    expect(file.status).toBe(200)
    const { body } = await test_.call('orderNotifications', { as: reader.token, query: {} })
    expect(body.result.items.map(({ kind }) => kind)).toContain('TAX_INVOICE_ISSUED')
  }
  const strange = await test_.call('file', { as: colleague.token, params: { fileId: file_id } })
  expect(strange.status).toBe(404)
})

test('F-08: a refund is a credit note of its month, with its share of the tax and the number of the tax invoice', async () => {
  const { buyer, orderId, serial } = await paid({})
  const parcel_id = await parcelOf(orderId)
  const number = '04002500000077777'
  const file_id = await upload(PDF)
  expect((await act('issue', { parcel_id, number, file_id })).statusCode).toBe(200)
  await deliver(test_.gateway, orderId)
  await insertComplaint(test_.gateway, buyer.userId)
  const complaint = await test_.gateway.db
    .selectFrom('complaints')
    .select(['number', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const answer = { ...complaint, solution: 'refund', text: 'Dana kami kembalikan' }
  const url = '/seller-desk/complaints/answer'
  expect((await inject({ method: 'POST', url, payload: answer })).statusCode).toBe(200)

  const page = await inject({ url: pageOf(), headers: { accept: 'text/html' } })
  const creditNote = `CRN${complaint.number.slice(3)}`
  expect(page.body).toContain(creditNote)
  const { body, headers } = await inject({ url: `${pageOf()}/credit-notes.csv` })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = body.trimEnd().split('\r\n')
  expect(head).toContain('Nomor faktur pajak')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`${creditNote},`)
  expect(rows[0]).toContain(serial)
  expect(rows[0]).toContain(number)
  // One carton of Rp 100.000 with its tax.
  expect(rows[0]).toMatch(/,karton,1,90090,82583,9910$/)
  const { months } = (await inject({ url: '/seller-desk/tax-invoices' })).json<{
    months: { month: string; seller_id: number; refunds: number; count: number }[]
  }>()
  expect(months.find(({ seller_id }) => seller_id === sellerId)).toMatchObject({
    month: month(),
    refunds: 1,
  })
})

test('F-08 E-05: a refund before the tax invoice lowers its lines, and is no credit note', async () => {
  const seller = await shop.seller()
  const tin = '0999888777666555'
  await act('tax-data', { seller_id: String(seller), tin, nitku: `${tin}000000` })
  const buyer = await shop.buyer()
  const onTop = await shop.product({
    seller_id: seller,
    name: 'Minyak',
    tiers: [{ quantity_end: 99, price: 111_000, discount: null }],
    ppn_included: false,
  })
  const order = await orders.order(buyer, [{ id_item: onTop, quantity: 7 }], {
    facture_required: true,
    facture: COMPANY,
  })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  await deliver(test_.gateway, order.order_id)
  await insertComplaint(test_.gateway, buyer.userId)
  const refund = async (amount: object) => {
    const complaint = await test_.gateway.db
      .selectFrom('complaints')
      .select(['number', 'version', 'most'])
      .where('order_id', '=', order.order_id)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    const { most, ...row } = complaint
    const payload = { ...row, solution: 'refund', text: 'Kembali', ...amount }
    const url = '/seller-desk/complaints/answer'
    expect((await inject({ method: 'POST', url, payload })).statusCode).toBe(200)
    return most
  }
  expect(await refund({})).toBe(123_210)
  const month_ = `/seller-desk/tax-invoices/${seller}/${month()}`
  const lineIn = async () => {
    const [root] = childrenOf((await inject({ url: `${month_}/coretax/1.xml` })).body)
    const [invoice] = childrenOf(childrenOf(root!.inner)[1]!.inner)
    const [good] = childrenOf(textIn(invoice!.inner, 'ListOfGoodService'))
    return ['Qty', 'TaxBase', 'OtherTaxBase', 'VAT'].map((name) =>
      Number(textIn(good!.inner, name)),
    )
  }
  expect(await lineIn()).toEqual([6, 666_000, 610_500, 73_260])
  const notes = async () =>
    (await inject({ url: `${month_}/credit-notes.csv` })).body.trimEnd().split('\r\n').slice(1)
  expect(await notes()).toEqual([])
  // After its upload the invoice stays as it is, and another refund is a credit note.
  test_.advance(60)
  const parcel_id = await parcelOf(order.order_id)
  const issue = { parcel_id, number: '04002500000066666', file_id: await upload(PDF) }
  expect((await act('issue', issue)).statusCode).toBe(200)
  test_.advance(60)
  await insertComplaint(test_.gateway, buyer.userId)
  await refund({})
  expect(await lineIn()).toEqual([6, 666_000, 610_500, 73_260])
  expect(await notes()).toEqual([expect.stringMatching(/,Minyak,karton,1,111000,101750,12210$/)])
})

test('F-08: the number of a tax invoice belongs to one order', async () => {
  const [first, second] = [await paid({}), await paid({})]
  const number = '04002500000088888'
  const issue = async ({ orderId }: { orderId: string }) =>
    act('issue', { parcel_id: await parcelOf(orderId), number, file_id: await upload(PDF) })
  expect((await issue(first)).statusCode).toBe(200)
  const again = await issue(second)
  expect([again.statusCode, again.json().name]).toEqual([422, 'NUMBER_USED'])
  // The same order may get a corrected file.
  expect((await issue(first)).statusCode).toBe(200)
})

test('F-08 R-20: a seller sees, downloads and uploads only for the own orders', async () => {
  const { orderId, serial } = await paid({})
  const parcel_id = await parcelOf(orderId)
  const other = await shop.seller()
  const [own, stranger] = [await sellerAt(sellerId), await sellerAt(other)]
  const read = (url: string, cookie: string) =>
    inject({ url, headers: { cookie: `desk_session=${cookie}` } })
  expect((await read(pageOf(), own)).body).toContain(serial)
  for (const url of [pageOf(), `${pageOf()}/coretax/1.xml`])
    expect((await read(url, stranger)).statusCode).toBe(404)
  expect((await read('/seller-desk/tax-invoices', stranger)).json()).toEqual({ months: [] })
  const post = (path: string, payload: object) =>
    inject({
      method: 'POST',
      url: `/seller-desk/tax-invoices/${path}`,
      headers: { cookie: `desk_session=${stranger}`, 'x-desk-csrf': stranger },
      payload,
    })
  const tin = '0999888777666555'
  const data = { seller_id: String(sellerId), tin, nitku: `${tin}000000` }
  expect((await post('tax-data', data)).statusCode).toBe(404)
  const issue = { parcel_id, number: '04002500000012345', file_id: 'none' }
  expect((await post('issue', issue)).statusCode).toBe(404)
})
