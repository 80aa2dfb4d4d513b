import { randomUUID } from 'node:crypto'
import { applyEvent } from '../payments/settle.ts'
import { setStatus } from '../wallet/ledger.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { pulsa, token } from './testing-biller.ts'
import { METER, PIN, testBills, WALLET } from './testing-bills.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
beforeAll(() => bills.open())
beforeEach(async () => {
  bills.biller.offered[0] = pulsa
  gateway.advance(1)
  await bills.open()
})

const nameOf = async (answer: ReturnType<typeof bills.create>) => (await answer).problem.name
const count = async (userId: string) =>
  (
    await gateway.gateway.db
      .selectFrom('bill_transactions')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
  ).length

test('F-07: pays credit from the wallet with the PIN', async () => {
  const buyer = await bills.buyer()
  const { body } = await bills.create(buyer, { number: '+62 812-3456-7890' })
  expect(body.result).toMatchObject({
    state: 'paid',
    number: '081234567890',
    price: 50_000,
    payment_id: 'wallet',
    open_payment: null,
    can_cancel: false,
    has_receipt: false,
  })
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
})

test('F-07: one key makes one bill: two taps, a retry, and other contents', async () => {
  const buyer = await bills.buyer()
  const key = randomUUID()
  const taps = await Promise.all([bills.create(buyer, { key }), bills.create(buyer, { key })])
  expect(taps.map(({ status }) => status)).toEqual([200, 200])
  expect(taps[0]!.body.result.serial).toBe(taps[1]!.body.result.serial)
  expect((await bills.create(buyer, { key, pin: undefined })).status).toBe(200)
  expect(await nameOf(bills.create(buyer, { key, price: 60_000 }))).toBe('KEY_REUSED')
  expect(await bills.balance(buyer)).toBe(WALLET - 50_000)
  const byKey = await gateway.call('billByKey', { as: buyer.token, params: { key } })
  expect(byKey.body.result.serial).toBe(taps[0]!.body.result.serial)
})

test('F-07: two tabs buy once; the second has to confirm the same purchase, for ten minutes', async () => {
  const buyer = await bills.buyer()
  const tabs = await Promise.all([bills.create(buyer), bills.create(buyer)])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(tabs.find(({ status }) => status === 409)!.problem.name).toBe('SAME_AGAIN')
  expect(await count(buyer.userId)).toBe(1)
  expect((await bills.create(buyer, { again: true })).status).toBe(200)
  expect((await bills.create(buyer, { number: '081299998888' })).status).toBe(200)
  gateway.advance(601)
  expect((await bills.create(buyer)).status).toBe(200)
})

test('F-07: the wallet’s PIN: missing, not set, wrong, and blocked after five guesses', async () => {
  const without = await gateway.signedIn()
  expect(await nameOf(bills.create(without))).toBe('PIN_MISSING')
  const buyer = await bills.buyer()
  expect(await nameOf(bills.create(buyer, { pin: undefined }))).toBe('PIN_MISSING')
  const wrong = await bills.create(buyer, { pin: '111111' })
  expect(wrong.problem).toMatchObject({
    name: 'PIN_WRONG',
    message: 'PIN salah. Sisa 4 percobaan.',
  })
  const guesses = await Promise.all(
    ['222222', '333333', '444444', '555555', '666666', '777777'].map((pin) =>
      nameOf(bills.create(buyer, { pin })),
    ),
  )
  expect(guesses.filter((name) => name === 'PIN_WRONG')).toHaveLength(4)
  expect(await nameOf(bills.create(buyer, { pin: PIN }))).toBe('PIN_BLOCKED')
  expect(await bills.balance(buyer)).toBe(WALLET)
})

test('F-07: ten payments at once with the right PIN are all taken, also after wrong guesses', async () => {
  const buyer = await bills.buyer(10 * 60_000)
  for (const pin of ['111111', '222222']) await bills.create(buyer, { pin })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => bills.create(buyer, { number: `08129999000${at}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('F-07: a short or barred wallet pays nothing', async () => {
  const poor = await bills.buyer(49_999)
  expect(await nameOf(bills.create(poor))).toBe('WALLET_SHORT')
  const barred = await bills.buyer()
  await setStatus(gateway.gateway.db, barred.userId, 'suspended')
  const answer = await bills.create(barred)
  expect(answer.problem.name).toBe('METHOD_REFUSED')
  expect(answer.problem.message).toContain('ditangguhkan')
  expect(await count(poor.userId)).toBe(0)
})

test('F-07: a price that rose since the list is refused with the new one; a lower one is taken', async () => {
  const buyer = await bills.buyer()
  bills.biller.offered[0] = { ...pulsa, cost: 50_200 }
  gateway.advance(1)
  await bills.open()
  const answer = await bills.create(buyer)
  expect(answer.problem).toMatchObject({ name: 'PRICE_CHANGED', data: { price: 50_500 } })
  expect(answer.problem.message).toContain('50.500')
  expect((await bills.create(buyer, { price: 51_000 })).body.result.price).toBe(50_500)
  expect(await bills.balance(buyer)).toBe(WALLET - 50_500)
})

test('F-07: a product closed or cut off since the confirmation is not sold', async () => {
  const buyer = await bills.buyer()
  bills.biller.offered[0] = { ...pulsa, open: false }
  gateway.advance(1)
  await bills.open()
  expect(await nameOf(bills.create(buyer))).toBe('PRODUCT_CLOSED')
  const hour = (ahead: number) =>
    new Date(gateway.gateway.now().getTime() + (7 + ahead) * 3_600_000).toISOString().slice(11, 16)
  const until = hour(1)
  bills.biller.offered[0] = { ...pulsa, cutOff: { from: hour(-1), to: until } }
  gateway.advance(1)
  await bills.open()
  const answer = await bills.create(buyer)
  expect(answer.problem.name).toBe('CUT_OFF')
  expect(answer.problem.message).toContain(`${until} WIB`)
  expect(await nameOf(bills.create(buyer, { product: 'nothing' }))).toBe('PRODUCT_UNKNOWN')
  expect(await nameOf(bills.create(buyer, { number: '12' }))).toBe('NUMBER_INVALID')
})

describe('a monthly bill', () => {
  const pay = async (buyer: Awaited<ReturnType<typeof bills.buyer>>, more: object = {}) => {
    const inquiry = (await bills.inquire(buyer)).body.result
    return bills.create(buyer, {
      product: 'pln-pasca',
      number: METER,
      inquiry_id: inquiry.id,
      price: inquiry.price,
      ...more,
    })
  }

  test('F-07: is paid with the reference of its inquiry and at most at its amount', async () => {
    const buyer = await bills.buyer()
    const { body } = await pay(buyer)
    expect(body.result).toMatchObject({ owner: 'SITI AMINAH', amount: 231_000, admin: 2_500 })
    const row = await bills.row(body.result.serial)
    expect(row.reference).toBe(bills.biller.inquiries.at(-1)!.reference)
    expect(row).toMatchObject({ max_cost: 233_000, biller_reference: 'inq-1' })
  })

  test('F-07: needs an inquiry of this buyer, this number and this product, and uses it once', async () => {
    const buyer = await bills.buyer()
    for (const more of [
      { inquiry_id: undefined },
      { inquiry_id: 'nothing' },
      { number: '12345678902' },
      { months: 2 },
      { inquiry_id: (await bills.inquire(await bills.buyer())).body.result.id },
    ])
      expect((await pay(buyer, more)).problem.name).toBe('INQUIRY_STALE')
    const { id } = (await bills.inquire(buyer)).body.result
    expect((await pay(buyer, { inquiry_id: id })).status).toBe(200)
    expect((await pay(buyer, { inquiry_id: id, again: true })).problem.name).toBe('INQUIRY_STALE')
  })

  test('F-07: has one unfinished purchase at a time, however it is paid and confirmed', async () => {
    const buyer = await bills.buyer()
    const inquiries = await Promise.all([1, 2, 3].map(() => bills.inquire(buyer)))
    const ways = ['va-bca', 'wallet', 'qris']
    const answers = await Promise.all(
      inquiries.map(({ body: { result } }, at) =>
        bills.create(buyer, {
          product: 'pln-pasca',
          number: METER,
          inquiry_id: result.id,
          price: result.price,
          payment_id: ways[at],
          again: true,
        }),
      ),
    )
    const made = answers.find(({ status }) => status === 200)!.body.result
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ problem }) => problem)).toMatchObject(
      [1, 2].map(() => ({ name: 'BILL_OPEN', data: { serial: made.serial } })),
    )
    expect(await count(buyer.userId)).toBe(1)
    // The bill of another buyer or another number is another bill.
    expect((await pay(await bills.buyer())).status).toBe(200)
    const other = (await bills.inquire(buyer, 'pln-pasca', '12345678902')).body.result
    const more = { number: '12345678902', inquiry_id: other.id }
    expect((await pay(buyer, more)).status).toBe(200)
  })

  test('F-07: can be paid in another way after its unpaid purchase was cancelled', async () => {
    const buyer = await bills.buyer()
    const { serial } = (await pay(buyer, { payment_id: 'va-bca' })).body.result
    expect((await pay(buyer)).problem.name).toBe('BILL_OPEN')
    await gateway.call('cancelBill', { as: buyer.token, params: { serial } })
    expect((await pay(buyer)).status).toBe(200)
  })

  test('F-07: an inquiry from before the bill was paid is stale; a new one is judged by the biller', async () => {
    const buyer = await bills.buyer()
    const before = (await bills.inquire(buyer)).body.result
    gateway.advance(1)
    const { serial } = (await pay(buyer)).body.result
    await bills.work()
    expect((await bills.row(serial)).state).toBe('done')
    gateway.advance(1)
    const stale = await pay(buyer, { inquiry_id: before.id, again: true })
    expect(stale.problem.name).toBe('INQUIRY_STALE')
    // E.g. the next months of BPJS.
    expect((await pay(buyer, { again: true })).status).toBe(200)
  })

  test('F-07: an inquiry of 23:58 WIB is stale at 00:02', async () => {
    const buyer = await bills.buyer()
    const day = 24 * 3_600_000
    const sinceMidnight = (gateway.gateway.now().getTime() + 7 * 3_600_000) % day
    gateway.advance((day - sinceMidnight) / 1000 - 120)
    const inquiry = (await bills.inquire(buyer)).body.result
    gateway.advance(240)
    const more = { inquiry_id: inquiry.id, price: inquiry.price }
    const late = await bills.create(buyer, { product: 'pln-pasca', number: METER, ...more })
    expect(late.problem.name).toBe('INQUIRY_STALE')
  })
})

test('F-07: a token takes the inquiry of its meter, which was made before the nominal was chosen', async () => {
  const buyer = await bills.buyer()
  const { offered, inquiry: before } = bills.biller
  const open = { ...token, cutOff: null }
  bills.biller.offered = [open, { ...open, code: 'pln-50', nominal: 50_000, cost: 51_500 }]
  bills.biller.inquiry = { ...before, amount: null, admin: null } as typeof before
  gateway.advance(1)
  await bills.open()
  const { id } = (await bills.inquire(buyer, 'pln-50')).body.result
  const wanted = { product: token.code, number: METER, inquiry_id: id, price: 102_000 }
  expect((await bills.create(buyer, wanted)).body.result).toMatchObject({
    product_code: 'pln-100',
    owner: 'SITI AMINAH',
    price: 102_000,
  })
  const other = { ...wanted, number: '12345678902' }
  expect(await nameOf(bills.create(buyer, other))).toBe('INQUIRY_STALE')
  Object.assign(bills.biller, { offered, inquiry: before })
})

describe('another payment method', () => {
  const paymentOf = (serial: string) =>
    gateway.gateway.db
      .selectFrom('payments')
      .selectAll()
      .where('subject_type', '=', 'bill')
      .where('subject_serial', '=', serial)
      .executeTakeFirstOrThrow()
  const unpaid = async (buyer: Awaited<ReturnType<typeof bills.buyer>>, payment_id: string) => {
    const { body } = await bills.create(buyer, { payment_id, pin: undefined })
    return body.result
  }
  const opened = async (buyer: { token: string }, id: string) => {
    await gateway.call('payment', { as: buyer.token, params: { id } })
    return gateway.gateway.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  test('F-07 C-28: a transfer waits for its money, which includes the unique code', async () => {
    const buyer = await bills.buyer()
    const bill = await unpaid(buyer, 'transfer-bca')
    expect(bill).toMatchObject({ state: 'awaiting_payment', price: 50_000, can_cancel: true })
    const payment = await opened(buyer, bill.open_payment!)
    expect(payment.amount).toBe(50_000 + payment.unique_code)
    await bills.work()
    expect((await bills.row(bill.serial)).sent_at).toBeNull()
    const { id: payment_id, amount } = payment
    const event = { payment_id, reference: payment.reference!, event: 'paid' as const, amount }
    await applyEvent(gateway.gateway, event)
    expect(await bills.row(bill.serial)).toMatchObject({ state: 'paid', paid_amount: amount })
    expect(await bills.balance(buyer)).toBe(WALLET)
    await applyEvent(gateway.gateway, event)
    expect(await bills.notifications(buyer)).toMatchObject([
      { kind: 'BILL_PAID', bill_serial: bill.serial },
    ])
  })

  test('F-07: credit terms, unknown methods and amounts outside the limits are refused', async () => {
    const buyer = await bills.buyer()
    for (const payment_id of ['pay-later', 'borong-plus-partner', 'nothing'])
      expect(await nameOf(bills.create(buyer, { payment_id }))).toBe('METHOD_REFUSED')
    bills.biller.offered[0] = { ...pulsa, cost: 4_700, nominal: 5_000 }
    gateway.advance(1)
    await bills.open()
    const small = await bills.create(buyer, { payment_id: 'va-bca', price: 5_000 })
    expect(small.problem.message).toContain('10.000')
    expect(await count(buyer.userId)).toBe(0)
  })

  test('F-07: an unpaid bill is cancelled once, and money that comes later goes to the wallet', async () => {
    const buyer = await bills.buyer()
    const bill = await unpaid(buyer, 'va-bca')
    const payment = await opened(buyer, bill.open_payment!)
    const cancel = () =>
      gateway.call('cancelBill', { as: buyer.token, params: { serial: bill.serial } })
    expect((await cancel()).body.result).toMatchObject({ state: 'cancelled', open_payment: null })
    expect((await cancel()).problem.name).toBe('NOT_CANCELLABLE')
    const { id: payment_id, amount } = payment
    const event = { payment_id, reference: payment.reference!, event: 'paid' as const, amount }
    await applyEvent(gateway.gateway, event)
    expect(await bills.balance(buyer)).toBe(WALLET + 50_000)
    expect(await bills.row(bill.serial)).toMatchObject({ state: 'cancelled', sent_at: null })
    expect((await bills.notifications(buyer)).map(({ kind }) => kind)).toEqual([
      'BILL_PAYMENT_REFUNDED',
    ])
  })

  test('F-07: an unpaid bill expires at its deadline and tells its buyer', async () => {
    const buyer = await bills.buyer()
    const bill = await unpaid(buyer, 'qris')
    const jobs = gateway.gateway.domains.find(({ name }) => name === 'billing')!.jobs!
    const expire = jobs.find(({ name }) => name === 'end unpaid bills')!
    gateway.advance(3_599)
    await expire.run(gateway.gateway)
    expect((await bills.row(bill.serial)).state).toBe('awaiting_payment')
    gateway.advance(2)
    await expire.run(gateway.gateway)
    expect((await bills.row(bill.serial)).state).toBe('expired')
    expect((await paymentOf(bill.serial)).state).toBe('expired')
    expect((await bills.notifications(buyer))[0]).toMatchObject({
      kind: 'BILL_EXPIRED',
      bill_serial: bill.serial,
    })
  })
})

test('F-07 P-01: another buyer’s serial and key are unknown', async () => {
  const [owner, stranger] = [await bills.buyer(), await bills.buyer()]
  const key = randomUUID()
  const { serial } = await bills.bought(owner, { key })
  const as = stranger.token
  expect((await gateway.call('bill', { as, params: { serial } })).status).toBe(404)
  expect((await gateway.call('billByKey', { as, params: { key } })).status).toBe(404)
  expect((await gateway.call('cancelBill', { as, params: { serial } })).status).toBe(404)
  expect((await gateway.call('bills', { as, query: {} })).body.result.items).toEqual([])
})

test('F-07: lists the newest bills first, by kind, state, month in WIB and search', async () => {
  const buyer = await bills.buyer()
  const first = await bills.bought(buyer)
  gateway.advance(1)
  const second = await bills.bought(buyer, { number: '081299998888' })
  const list = async (query: object) =>
    (await gateway.call('bills', { as: buyer.token, query })).body.result.items.map(
      ({ serial }) => serial,
    )
  expect(await list({})).toEqual([second.serial, first.serial])
  expect(await list({ q: '9999888' })).toEqual([second.serial])
  expect(await list({ kind: 'bpjs' })).toEqual([])
  expect(await list({ state: 'open' })).toHaveLength(2)
  expect(await list({ state: 'done' })).toEqual([])
  const month = new Date(gateway.gateway.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  expect(await list({ month })).toHaveLength(2)
  expect(await list({ month: '2020-02' })).toEqual([])
})
