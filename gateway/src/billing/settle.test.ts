import { openTestGateway } from '../testing/open-test-gateway.ts'
import { setStatus } from '../wallet/ledger.ts'
import { DEPOSIT_EMPTY, NOT_FOUND, type PayOutcome } from './bill-provider.ts'
import { HOLD_MS } from './pauses.ts'
import { requestsInFlight, sendAllBills, sendBills } from './send.ts'
import { settle } from './settle.ts'
import { done, doneWithToken, failed, pending, unknown } from './testing-biller.ts'
import { METER, testBills, WALLET } from './testing-bills.ts'
import { insertBillRows } from './testing-rows.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const { biller } = bills
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => done
  biller.onStatus = async () => done
  biller.paid.length = 0
  biller.received.length = 0
  biller.prepaidStatusDays = null
})
// Bills of a test must not be due in the next one.
afterEach(() =>
  gateway.gateway.db.updateTable('bill_transactions').set({ next_try_at: null }).execute(),
)

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const answers = (outcome: PayOutcome) => async () => outcome
const report = (id: string, source: 'pay' | 'status', outcome: PayOutcome) =>
  settle(gateway.gateway, id, { source, outcome })

test('F-07: a paid bill is sent once and is done, with its serial number', async () => {
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await Promise.all([bills.work(), bills.work()])
  await bills.workLater(DAY_S)
  expect(biller.paid).toEqual([
    expect.objectContaining({
      reference: bill.reference,
      code: 'tsel-50',
      number: '081234567890',
      maxCost: 49_700,
      callbackUrl: expect.stringMatching(/\/billing\/v1\/callbacks\/demo$/) as string,
    }),
  ])
  expect(biller.received).toEqual([])
  expect(await bills.read(buyer, bill.serial)).toMatchObject({
    state: 'done',
    biller_serial: 'SN-1',
    has_receipt: true,
    failure: null,
  })
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
})

test('F-07 P-01: a token is encrypted; its notification shows the last digits and leads to the bill', async () => {
  biller.onPay = answers(doneWithToken)
  await gateway.gateway.db
    .updateTable('bill_products')
    .set({ cut_off_from: null, cut_off_to: null })
    .execute()
  const buyer = await bills.buyer()
  const inquiry = (await bills.inquire(buyer, 'pln-100')).body.result
  const more = { product: 'pln-100', number: METER, price: 102_000, inquiry_id: inquiry.id }
  const bill = await bills.bought(buyer, more)
  await bills.work()
  expect(await bills.read(buyer, bill.serial)).toMatchObject({
    token: '12345678901234567890',
    owner: 'SITI AMINAH',
    amount: 100_000,
    admin: 2_000,
    facts: [{ label: 'kWh', value: '67,1' }],
  })
  const stored = JSON.stringify([await bills.row(bill.serial), await bills.events(bill)])
  expect(stored).not.toContain('12345678901234567890')
  expect(stored).not.toContain('SITI')
  const [news] = await bills.notifications(buyer)
  expect(news).toMatchObject({ kind: 'BILL_DONE', order_id: null, bill_serial: bill.serial })
  expect(news?.message).toContain('•••• 7890')
  expect(news?.message).not.toContain('123456')
})

test('F-07: done without a serial number is done; a later report adds the number', async () => {
  biller.onPay = answers({ ...done, billerSerial: null } as PayOutcome)
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  expect(await bills.read(buyer, bill.serial)).toMatchObject({ state: 'done', biller_serial: null })
  await bills.callback(bill.reference, done)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({ biller_serial: 'SN-1' })
  expect(await bills.notifications(buyer)).toHaveLength(1)
})

test('F-07: a definite failure returns the price to the wallet, once, also to a barred one', async () => {
  biller.onPay = answers(failed)
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await setStatus(gateway.gateway.db, buyer.userId, 'banned')
  await bills.work()
  await report(bill.id, 'status', failed)
  expect(await bills.balance(buyer)).toBe(WALLET)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({
    state: 'refunded',
    refunded_amount: 50_000,
    failure: { code: 'NUMBER_UNKNOWN' },
    has_receipt: false,
  })
  expect((await bills.notifications(buyer)).map(({ kind }) => kind)).toEqual(['BILL_REFUNDED'])
})

test('F-07: a failed transfer returns its unique code too', async () => {
  biller.onPay = answers(failed)
  const buyer = await bills.buyer()
  const { serial } = (await bills.create(buyer, { payment_id: 'transfer-bca', pin: undefined }))
    .body.result
  await gateway.gateway.db
    .updateTable('bill_transactions')
    .set({ state: 'paid', paid_amount: 50_123, next_try_at: gateway.gateway.now() })
    .where('serial', '=', serial)
    .execute()
  await bills.work()
  expect((await bills.row(serial)).refunded_amount).toBe(50_123)
  expect(await bills.balance(buyer)).toBe(WALLET + 50_123)
})

test.each([
  ['a server error', answers(unknown)],
  ['a broken connection', () => Promise.reject(new Error('socket hang up'))],
])('F-07: %s is pending, and the status decides', async (_, onPay) => {
  biller.onPay = onPay
  biller.onStatus = answers(pending)
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  await bills.workLater(10)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({ state: 'pending' })
  biller.onStatus = answers(done)
  await bills.workLater(60)
  expect(await bills.read(buyer, bill.serial)).toMatchObject({ state: 'done' })
  expect(biller.paid).toHaveLength(1)
})

test('F-07: a biller that hangs holds up no other bill, and its answer is unknown after a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] })
  try {
    const buyer = await bills.buyer()
    biller.onPay = ({ number }) =>
      number === '081299998888' ? new Promise(() => {}) : Promise.resolve(done)
    const hanging = await bills.bought(buyer, { number: '081299998888' })
    const requests = await sendBills(gateway.gateway)
    const other = await bills.bought(buyer)
    await bills.work()
    expect((await bills.row(other.serial)).state).toBe('done')
    expect((await bills.row(hanging.serial)).state).toBe('sent')
    jest.advanceTimersByTime(60_000)
    await Promise.all(requests)
    expect((await bills.row(hanging.serial)).state).toBe('pending')
    expect(await bills.events(hanging)).toMatchObject([{ outcome: 'unknown' }])
  } finally {
    jest.useRealTimers()
  }
})

test('F-07: one run works off more bills than a gateway sends at a time', async () => {
  const { userId } = await bills.buyer(0)
  const at = gateway.gateway.now()
  const rows = await Promise.all(
    Array.from({ length: 120 }, () => insertBillRows(gateway.gateway, userId)),
  )
  const ids = rows.map(({ id }) => id)
  await gateway.gateway.db
    .updateTable('bill_transactions')
    .set({ state: 'paid', paid_amount: 50_000, next_try_at: at })
    .where('id', 'in', ids)
    .execute()
  await sendAllBills(gateway.gateway)
  await Promise.all(requestsInFlight(gateway.gateway))
  expect(new Set(biller.paid.map(({ reference }) => reference)).size).toBe(120)
  expect(biller.paid).toHaveLength(120)
})

test('F-07: pauses between status requests grow, and equal answers are one event', async () => {
  biller.onPay = answers(pending)
  biller.onStatus = answers(pending)
  const bill = await bills.bought(await bills.buyer())
  await bills.work()
  const pauses: number[] = []
  for (let step = 0; step < 9; step++) {
    const { next_try_at } = await bills.row(bill.serial)
    const pause = (next_try_at!.getTime() - gateway.gateway.now().getTime()) / 1000
    pauses.push(Math.round(pause))
    await bills.workLater(pause + 0.5)
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
  expect(await bills.events(bill)).toHaveLength(2)
})

test('F-07: two hours tell the buyer once, 24 hours the desk', async () => {
  biller.onPay = answers(pending)
  biller.onStatus = answers(pending)
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  await bills.workLater(2 * HOUR_S - 60)
  expect(await bills.notifications(buyer)).toEqual([])
  await bills.workLater(HOUR_S)
  await bills.workLater(HOUR_S)
  expect((await bills.notifications(buyer)).map(({ kind }) => kind)).toEqual(['BILL_DELAYED'])
  expect((await bills.row(bill.serial)).alarm).toBeNull()
  await bills.workLater(DAY_S)
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'pending', alarm: 'PENDING_LONG' })
  biller.onStatus = answers(done)
  await bills.workLater(2 * HOUR_S)
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'done', alarm: null })
})

test('F-07: an old prepaid payment is never asked for, because the request would buy again', async () => {
  biller.prepaidStatusDays = 80
  biller.onPay = answers(pending)
  biller.onStatus = answers(pending)
  const bill = await bills.bought(await bills.buyer())
  await bills.work()
  await bills.workLater(79 * DAY_S)
  expect(biller.received).toHaveLength(1)
  await bills.workLater(2 * DAY_S)
  await bills.workLater(DAY_S)
  expect(biller.received).toHaveLength(1)
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'pending', alarm: 'PENDING_LONG' })
})

test('F-07: the shop’s empty deposit refunds nothing, alerts the desk, and the bill is sent when it is filled', async () => {
  biller.onPay = answers({ outcome: 'unknown', detail: DEPOSIT_EMPTY })
  biller.onStatus = answers({ outcome: 'unknown', detail: NOT_FOUND })
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'pending', alarm: 'DEPOSIT_EMPTY' })
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
  biller.onPay = answers(done)
  await bills.workLater(HOLD_MS / 1000 + 1)
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'done', alarm: null })
})

describe('a killed gateway', () => {
  // The requests of the killed gateways end with their tests, so that nothing waits for them.
  const lost: (() => void)[] = []
  afterEach(() => lost.splice(0).forEach((end) => end()))

  /** The bill as a gateway leaves it that dies after the commit of `sent`. */
  const dieAfterSent = async () => {
    const buyer = await bills.buyer()
    const bill = await bills.bought(buyer)
    biller.onPay = () => new Promise((resolve) => lost.push(() => resolve(pending)))
    void sendBills(gateway.gateway)
    // Another connection sees the state before the gateway has called the biller.
    while ((await bills.row(bill.serial)).state !== 'sent' || biller.paid.length === 0);
    biller.onPay = answers(done)
    biller.paid.length = 0
    return { buyer, bill }
  }

  test('F-07: between paid and sent: another gateway sends the bill', async () => {
    const bill = await bills.bought(await bills.buyer())
    expect(bill).toMatchObject({ state: 'paid', sent_at: null })
    await bills.workLater(DAY_S)
    expect(biller.paid).toHaveLength(1)
    expect((await bills.row(bill.serial)).state).toBe('done')
  })

  test('F-07: after sent: another one asks for the status and does not send', async () => {
    const { bill } = await dieAfterSent()
    await bills.workLater(HOLD_MS / 1000 - 10)
    expect(biller.received).toEqual([])
    await bills.workLater(11)
    expect(biller.received.map(({ reference }) => reference)).toEqual([bill.reference])
    expect(biller.paid).toEqual([])
    expect((await bills.row(bill.serial)).state).toBe('done')
  })

  test('F-07: before the request left: the biller knows no payment, so the same reference is sent', async () => {
    biller.onStatus = answers({ outcome: 'unknown', detail: NOT_FOUND })
    const { bill } = await dieAfterSent()
    await bills.workLater(HOLD_MS / 1000 + 1)
    expect(biller.paid.map(({ reference }) => reference)).toEqual([bill.reference])
    expect((await bills.row(bill.serial)).state).toBe('done')
  })

  test('F-07: a payment that the biller does not know after a day is the desk’s, and is not sent again', async () => {
    biller.onStatus = answers({ outcome: 'unknown', detail: NOT_FOUND })
    const { bill } = await dieAfterSent()
    await bills.workLater(DAY_S + 1)
    expect(biller.received).toHaveLength(1)
    expect(biller.paid).toEqual([])
    expect(await bills.row(bill.serial)).toMatchObject({ state: 'pending', alarm: 'PENDING_LONG' })
  })

  test('F-07: two gateways that both miss the payment send it once', async () => {
    const slow = Promise.withResolvers<PayOutcome>()
    const missing: PayOutcome = { outcome: 'unknown', detail: NOT_FOUND }
    const { bill } = await dieAfterSent()
    biller.onStatus = () => slow.promise
    gateway.advance(HOLD_MS / 1000 + 1)
    const first = await sendBills(gateway.gateway)
    // The first one takes longer than its hold, so the second one takes over.
    biller.onStatus = answers(missing)
    await bills.workLater(HOLD_MS / 1000 + 1)
    slow.resolve(missing)
    await Promise.all(first)
    expect(biller.received).toHaveLength(2)
    expect(biller.paid.map(({ reference }) => reference)).toEqual([bill.reference])
  })

  test('F-07: a payment that was sent again is given time to arrive, too', async () => {
    biller.onStatus = answers({ outcome: 'unknown', detail: NOT_FOUND })
    await dieAfterSent()
    biller.onPay = answers(unknown)
    await bills.workLater(HOLD_MS / 1000 + 1)
    expect(biller.paid).toHaveLength(1)
    await bills.workLater(60)
    expect(biller.received).toHaveLength(2)
    expect(biller.paid).toHaveLength(1)
  })

  test('F-07: a payment that may be in flight is not sent again, although the biller does not know it yet', async () => {
    biller.onPay = answers(unknown)
    biller.onStatus = answers({ outcome: 'unknown', detail: NOT_FOUND })
    const bill = await bills.bought(await bills.buyer())
    await bills.work()
    await bills.workLater(30)
    expect(biller.received).toHaveLength(1)
    expect(biller.paid).toHaveLength(1)
    expect((await bills.row(bill.serial)).state).toBe('pending')
  })
})

test('F-07: done after the refund stays refunded and alerts the desk', async () => {
  biller.onPay = answers(failed)
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  await report(bill.id, 'status', doneWithToken)
  expect(await bills.row(bill.serial)).toMatchObject({
    state: 'refunded',
    alarm: 'DONE_AFTER_REFUND',
    token_sealed: null,
  })
  expect(await bills.balance(buyer)).toBe(WALLET)
  expect(await bills.notifications(buyer)).toHaveLength(1)
})

test('F-07: failed after done stays done and alerts the desk', async () => {
  const buyer = await bills.buyer()
  const bill = await bills.bought(buyer)
  await bills.work()
  await report(bill.id, 'status', failed)
  expect(await bills.row(bill.serial)).toMatchObject({ state: 'done', alarm: 'FAILED_AFTER_DONE' })
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
})
