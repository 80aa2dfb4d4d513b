import { openTestGateway } from '../testing/open-test-gateway.ts'
import { deleteOldInquiries } from './inquire.ts'
import { METER, testBills } from './testing-bills.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
beforeAll(() => bills.open())

test('F-07: shows owner, power and amount of a bill until the end of its day in WIB', async () => {
  const buyer = await bills.buyer()
  const { body } = await bills.inquire(buyer, 'pln-pasca', ' 1234 5678 901 ')
  expect(body.result).toMatchObject({
    number: METER,
    owner: 'SITI AMINAH',
    power: 'R1/1300 VA',
    amount: 231_000,
    admin: 2_500,
    price: 233_500,
    facts: [{ label: 'Periode', value: 'November 2026' }],
  })
  expect(body.result.expires_at).toMatch(/T17:00:00.000Z$/)
})

test('F-07: a token’s price is its product’s, and its inquiry shows the owner', async () => {
  const found = bills.biller.inquiry
  bills.biller.inquiry = { ...found, outcome: 'found', amount: null, admin: null } as typeof found
  await gateway.gateway.db
    .updateTable('bill_products')
    .set({ cut_off_from: null, cut_off_to: null })
    .execute()
  const { body } = await bills.inquire(await bills.buyer(), 'pln-100')
  expect(body.result).toMatchObject({ owner: 'SITI AMINAH', amount: null, price: null })
  expect(body.result.product).toMatchObject({ price: 102_000 })
  bills.biller.inquiry = found
})

test('F-07 P-01: owner and details are encrypted in the database', async () => {
  await bills.inquire(await bills.buyer())
  const rows = await gateway.gateway.db.selectFrom('bill_inquiries').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('SITI')
  expect(JSON.stringify(rows)).not.toContain('Periode')
})

test.each([
  ['', 'Isi nomornya.'],
  ['12345A78901', 'Nomor berisi huruf'],
  ['123', 'Jumlah angkanya kurang'],
  ['1234567890123', 'Jumlah angkanya terlalu banyak'],
  ['8,12E+11', 'Excel mengubah nomor'],
])(
  'F-07: the refusal of %j tells what is wrong, and the biller is not asked',
  async (typed, hint) => {
    const before = bills.biller.inquiries.length
    const answer = await bills.inquire(await bills.buyer(), 'pln-pasca', typed)
    expect(answer).toMatchObject({ status: 422, problem: { name: 'NUMBER_INVALID' } })
    expect(answer.problem.message).toContain(hint)
    expect(bills.biller.inquiries).toHaveLength(before)
  },
)

test('F-07: each refusal of the biller has its own message', async () => {
  const found = bills.biller.inquiry
  const problems = [
    'NUMBER_UNKNOWN',
    'BILL_PAID',
    'NO_BILL_YET',
    'ARREARS_FIRST',
    'PAST_DUE',
    'ABOVE_MAXIMUM',
    'PRODUCT_CLOSED',
    'BILLER_DOWN',
  ] as const
  const buyer = await bills.buyer()
  for (const problem of problems) {
    bills.biller.inquiry = { outcome: 'refused', problem }
    expect((await bills.inquire(buyer)).problem.name).toBe(problem)
  }
  bills.biller.inquiry = { outcome: 'refused', problem: 'OPERATOR_MISMATCH' }
  expect((await bills.inquire(buyer)).problem.message).toContain('PLN')
  bills.biller.inquiry = found
})

test('F-07 K-02: a buyer may check 20 numbers a minute; the 21st is refused before the biller is asked', async () => {
  const buyer = await bills.buyer()
  const before = bills.biller.inquiries.length
  const answers = await Promise.all(Array.from({ length: 21 }, () => bills.inquire(buyer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.problem.name).toBe('INQUIRIES_TOO_MANY')
  expect(refused?.problem.message).toMatch(/dalam \d+ detik/)
  expect(bills.biller.inquiries).toHaveLength(before + 20)
  gateway.advance(61)
  expect((await bills.inquire(buyer)).status).toBe(200)
})

test('F-07 P-01: an inquiry is deleted after a week', async () => {
  const { db } = gateway.gateway
  await bills.inquire(await bills.buyer())
  gateway.advance(6 * 24 * 3600)
  await deleteOldInquiries(gateway.gateway)
  expect(await db.selectFrom('bill_inquiries').select('id').execute()).not.toEqual([])
  gateway.advance(2 * 24 * 3600)
  await deleteOldInquiries(gateway.gateway)
  expect(await db.selectFrom('bill_inquiries').select('id').execute()).toEqual([])
})

test('F-07: credit has no inquiry, and an unknown product is refused', async () => {
  const buyer = await bills.buyer()
  for (const product of ['tsel-50', 'nothing'])
    expect((await bills.inquire(buyer, product)).problem.name).toBe('PRODUCT_UNKNOWN')
})
