import { randomUUID } from 'node:crypto'
import { applyEvent } from '../../payments/settle.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { NOT_FOUND, type PayRequest } from '../bill-provider.ts'
import { HOLD_MS } from '../pauses.ts'
import { done, failed, unknown } from '../testing-biller.ts'
import { METER, testBills } from '../testing-bills.ts'
import { runJob } from '../testing-clock.ts'
import { phone, testBatches } from './testing-batches.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const batches = testBatches(gateway)
const { biller } = bills
const RICH = 100_000_000
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => done
  biller.onStatus = async () => done
  biller.paid.length = 0
})
afterEach(() =>
  gateway.gateway.db.updateTable('bill_transactions').set({ next_try_at: null }).execute(),
)

type Buyer = Awaited<ReturnType<typeof bills.buyer>>
const failing =
  (...rows: number[]) =>
  async ({ number }: PayRequest) =>
    rows.some((row) => number === phone(row)) ? failed : done
const billCount = async ({ userId }: Buyer) =>
  (
    await gateway.gateway.db
      .selectFrom('bill_transactions')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
  ).length
const kinds = async (buyer: Buyer) => (await bills.notifications(buyer)).map(({ kind }) => kind)
const settled = async (serial: string, event: 'paid' | 'failed' | 'expired', buyer: Buyer) => {
  await gateway.call('payment', {
    as: buyer.token,
    params: { id: (await batches.payment(serial)).id },
  })
  const { id: payment_id, reference, amount } = await batches.payment(serial)
  await applyEvent(gateway.gateway, { payment_id, reference: reference!, event, amount })
}

test('F-07: one payment from the wallet, a bill with its own reference for each row, and one notification', async () => {
  const buyer = await bills.buyer(RICH)
  const { body } = await batches.create(buyer, batches.rows(25))
  expect(body.result).toMatchObject({
    state: 'running',
    kind: 'pulsa',
    price: 1_250_000,
    payment_name: 'Saldo',
    open_payment: null,
    counts: { total: 25, open: 25, done: 0, refunded: 0 },
  })
  expect(await bills.balance(buyer)).toBe(RICH - 1_250_000)
  biller.onPay = failing(3, 7, 11, 15, 19)
  await batches.send()
  const after = await batches.read(buyer, body.result.serial)
  expect(after).toMatchObject({
    state: 'ended',
    counts: { total: 25, open: 0, done: 20, refunded: 5 },
  })
  expect(after.bills.map(({ number }) => number)).toEqual(
    Array.from({ length: 25 }, (_, row) => phone(row)),
  )
  expect(after.bills[3]).toMatchObject({
    state: 'refunded',
    refunded_amount: 50_000,
    batch_serial: body.result.serial,
    can_cancel: false,
  })
  expect(new Set(biller.paid.map(({ reference }) => reference)).size).toBe(25)
  expect(await bills.balance(buyer)).toBe(RICH - 20 * 50_000)
  expect(await bills.notifications(buyer)).toMatchObject([
    { kind: 'BILL_BATCH_ENDED', bill_serial: body.result.serial },
  ])
  // A batch does not fill the list of saved numbers.
  const saved = await gateway.call('billNumbers', { as: buyer.token })
  expect(saved.body.result.items).toEqual([])
})

test('F-07: all rows of one payment are sent and are in the result file, in their order', async () => {
  const buyer = await bills.buyer(RICH)
  const { body } = await batches.create(buyer, batches.rows(30))
  const { serial } = body.result
  expect(body.result.counts.total).toBe(30)
  biller.onPay = failing(0)
  await batches.send()
  expect((await batches.read(buyer, serial)).counts).toEqual({
    total: 30,
    open: 0,
    done: 29,
    refunded: 1,
  })
  const lines = (await batches.file(buyer, serial)).trimEnd().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toMatch(/^\uFEFFBaris,Nomor transaksi,/)
  expect(lines[1]).toMatch(/^1,BIL/)
  // The leading zero survives in a spreadsheet.
  expect(lines[30]).toContain(`,"'${phone(29)}",`)
  expect(lines[1]).toContain('Nomor tidak ditemukan')
  expect(await bills.balance(buyer)).toBe(RICH - 29 * 50_000)
})

test('F-07: two taps make one batch; two tabs buy the rows once, unless they are confirmed again', async () => {
  const buyer = await bills.buyer(RICH)
  const rows = batches.rows(3)
  const key = randomUUID()
  const taps = await Promise.all([
    batches.create(buyer, rows, { key }),
    batches.create(buyer, rows, { key }),
  ])
  expect(taps.map(({ status }) => status)).toEqual([200, 200])
  expect(taps[0]!.body.result.serial).toBe(taps[1]!.body.result.serial)
  expect((await batches.create(buyer, batches.rows(2), { key })).problem.name).toBe('KEY_REUSED')
  const other = batches.rows(3, { number: undefined }).map((row, at) => ({
    ...row,
    number: phone(50 + at),
  }))
  const tabs = await Promise.all([batches.create(buyer, other), batches.create(buyer, other)])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = tabs.find(({ status }) => status === 422)!.problem
  expect(refused).toMatchObject({
    name: 'ROWS_REFUSED',
    data: { rows: [0, 1, 2].map((index) => ({ index, code: 'SAME_AGAIN' })) },
  })
  expect(await billCount(buyer)).toBe(6)
  expect((await batches.create(buyer, other, { again: true })).status).toBe(200)
  expect(await bills.balance(buyer)).toBe(RICH - 9 * 50_000)
})

test('F-07: lists every row that has changed since its check, and makes nothing', async () => {
  const buyer = await bills.buyer(RICH)
  const rows = batches.rows(7)
  Object.assign(rows[1]!, { price: 49_999 })
  Object.assign(rows[2]!, { product: 'nothing' })
  Object.assign(rows[3]!, { number: '0812' })
  Object.assign(rows[4]!, { product: 'pln-pasca', number: METER })
  Object.assign(rows[6]!, { number: phone(0) })
  const { status, problem } = await batches.create(buyer, rows)
  expect([status, problem.name]).toEqual([422, 'ROWS_REFUSED'])
  const { rows: refused } = problem.data as {
    rows: { index: number; code: string; message: string; data?: unknown }[]
  }
  expect(refused.map(({ index, code }) => [index, code])).toEqual([
    [1, 'PRICE_CHANGED'],
    [2, 'PRODUCT_UNKNOWN'],
    [3, 'NUMBER_INVALID'],
    [4, 'INQUIRY_STALE'],
    [6, 'SAME_AGAIN'],
  ])
  expect(refused[0]).toMatchObject({ data: { price: 50_000 } })
  expect(refused[0]!.message).toContain('50.000')
  expect(await billCount(buyer)).toBe(0)
  expect(await bills.balance(buyer)).toBe(RICH)
})

test('F-07: rows of monthly bills use their own inquiries, each once', async () => {
  const buyer = await bills.buyer(RICH)
  const typed = [METER, '12345678902'].map((number) => ({ number }))
  const checked = (await batches.check(buyer, 'electricity', typed)).body.result.rows
  const rows = checked.map(({ product_code, number, inquiry_id, price }) => ({
    product: product_code!,
    number: number!,
    inquiry_id: inquiry_id!,
    price: price!,
  }))
  const kind = { kind: 'electricity' }
  const twice = await batches.create(buyer, [rows[0]!, rows[0]!], { ...kind, again: true })
  expect(twice.problem.data).toMatchObject({ rows: [{ index: 1, code: 'INQUIRY_STALE' }] })
  expect((await batches.create(buyer, rows)).problem.name).toBe('ROWS_REFUSED')
  const { body } = await batches.create(buyer, rows, kind)
  expect(body.result).toMatchObject({ price: 467_000, counts: { total: 2 } })
  await batches.send()
  expect(biller.paid.map(({ reference }) => reference).toSorted()).toEqual(
    biller.inquiries
      .slice(-2)
      .map(({ reference }) => reference)
      .toSorted(),
  )
})

test('F-07: a wrong PIN, a short wallet and credit terms make nothing', async () => {
  const poor = await bills.buyer(149_999)
  const rows = batches.rows(3)
  const name = async (more: object = {}) => (await batches.create(poor, rows, more)).problem.name
  expect(await name({ pin: undefined })).toBe('PIN_MISSING')
  expect(await name({ pin: '111111' })).toBe('PIN_WRONG')
  expect(await name()).toBe('WALLET_SHORT')
  expect(await name({ payment_id: 'pay-later' })).toBe('METHOD_REFUSED')
  expect(await billCount(poor)).toBe(0)
  expect(await bills.balance(poor)).toBe(149_999)
})

describe('a transfer', () => {
  const transfer = { payment_id: 'transfer-bca', pin: undefined }

  test('F-07 C-28: is one payment; its unique code returns with the first refund, once', async () => {
    const buyer = await bills.buyer(0)
    const { serial } = (await batches.create(buyer, batches.rows(4), transfer)).body.result
    const unpaid = await batches.read(buyer, serial)
    expect(unpaid).toMatchObject({ state: 'awaiting_payment', price: 200_000 })
    expect(unpaid.bills.map(({ open_payment }) => open_payment)).toEqual([null, null, null, null])
    const payment = await batches.payment(serial)
    expect(unpaid.open_payment).toBe(payment.id)
    expect(payment.unique_code).toBeGreaterThan(0)
    expect(payment.amount).toBe(200_000 + payment.unique_code)
    await batches.send()
    expect(biller.paid).toEqual([])
    await Promise.all([settled(serial, 'paid', buyer), settled(serial, 'paid', buyer)])
    biller.onPay = failing(1, 2)
    await batches.send()
    expect(await batches.read(buyer, serial)).toMatchObject({
      state: 'ended',
      open_payment: null,
      counts: { done: 2, refunded: 2 },
    })
    // Paid = price of done + refunds.
    expect(await bills.balance(buyer)).toBe(payment.amount - 2 * 50_000)
    const refunds = (await batches.read(buyer, serial)).bills.map((row) => row.refunded_amount)
    expect(refunds.filter((amount) => amount !== null).toSorted()).toEqual([
      50_000,
      50_000 + payment.unique_code,
    ])
  })

  test('F-07 C-28: its unique code stays with the batch while every row is done, as with a single bill', async () => {
    const buyer = await bills.buyer(0)
    const { serial } = (await batches.create(buyer, batches.rows(2), transfer)).body.result
    await settled(serial, 'paid', buyer)
    await batches.send()
    expect(await bills.balance(buyer)).toBe(0)
    const { extra } = await gateway.gateway.db
      .selectFrom('bill_batches')
      .select('extra')
      .where('serial', '=', serial)
      .executeTakeFirstOrThrow()
    expect(extra).toBe((await batches.payment(serial)).unique_code)
  })

  test('F-07: an unpaid batch is cancelled as a whole, once', async () => {
    const buyer = await bills.buyer(0)
    const { serial, bills: rows } = (await batches.create(buyer, batches.rows(3), transfer)).body
      .result
    const params = { serial }
    // No row ends alone.
    const one = { as: buyer.token, params: { serial: rows[0]!.serial } }
    expect((await gateway.call('cancelBill', one)).problem.name).toBe('NOT_CANCELLABLE')
    const cancel = () => gateway.call('cancelBillBatch', { as: buyer.token, params })
    expect((await cancel()).body.result).toMatchObject({
      state: 'cancelled',
      counts: { total: 3, open: 0 },
      open_payment: null,
    })
    expect((await cancel()).problem.name).toBe('NOT_CANCELLABLE')
    expect(await bills.balance(buyer)).toBe(0)
  })

  test('F-07: money that comes after the cancellation goes to the wallet with its code, and no row is sent', async () => {
    const buyer = await bills.buyer(0)
    const { serial, open_payment } = (await batches.create(buyer, batches.rows(2), transfer)).body
      .result
    await gateway.call('payment', { as: buyer.token, params: { id: open_payment! } })
    await gateway.call('cancelBillBatch', { as: buyer.token, params: { serial } })
    await settled(serial, 'paid', buyer)
    await batches.send()
    expect(biller.paid).toEqual([])
    expect(await bills.balance(buyer)).toBe((await batches.payment(serial)).amount)
    expect(await kinds(buyer)).toEqual(['BILL_PAYMENT_REFUNDED'])
  })

  test('F-07: an unpaid batch expires with all its rows and one notification; a failed attempt can be repeated', async () => {
    const buyer = await bills.buyer(0)
    const { serial } = (await batches.create(buyer, batches.rows(3), { ...transfer })).body.result
    await settled(serial, 'failed', buyer)
    expect((await batches.read(buyer, serial)).state).toBe('awaiting_payment')
    gateway.advance(24 * 3600 - 1)
    await runJob(gateway, 'end unpaid batches of bills')
    await runJob(gateway, 'end unpaid bills')
    expect((await batches.read(buyer, serial)).state).toBe('awaiting_payment')
    gateway.advance(2)
    await Promise.all([1, 2, 3].map(() => runJob(gateway, 'end unpaid batches of bills')))
    const after = await batches.read(buyer, serial)
    expect(after.state).toBe('expired')
    expect(after.bills.map(({ state }) => state)).toEqual(['expired', 'expired', 'expired'])
    expect((await batches.payment(serial)).state).toBe('expired')
    expect((await kinds(buyer)).toSorted()).toEqual(['BILL_BATCH_EXPIRED', 'BILL_PAYMENT_FAILED'])
  })
})

test('F-07: a gateway killed between rows: each row is paid at the biller once, and nothing is lost', async () => {
  const buyer = await bills.buyer(RICH)
  const { serial } = (await batches.create(buyer, batches.rows(60))).body.result
  // A killed gateway leaves rows that it has taken; of the first ten the request had left.
  const at = gateway.gateway.now()
  const taken = gateway.gateway.db
    .updateTable('bill_transactions')
    .set({ state: 'sent', sent_at: at, tries: 1, next_try_at: new Date(at.getTime() + HOLD_MS) })
    .where('user_id', '=', buyer.userId)
  await taken.where('batch_row', '<', 20).execute()
  const arrived = new Set(Array.from({ length: 10 }, (_, row) => phone(row)))
  biller.onStatus = async ({ number }) =>
    arrived.has(number) ? done : { ...unknown, outcome: 'unknown', detail: NOT_FOUND }
  biller.onPay = failing(15, 40)
  await batches.send()
  expect((await batches.read(buyer, serial)).counts).toMatchObject({ open: 20, done: 39 })
  gateway.advance(HOLD_MS / 1000 + 1)
  await batches.send()
  expect(await batches.read(buyer, serial)).toMatchObject({
    state: 'ended',
    counts: { total: 60, open: 0, done: 58, refunded: 2 },
  })
  const sent = biller.paid.map(({ reference }) => reference)
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent).toHaveLength(50)
  expect(await bills.balance(buyer)).toBe(RICH - 58 * 50_000)
  expect(await kinds(buyer)).toEqual(['BILL_BATCH_ENDED'])
})

test('F-07: a batch that takes longer than two hours is one notification', async () => {
  const buyer = await bills.buyer(RICH)
  await batches.create(buyer, batches.rows(5))
  biller.onPay = biller.onStatus = async () => unknown
  await batches.send()
  gateway.advance(2 * 3600 + 1)
  await batches.send()
  expect(await kinds(buyer)).toEqual(['BILL_DELAYED'])
})

test('F-07 P-01: another buyer’s batch is unknown', async () => {
  const [owner, stranger] = [await bills.buyer(RICH), await bills.buyer()]
  const { serial } = (await batches.create(owner, batches.rows(1))).body.result
  const params = { serial }
  for (const name of ['billBatch', 'billBatchFile', 'cancelBillBatch'] as const) {
    const answer = await gateway.call(name, { as: stranger.token, params })
    expect([answer.status, answer.problem.name]).toEqual([404, 'BATCH_UNKNOWN'])
  }
})
