import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { electricity, TestBiller } from '../testing-biller.ts'
import { METER, testBills } from '../testing-bills.ts'
import { phone, testBatches } from './testing-batches.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const batches = testBatches(gateway)
const usual = new TestBiller()
beforeAll(() => bills.open())
beforeEach(() => {
  bills.biller.inquire = usual.inquire
  bills.biller.inquiries.length = 0
})

const meter = (row: number) => String(Number(METER) + row)

test('F-07: of 25 rows, 20 are good and 5 keep their problem beside them, in the buyer’s language', async () => {
  const buyer = await bills.buyer()
  const good = Array.from({ length: 20 }, (_, at) => ({
    product: ['tsel-50', 'Telkomsel 50.000', '50rb', ''][at % 4],
    number: at % 2 ? `+62 ${phone(at).slice(1)}` : phone(at).slice(1),
  }))
  const bad = [
    { product: 'tsel-50', number: '8,12E+11' },
    { product: 'tsel-50', number: '=0812' },
    { product: 'tsel-50', number: '0812' },
    { product: 'Telkomsel 60.000', number: phone(90) },
    { product: 'tsel-50', number: phone(3) },
  ]
  const { body } = await batches.check(buyer, 'pulsa', [...good, ...bad])
  const { rows } = body.result
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  expect(rows.slice(0, 20).filter(({ problem }) => problem)).toEqual([])
  expect(rows[1]).toEqual({
    line: 2,
    typed_number: good[1]!.number,
    number: phone(1),
    product_code: 'tsel-50',
    product_name: 'Telkomsel 50.000',
    owner: null,
    inquiry_id: null,
    price: 50_000,
    problem: null,
  })
  expect(rows.slice(20).map(({ problem }) => problem?.code)).toEqual([
    'NUMBER_INVALID',
    'NUMBER_INVALID',
    'NUMBER_INVALID',
    'PRODUCT_UNKNOWN',
    'DOUBLE_ROW',
  ])
  expect(rows[20]!.problem?.message).toContain('simpan kolom sebagai teks')
  expect(rows[24]!.problem?.message).toContain('baris 4')
  const english = await batches.check(buyer, 'pulsa', bad, { 'accept-language': 'en' })
  expect(english.body.result.rows[0]!.problem?.message).toContain('save the column as text')
})

test('F-07: a monthly bill’s rows show owner and price of their inquiry, and one refusal changes no other row', async () => {
  const buyer = await bills.buyer()
  bills.biller.inquire = async (request) =>
    request.number === meter(1)
      ? { outcome: 'refused', problem: 'BILL_PAID' }
      : usual.inquire.call(bills.biller, request)
  const typed = [0, 1, 2, 0].map((row) => ({ number: meter(row) }))
  const { rows } = (await batches.check(buyer, 'electricity', typed)).body.result
  expect(rows[0]).toMatchObject({ owner: 'SITI AMINAH', price: 233_500, problem: null })
  expect(rows[0]!.inquiry_id).not.toBeNull()
  expect(rows[1]).toMatchObject({
    owner: null,
    inquiry_id: null,
    problem: { code: 'BILL_PAID', message: expect.stringContaining('sudah lunas') as string },
  })
  expect(rows[2]!.problem).toBeNull()
  // The biller is not asked for a double.
  expect(rows[3]!.problem?.code).toBe('DOUBLE_ROW')
  expect(bills.biller.inquiries).toHaveLength(2)
})

test('F-07: a monthly bill in an unfinished purchase is the problem of its row, and of no other buyer', async () => {
  const buyer = await bills.buyer()
  const { id, price } = (await bills.inquire(buyer)).body.result
  const va = { product: 'pln-pasca', number: METER, inquiry_id: id, price, payment_id: 'va-bca' }
  const { serial } = (await bills.create(buyer, va)).body.result
  const typed = [0, 1].map((row) => ({ number: meter(row) }))
  const check = async (as = buyer) =>
    (await batches.check(as, 'electricity', typed)).body.result.rows.map(
      ({ problem }) => problem?.code,
    )
  const [open] = (await batches.check(buyer, 'electricity', typed)).body.result.rows
  expect(open).toMatchObject({ owner: null, inquiry_id: null, problem: { code: 'BILL_OPEN' } })
  expect(open!.problem!.message).toContain('belum selesai')
  expect(await check(await bills.buyer())).toEqual([undefined, undefined])
  await gateway.call('cancelBill', { as: buyer.token, params: { serial } })
  expect(await check()).toEqual([undefined, undefined])
})

test('F-07: a biller that is down is not asked for all rows, which keep the advice to try again', async () => {
  const buyer = await bills.buyer()
  let inquiries = 0
  bills.biller.inquire = async () => {
    inquiries += 1
    throw new Error('no connection')
  }
  const typed = Array.from({ length: 25 }, (_, row) => ({ number: meter(row) }))
  const { rows } = (await batches.check(buyer, 'electricity', typed)).body.result
  expect(new Set(rows.map(({ problem }) => problem?.code))).toEqual(new Set(['BILLER_DOWN']))
  expect(inquiries).toBeLessThan(10)
})

test('F-07: a closed product is the problem of its row', async () => {
  const buyer = await bills.buyer()
  await gateway.gateway.db
    .updateTable('bill_products')
    .set({ is_open: false })
    .where('code', '=', electricity.code)
    .execute()
  const { rows } = (await batches.check(buyer, 'electricity', [{ number: METER }])).body.result
  expect(rows[0]!.problem?.code).toBe('PRODUCT_CLOSED')
  await gateway.gateway.db.updateTable('bill_products').set({ is_open: true }).execute()
})

test('F-07 K-02: rows count apart from single inquiries, and a thousand an hour are the most', async () => {
  const buyer = await bills.buyer()
  for (let call = 0; call < 2; call++) {
    const typed = Array.from({ length: 25 }, (_, row) => ({ number: meter(call * 25 + row) }))
    expect((await batches.check(buyer, 'electricity', typed)).status).toBe(200)
  }
  expect((await bills.inquire(buyer)).status).toBe(200)
  await gateway.gateway.db
    .updateTable('counters')
    .set({ count: 999 })
    .where('key', '=', `bill-batch-inquiry:${buyer.userId}`)
    .execute()
  const before = bills.biller.inquiries.length
  const two = [{ number: meter(0) }, { number: meter(1) }]
  const refused = await batches.check(buyer, 'electricity', two)
  expect(refused).toMatchObject({ status: 429, problem: { name: 'INQUIRIES_TOO_MANY' } })
  expect(bills.biller.inquiries).toHaveLength(before)
  expect((await batches.check(buyer, 'electricity', two.slice(1))).status).toBe(200)
  // Credit asks no biller, so it has no limit.
  expect((await batches.check(buyer, 'pulsa', [{ number: phone(1) }])).status).toBe(200)
  gateway.advance(3601)
  expect((await batches.check(buyer, 'electricity', two)).status).toBe(200)
})
