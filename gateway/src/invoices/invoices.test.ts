import { deliver, insertComplaint } from '../complaints/testing-complaints.ts'
import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openLine } from '../credit/lines.ts'
import { atomically } from '../server/database.ts'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { invoiceContent } from './content.ts'
import { creditNotes } from './credit-notes.ts'
import { paperFacts } from './facts.ts'
import { deliveryNotes, purchaseOrders, receipts } from './order-papers.ts'
import { handoverContent } from './handover.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
const invoiceOf = async (buyer: TestBuyer, orderId: string, language: 'id' | 'en' = 'id') =>
  invoiceContent(
    await paperFacts(gateway.gateway.db, await orders.read(buyer, orderId), buyer.userId),
    language,
  )

test('R-19: a paid order has an invoice as PDF with an embedded typeface; an unpaid one has none', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller(), name: 'Beras 5 kg' })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 3 }])
  const get = () =>
    gateway.call('invoice', { as: buyer.token, params: { orderId: order.order_id } })
  expect((await get()).problem.name).toBe('INVOICE_NOT_READY')
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const { status, headers, body } = await get()
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  const pdf = (body as Buffer).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('PlusJakartaSans')
})

test('E-05: an invoice shows the goods, the tax, and the company that requested a tax invoice', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({
    seller_id: await shop.seller(),
    name: 'Gula 1 kg',
    tiers: [{ quantity_end: 9, price: 111_000, discount: null }],
  })
  const facture = {
    company_name: 'PT Uji',
    tax_number: '0123456789010000',
    company_address: 'Jl. Uji 2',
    email: 'pajak@contoh.id',
  }
  const order = await orders.order(buyer, [{ id_item: product, quantity: 2 }], {
    facture_required: true,
    facture,
  })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const content = await invoiceOf(buyer, order.order_id)
  expect(content.tables[0]?.rows).toEqual([
    ['Gula 1 kg', '2 karton', 'Rp\u00a0111.000', 'Rp\u00a0222.000'],
  ])
  expect(Object.fromEntries(content.facts)).toMatchObject({
    'Nomor faktur': `INV${order.order_serial.slice(3)}`,
    'Ditagihkan kepada': 'PT Uji, Jl. Uji 2',
    'NPWP/NIK': '0123456789010000',
  })
  expect(content.notes).toEqual([
    expect.stringMatching(/^Faktur pajak \(kode 04\) diterbitkan oleh Toko \d+ dan dikirim ke/),
  ])
  expect(content.tables[1]).toMatchObject({
    head: ['Barang kena pajak', 'Harga tanpa PPN', 'DPP nilai lain', 'PPN 12%'],
    rows: [['Gula 1 kg', 'Rp\u00a0200.000', 'Rp\u00a0183.333', 'Rp\u00a022.000']],
    sums: ['Jumlah', 'Rp\u00a0200.000', 'Rp\u00a0183.333', 'Rp\u00a022.000'],
  })
  expect(content.total?.[1]).toBe(`Rp\u00a0${order.totals.total_payment.toLocaleString('id-ID')}`)
})

test('E-05: an invoice of a seller that is not a PKP has no tax; an English one uses English number formats', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({
    seller_id: await shop.seller({ is_pkp: false }),
    name: 'Gula 1 kg',
    stock: 10_000,
    tiers: [{ quantity_end: 9_999, price: 111_000, discount: null }],
  })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 1_200 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const content = await invoiceOf(buyer, order.order_id, 'en')
  expect(content.tables[0]?.rows).toEqual([
    ['Gula 1 kg', '1,200 cartons', 'Rp\u00a0111,000', 'Rp\u00a0133,200,000'],
  ])
  expect(content.notes).toEqual([
    'A seller that is not registered for VAT: prices without VAT, no tax invoice',
  ])
  expect(content.tables).toHaveLength(1)
  expect(JSON.stringify(content)).not.toMatch(/Rp.\d+\.\d/)
})

test('E-05: the printed figures of mixed lines recompute, and both kinds of PPN are explained', async () => {
  const buyer = await shop.buyer()
  const seller_id = await shop.seller()
  const tiers = (price: number) => [{ quantity_end: 99, price, discount: null }]
  // The nearest rounding of this price leaves Rp 1 between 12 % of the base and the tax.
  const inside = await shop.product({ seller_id, name: 'Beras', tiers: tiers(439_000) })
  const onTop = await shop.product({
    seller_id,
    name: 'Gula',
    tiers: tiers(111_000),
    ppn_included: false,
  })
  const order = await orders.order(buyer, [
    { id_item: inside, quantity: 1 },
    { id_item: onTop, quantity: 7 },
  ])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const content = await invoiceOf(buyer, order.order_id)
  const { rows, sums, notes } = content.tables[1]!
  const amounts = (cells: readonly string[]) =>
    cells.slice(1).map((cell) => Number(cell.replaceAll(/\D/g, '')))
  for (const cells of rows) {
    const [, base, tax] = amounts(cells)
    expect(tax).toBe(Math.round(base! * 0.12))
  }
  expect(amounts(rows.find(([name]) => name === 'Beras')!)).toEqual([395_495, 362_538, 43_505])
  expect(amounts(rows.find(([name]) => name === 'Gula')!)).toEqual([777_000, 712_250, 85_470])
  expect(amounts(sums!)).toEqual([1_172_495, 1_074_788, 128_975])
  expect(Object.fromEntries(content.amounts)['PPN yang ditambahkan ke harga']).toBe(
    'Rp\u00a085.470',
  )
  expect(notes?.[0]).toBe(
    'PPN Rp\u00a0128.975 terdiri dari Rp\u00a085.470 yang ditambahkan ke harga dan Rp\u00a043.505 yang sudah termasuk dalam harga.',
  )
})

test('F-08 E-08: an order on credit is invoiced unpaid with its own terms, and says when it was paid', async () => {
  const [buyer, finance] = [await shop.buyer(), await shop.buyer()]
  const company_id = await testCompanies(gateway).company({
    [buyer.userId]: 'buyer',
    [finance.userId]: 'finance',
  })
  const sellerId = await shop.seller()
  await gateway.gateway.db
    .insertInto('seller_tax_data')
    .values({ seller_id: sellerId, tin: '0999888777666555', nitku: '0999888777666555000000' })
    .execute()
  const product = await shop.product({ seller_id: sellerId })
  await atomically(gateway.gateway.db, (trx) =>
    openLine(trx, {
      companyId: company_id,
      method: 'pay-later',
      limit: 25_000_000,
      days: 45,
      at: gateway.gateway.now(),
    }),
  )
  const order = await orders.order(buyer, [{ id_item: product, quantity: 3 }], {
    payment_id: 'pay-later',
    business: { company_id, po_number: 'PO-88', reference: 'Rapat' },
  })
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const { timeline, business } = await orders.read(buyer, order.order_id)
  expect(timeline.map(({ title }) => title)).not.toContain('Pembayaran diterima')
  const unpaid = await invoiceOf(buyer, order.order_id)
  const invoice = await gateway.gateway.db
    .selectFrom('credit_invoices')
    .select(['number', 'amount', 'due_on'])
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const facts = Object.fromEntries(unpaid.facts)
  expect(facts).toMatchObject({
    'Nomor faktur': invoice.number,
    'Jatuh tempo': expect.stringMatching(/^\d+ \p{L}+ 20\d\d \(tempo 45 hari\)$/u),
    Status: 'Belum dibayar',
    Pembayaran: 'PayLater (tempo)',
    'Nomor PO': 'PO-88',
    Referensi: 'Rapat',
    Pemesan: 'Toko Uji',
    'Ditagihkan kepada': expect.stringContaining(business!.company_name!),
  })
  expect(unpaid.tables[0]?.detail).toContain('NPWP 0999888777666555 · NITKU 0999888777666555000000')
  const amount = `Rp\u00a0${invoice.amount.toLocaleString('id-ID')}`
  expect(unpaid.after).toEqual([
    ['Tagihan tempo', amount],
    ['Sisa tagihan', amount],
  ])
  const taken = await orders.read(buyer, order.order_id)
  expect(receipts(await paperFacts(gateway.gateway.db, taken, buyer.userId), 'id')).toEqual([])
  await gateway.gateway.db
    .updateTable('credit_invoices')
    .set({ paid: invoice.amount, state: 'paid', closed_at: gateway.gateway.now() })
    .where('order_id', '=', order.order_id)
    .execute()
  const paid = await invoiceOf(buyer, order.order_id)
  expect(Object.fromEntries(paid.facts)['Status']).toMatch(/^Dibayar \d+ .* WIB$/)
  const paperOf = async () =>
    paperFacts(gateway.gateway.db, await orders.read(buyer, order.order_id), buyer.userId)
  const [purchase] = purchaseOrders(await paperOf(), 'id')
  expect(purchase!.facts[0]).toEqual(['Nomor', 'PO-88'])
  expect(purchase!.total).toEqual(unpaid.total)
  expect(receipts(await paperOf(), 'id')[0]!.total?.[1]).toBe(amount)
  expect(paid.after.at(-1)).toEqual(['Sisa tagihan', 'Rp\u00a00'])
  const params = { orderId: order.order_id }
  expect((await gateway.call('invoice', { as: finance.token, params })).status).toBe(200)
  const stranger = await shop.buyer()
  expect((await gateway.call('invoice', { as: stranger.token, params })).status).toBe(404)
})

test('F-08: a delivered order has a hand-over document with names, goods, WIB date and a number; an earlier one has none', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller(), name: 'Beras 5 kg' })
  const { order_id, payment } = await orders.order(buyer, [{ id_item: product, quantity: 3 }], {
    business: { po_number: 'PO-77' },
  })
  await orders.atBank(payment.url!, { action: 'pay' })
  const get = (as: string) => gateway.call('handover', { as, params: { orderId: order_id } })
  expect((await get(buyer.token)).problem.name).toBe('HANDOVER_NOT_READY')
  await deliver(gateway.gateway, order_id)
  await gateway.call('receiveOrder', {
    as: buyer.token,
    params: { orderId: order_id },
    body: {},
  })
  const { status, body } = await get(buyer.token)
  expect(status).toBe(200)
  expect((body as Buffer).toString('latin1').startsWith('%PDF-')).toBe(true)
  expect((await get((await shop.buyer()).token)).status).toBe(404)
  const order = await orders.read(buyer, order_id)
  const content = handoverContent(order, order.parcels[0]!, 'id')
  expect(content.rows).toEqual([['1', 'Beras 5 kg', '3 karton']])
  expect(Object.fromEntries(content.facts)).toMatchObject({
    Nomor: `BAST/${order.order_serial}/1`,
    'Nomor PO': 'PO-77',
    'Tanggal serah terima': expect.stringMatching(
      /^(Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), .* WIB$/,
    ),
  })
  expect(content.parties.map(([, name]) => name)[0]).toBe(order.parcels[0]!.vendor_name)
})

test('F-08 E-05: a refund has a credit note, and the invoice shows it and what remains', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({
    seller_id: await shop.seller(),
    name: 'Gula',
    tiers: [{ quantity_end: 99, price: 219_500, discount: null }],
  })
  const order = await orders.order(buyer, [{ id_item: product, quantity: 4 }])
  const paper = (
    name: 'receipt' | 'delivery-note' | 'credit-note' | 'purchase-order',
    as = buyer,
  ) =>
    gateway.call('orderPaper', {
      as: as.token,
      params: { orderId: order.order_id, paper: name },
    })
  expect((await paper('receipt')).problem.name).toBe('PAPER_NOT_READY')
  await orders.atBank(order.payment.url!, { action: 'pay' })
  expect((await paper('receipt')).status).toBe(200)
  for (const none of ['delivery-note', 'credit-note', 'purchase-order'] as const)
    expect((await paper(none)).problem.name).toBe('PAPER_NOT_READY')
  await deliver(gateway.gateway, order.order_id)
  await insertComplaint(gateway.gateway, buyer.userId)
  const { number, version } = await gateway.gateway.db
    .selectFrom('complaints')
    .select(['number', 'version'])
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/seller-desk/complaints/answer',
    payload: { number, version, solution: 'refund', text: 'Kami kembalikan' },
  })
  expect(answer.statusCode).toBe(200)
  for (const ready of ['receipt', 'delivery-note', 'credit-note'] as const)
    expect((await paper(ready)).status).toBe(200)
  expect((await paper('credit-note', await shop.buyer())).status).toBe(404)

  const { db } = gateway.gateway
  const facts = await paperFacts(db, await orders.read(buyer, order.order_id), buyer.userId)
  const [note] = await creditNotes(db, facts, 'id')
  expect(Object.fromEntries(note!.facts)).toMatchObject({
    'Nomor nota retur': `CRN${number.slice(3)}`,
    'Nomor faktur': facts.invoice,
  })
  expect(note!.tables.map(({ rows }) => rows)).toEqual([
    [['Gula', '1 karton', 'Rp\u00a0219.500']],
    [['Gula', 'Rp\u00a0197.748', 'Rp\u00a0181.269', 'Rp\u00a021.752']],
  ])
  expect(note!.total).toEqual(['Dana kembali', 'Rp\u00a0219.500'])
  const { grand_total } = order.totals
  expect(invoiceContent(facts, 'id').after).toEqual([
    ['Nilai pesanan', `Rp\u00a0${grand_total.toLocaleString('id-ID')}`],
    [`Nota retur CRN${number.slice(3)}`, '-Rp\u00a0219.500'],
    ['Nilai setelah retur', `Rp\u00a0${(grand_total - 219_500).toLocaleString('id-ID')}`],
  ])
  const [receipt] = receipts(facts, 'id')
  expect(Object.fromEntries(receipt!.facts)['Nomor']).toBe(`KWT${order.order_serial.slice(3)}`)
  expect(receipt!.total?.[1]).toBe(`Rp\u00a0${order.totals.total_payment.toLocaleString('id-ID')}`)
  expect(deliveryNotes(facts, 'id')[0]!.tables[0]!.rows).toEqual([['1', 'Gula', '4 karton']])
})
