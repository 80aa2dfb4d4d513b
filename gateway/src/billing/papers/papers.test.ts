import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { failed } from '../testing-biller.ts'
import { METER, PHONE, testBills } from '../testing-bills.ts'
import { receiptContent } from './receipt-content.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const { biller } = bills
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => ({
    outcome: 'done',
    billerSerial: 'REF-0812',
    token: null,
    facts: [],
  })
})

type Buyer = Awaited<ReturnType<typeof bills.buyer>>
const receipt = (buyer: Buyer, serial: string) =>
  gateway.call('billReceipt', { as: buyer.token, params: { serial } })
const file = async (buyer: Buyer, query: object = {}, headers = {}) => {
  const answer = await gateway.call('billsFile', { as: buyer.token, query, headers })
  return { ...answer, lines: String(answer.body).trimEnd().split('\r\n') }
}

test('F-07: a done bill has a receipt as PDF with an embedded typeface; another has none', async () => {
  const buyer = await bills.buyer()
  const { serial } = await bills.bought(buyer)
  expect((await receipt(buyer, serial)).problem.name).toBe('NO_RECEIPT')
  await bills.work()
  const { status, headers, body } = await receipt(buyer, serial)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="struk-${serial}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const pdf = (body as Buffer).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('PlusJakartaSans')
  biller.onPay = async () => failed
  const refunded = await bills.bought(buyer)
  await bills.work()
  expect((await receipt(buyer, refunded.serial)).problem.name).toBe('NO_RECEIPT')
  const stranger = await bills.buyer()
  expect((await receipt(stranger, serial)).problem.name).toBe('BILL_UNKNOWN')
})

test('F-07: the receipt of a token has tariff, reference, the parts of its price, kWh and the token in fours', async () => {
  await gateway.gateway.db
    .updateTable('bill_products')
    .set({ cut_off_from: null, cut_off_to: null })
    .execute()
  biller.onPay = async () => ({
    outcome: 'done',
    billerSerial: 'REF-1',
    token: '12345678901234567890',
    facts: [
      { label: 'Nama', value: 'SITI AMINAH' },
      { label: 'No. referensi', value: 'REF-1' },
      { label: 'Rp bayar', value: 'Rp102.000' },
      { label: 'Meterai', value: 'Rp0' },
      { label: 'PPN', value: 'Rp0' },
      { label: 'PPJ', value: 'Rp3.000' },
      { label: 'Angsuran', value: 'Rp0' },
      { label: 'Rp stroom/token', value: 'Rp97.000' },
      { label: 'Jumlah kWh', value: '67,1' },
      { label: 'Pesan penyedia', value: 'Terima kasih' },
    ],
  })
  const buyer = await bills.buyer()
  const inquiry = (await bills.inquire(buyer, 'pln-100')).body.result
  const more = { product: 'pln-100', number: METER, price: 102_000, inquiry_id: inquiry.id }
  const { serial } = await bills.bought(buyer, more)
  await bills.work()
  const bill = await bills.read(buyer, serial)
  const content = receiptContent(bill, 'id')
  expect(content.lines.slice(1)).toEqual([
    ['Nomor struk', serial],
    ['Produk', 'Token PLN 100.000'],
    ['Nomor pelanggan', METER],
    ['Nama', 'SITI AMINAH'],
    ['Tarif/Daya', 'R1/1300 VA'],
    ['No. referensi', 'REF-1'],
    ['Rp bayar', 'Rp102.000'],
    ['Meterai', 'Rp0'],
    ['PPN', 'Rp0'],
    ['PPJ', 'Rp3.000'],
    ['Angsuran', 'Rp0'],
    ['Rp stroom/token', 'Rp97.000'],
    ['Jumlah kWh', '67,1'],
    ['Pesan penyedia', 'Terima kasih'],
    ['Pembayaran', 'Saldo'],
  ])
  expect(content.lines[0]![1]).toMatch(/^\d{1,2} \p{L}+ 20\d\d pukul \d\d\.\d\d WIB$/u)
  expect(content.token).toEqual(['Token listrik', '1234 5678 9012 3456 7890'])
  expect([...content.amounts, content.total]).toEqual([
    ['Tagihan', 'Rp\u00a0100.000'],
    ['Admin', 'Rp\u00a02.000'],
    ['Total', 'Rp\u00a0102.000'],
  ])
  const english = receiptContent(bill, 'en')
  expect(english.title).toBe('Payment receipt')
  expect(english.total).toEqual(['Total', 'Rp\u00a0102,000'])
  expect(Object.fromEntries(english.lines)).toMatchObject({ 'Stamp duty': 'Rp0', kWh: '67,1' })
  expect((await receipt(buyer, serial)).status).toBe(200)
})

test('F-07: the history as CSV has the filters of the list, and only the buyer’s own bills', async () => {
  const buyer = await bills.buyer()
  const first = await bills.bought(buyer)
  await bills.work()
  gateway.advance(1)
  const second = await bills.bought(buyer, { number: '081299998888' })
  const all = await file(buyer)
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(all.headers['content-disposition']).toContain('attachment')
  expect(all.lines).toHaveLength(3)
  expect(all.lines[0]).toMatch(/^\uFEFFNomor transaksi,Waktu \(WIB\),/)
  expect(all.lines[1]).toContain(second.serial)
  expect(all.lines[2]).toContain(first.serial)
  expect(all.lines[2]).toContain(`,"'${PHONE}",,Berhasil,50000,0,50000,,,"'REF-0812",`)
  expect((await file(buyer, {}, { 'accept-language': 'en' })).lines[2]).toContain(',Done,')
  expect((await file(buyer, { kind: 'bpjs' })).lines).toHaveLength(1)
  expect((await file(buyer, { month: '2020-02' })).lines).toHaveLength(1)
  const month = new Date(gateway.gateway.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  expect((await file(buyer, { kind: 'pulsa', month })).lines).toHaveLength(3)
  expect((await file(await bills.buyer())).lines).toHaveLength(1)
})

test('F-07: a history of more bills than one part is complete', async () => {
  const buyer = await bills.buyer()
  const row = await bills.bought(buyer)
  const copies = Array.from({ length: 1200 }, (_, at) => ({
    ...row,
    id: `copy-${at}`,
    serial: `COPY${at}`,
    reference: `copy-${at}`,
    idempotency_key: `copy-${at}`,
  }))
  await gateway.gateway.db.insertInto('bill_transactions').values(copies).execute()
  const { lines } = await file(buyer)
  expect(lines).toHaveLength(1202)
  expect(new Set(lines).size).toBe(1202)
})
