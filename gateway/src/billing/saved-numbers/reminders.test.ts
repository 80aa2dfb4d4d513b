import { randomUUID } from 'node:crypto'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { setStatus } from '../../wallet/ledger.ts'
import { TestBiller } from '../testing-biller.ts'
import { METER, PHONE, PIN, testBills, useBiller, WALLET } from '../testing-bills.ts'
import { advanceTo, runJob } from '../testing-clock.ts'
import { isPaidSince } from './paid-since.ts'

const gateway = openTestGateway()
const bills = testBills(gateway)
const found = new TestBiller().inquiry
beforeAll(() => bills.open())
beforeEach(() => {
  bills.biller.inquiry = found
  bills.biller.inquiries.length = 0
})
afterEach(async () => {
  const { db } = gateway.gateway
  await db.updateTable('bill_numbers').set({ remind_at: null }).execute()
  await db.updateTable('bill_transactions').set({ next_try_at: null }).execute()
})

type Buyer = Awaited<ReturnType<typeof bills.buyer>>
const job = () => runJob(gateway, 'remind buyers of bills')
const autopay = () => runJob(gateway, 'pay bills automatically')
const refused = (problem: 'BILLER_DOWN' | 'NO_BILL_YET' | 'BILL_PAID' | 'ARREARS_FIRST') => {
  bills.biller.inquiry = { outcome: 'refused', problem }
}

async function reminder(buyer: Buyer, day: number, more: object = {}, number: object = {}) {
  const { body } = await gateway.call('saveBillNumber', {
    as: buyer.token,
    body: { kind: 'electricity', product: 'pln-pasca', number: METER, label: 'Toko', ...number },
  })
  const set = await gateway.call('setBillReminder', {
    as: buyer.token,
    params: { id: body.result.id },
    body: { day, ...more },
  })
  expect(set.status).toBe(200)
  return set.body.result
}
const kinds = async (buyer: Buyer) => (await bills.notifications(buyer)).map(({ kind }) => kind)
const history = async (buyer: Buyer) =>
  (await gateway.call('bills', { as: buyer.token, query: {} })).body.result.items
const due = async (buyer: Buyer) =>
  (await gateway.call('billsDue', { as: buyer.token })).body.result
const nextOn = async (buyer: Buyer) =>
  (await gateway.call('billNumbers', { as: buyer.token })).body.result.items[0]!.reminder?.next_on

describe('a reminder', () => {
  test('F-07: comes at 08:00 in WIB of its day, once across gateways, and moves on to the last day of February', async () => {
    advanceTo(gateway, '2027-01-10T12:00+07:00')
    const buyer = await bills.buyer()
    expect((await reminder(buyer, 31)).reminder?.next_on).toBe('2027-01-31')
    // 10:00 in WIT is 08:00 in WIB.
    advanceTo(gateway, '2027-01-31T09:59:30+09:00')
    await job()
    expect(await kinds(buyer)).toEqual([])
    advanceTo(gateway, '2027-01-31T10:00:00+09:00')
    await Promise.all([job(), job(), job()])
    await job()
    expect(await kinds(buyer)).toEqual(['BILL_REMINDER'])
    expect((await bills.notifications(buyer))[0]!.message).toContain(`Toko ${METER}`)
    expect(await nextOn(buyer)).toBe('2027-02-28')
    advanceTo(gateway, '2027-02-28T08:00:00+07:00')
    await job()
    expect(await kinds(buyer)).toHaveLength(2)
    expect(await nextOn(buyer)).toBe('2027-03-31')
    expect(await history(buyer)).toEqual([])
  })

  test('F-07: does not come when the number was paid in this month, also while the biller works on it', async () => {
    advanceTo(gateway, '2027-04-02T12:00+07:00')
    const buyer = await bills.buyer()
    await reminder(buyer, 20, {}, { kind: 'pulsa', product: 'tsel-50', number: PHONE })
    const bill = await bills.bought(buyer)
    advanceTo(gateway, '2027-04-20T08:00+07:00')
    await job()
    expect(await kinds(buyer)).toEqual([])
    expect(await nextOn(buyer)).toBe('2027-05-20')
    // It was paid at 23:00 in WIB of 30 April, which is May in WIT.
    await gateway.gateway.db
      .updateTable('bill_transactions')
      .set({ paid_at: new Date('2027-05-01T01:00+09:00'), state: 'done' })
      .where('id', '=', bill.id)
      .execute()
    const of = { kind: 'pulsa' as const, number: PHONE }
    const owner = { user_id: buyer.userId, company_id: null }
    const since = (moment: string) => isPaidSince(gateway.gateway.db, owner, of, new Date(moment))
    expect(await since('2027-05-01T00:00+07:00')).toBe(false)
    expect(await since('2027-04-01T00:00+07:00')).toBe(true)
    advanceTo(gateway, '2027-05-20T08:00+07:00')
    await job()
    expect(await kinds(buyer)).toEqual(['BILL_REMINDER'])
  })

  test('F-07: comes once after a stop of months, and of more numbers than one round takes', async () => {
    advanceTo(gateway, '2027-05-25T12:00+07:00')
    const buyer = await bills.buyer()
    await reminder(buyer, 26)
    const [row] = await gateway.gateway.db
      .selectFrom('bill_numbers')
      .selectAll()
      .where('user_id', '=', buyer.userId)
      .execute()
    const copies = Array.from({ length: 150 }, (_, at) => ({
      ...row!,
      id: randomUUID(),
      number: `${20_000_000_000 + at}`,
    }))
    await gateway.gateway.db.insertInto('bill_numbers').values(copies).execute()
    advanceTo(gateway, '2027-08-27T12:00+07:00')
    await job()
    const { count } = await gateway.gateway.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', buyer.userId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(151)
    expect(await nextOn(buyer)).toBe('2027-09-26')
  })
})

describe('N-07: home', () => {
  test('F-07: shows a number a week before its reminder and after it, until it is paid', async () => {
    advanceTo(gateway, '2027-09-01T12:00+07:00')
    const buyer = await bills.buyer()
    await reminder(buyer, 20, {}, { kind: 'pulsa', product: 'tsel-50', number: PHONE })
    expect((await due(buyer)).due).toEqual([])
    advanceTo(gateway, '2027-09-14T12:00+07:00')
    expect((await due(buyer)).due).toMatchObject([{ due_on: '2027-09-20' }])
    advanceTo(gateway, '2027-09-20T08:00+07:00')
    await job()
    advanceTo(gateway, '2027-10-02T08:00+07:00')
    expect((await due(buyer)).due).toMatchObject([
      { due_on: '2027-09-20', number: { label: 'Toko' } },
    ])
    const bill = await bills.bought(buyer)
    const shown = await due(buyer)
    expect(shown.due).toEqual([])
    expect(shown.open.map(({ serial }) => serial)).toEqual([bill.serial])
    await bills.work()
    advanceTo(gateway, '2027-10-14T08:00+07:00')
    expect(await due(buyer)).toEqual({ due: [], open: [] })
  })

  test('P-01: shows nothing of another buyer', async () => {
    const buyer = await bills.buyer()
    await bills.bought(buyer)
    await reminder(buyer, 15)
    expect(await due(await bills.buyer())).toEqual({ due: [], open: [] })
  })
})

describe('autopay', () => {
  const cap = (autopay_cap: number) => ({ autopay_cap, pin: PIN })

  test('F-07: pays the bill from the wallet once, with three gateways and after a kill, and tells the buyer', async () => {
    advanceTo(gateway, '2027-11-01T12:00+07:00')
    const buyer = await bills.buyer()
    await reminder(buyer, 5, cap(300_000))
    advanceTo(gateway, '2027-11-05T08:00+07:00')
    await Promise.all([job(), job(), job()])
    await Promise.all([autopay(), autopay(), autopay()])
    gateway.advance(600)
    await autopay()
    const [bill, ...more] = await history(buyer)
    expect(more).toEqual([])
    expect(bill).toMatchObject({ state: 'paid', price: 233_500, payment_id: 'wallet' })
    expect(await bills.balance(buyer)).toBe(WALLET - 233_500)
    expect(await bills.notifications(buyer)).toMatchObject([
      { kind: 'BILL_AUTOPAID', bill_serial: bill!.serial },
    ])
    expect(await nextOn(buyer)).toBe('2027-12-05')
    // The attempt of a gateway that was killed after its payment is repeated.
    const { id } = (await gateway.call('billNumbers', { as: buyer.token })).body.result.items[0]!
    const at = gateway.gateway.now()
    const again = { number_id: id, month: '2027-11', ordered_at: at, next_try_at: at }
    const insert = () =>
      gateway.gateway.db
        .insertInto('bill_autopays')
        .values({ ...again, tries: 1, delay_told_at: null })
        .execute()
    await insert()
    await autopay()
    // Also when the biller has refused it and the money is back.
    await gateway.gateway.db
      .updateTable('bill_transactions')
      .set({ state: 'refunded' })
      .where('serial', '=', bill!.serial)
      .execute()
    await insert()
    await autopay()
    expect(await history(buyer)).toHaveLength(1)
    expect(await bills.balance(buyer)).toBe(WALLET - 233_500)
    expect(await kinds(buyer)).toEqual(['BILL_AUTOPAID'])
  })

  test('F-07: another gateway takes over from one that hangs, and the late one does not pay again', async () => {
    advanceTo(gateway, '2027-11-06T12:00+07:00')
    const buyer = await bills.buyer()
    await reminder(buyer, 7, cap(300_000))
    advanceTo(gateway, '2027-11-07T08:00+07:00')
    await job()
    const hung = new TestBiller()
    let answer = () => {}
    const inquired = new Promise<void>((resolve) => {
      hung.inquire = () => {
        resolve()
        return new Promise((answered) => {
          answer = () => answered(found)
        })
      }
    })
    useBiller(gateway.gateway, hung)
    const late = autopay()
    await inquired
    useBiller(gateway.gateway, bills.biller)
    // The first gateway still holds it.
    await autopay()
    expect(await history(buyer)).toEqual([])
    gateway.advance(181)
    await autopay()
    answer()
    await late
    expect(await history(buyer)).toHaveLength(1)
    expect(await bills.balance(buyer)).toBe(WALLET - 233_500)
    expect(await kinds(buyer)).toEqual(['BILL_AUTOPAID'])
  })

  test.each([
    ['above the cap', () => {}, cap(233_499), 'BILL_AUTOPAY_ABOVE_CAP'],
    ['without a bill yet', () => refused('NO_BILL_YET'), cap(1_000_000), 'BILL_AUTOPAY_NO_BILL'],
    ['paid already', () => refused('BILL_PAID'), cap(1_000_000), 'BILL_AUTOPAY_ALREADY_PAID'],
    ['with arrears', () => refused('ARREARS_FIRST'), cap(1_000_000), 'BILL_AUTOPAY_STOPPED'],
  ])('F-07: a bill %s is not paid, and the buyer is told once', async (_, prepare, more, kind) => {
    const buyer = await bills.buyer()
    await reminder(buyer, 15, more)
    prepare()
    gateway.advance(32 * 24 * 3600)
    await job()
    await Promise.all([autopay(), autopay()])
    gateway.advance(4 * 24 * 3600)
    await autopay()
    expect(await kinds(buyer)).toEqual([kind])
    expect(await history(buyer)).toEqual([])
    expect(await bills.balance(buyer)).toBe(WALLET)
    expect(bills.biller.inquiries).toHaveLength(1)
  })

  test('F-07: a short or barred wallet pays nothing, and the buyer is told', async () => {
    const poor = await bills.buyer(233_499)
    const barred = await bills.buyer()
    for (const buyer of [poor, barred]) await reminder(buyer, 15, cap(300_000))
    await setStatus(gateway.gateway.db, barred.userId, 'suspended')
    gateway.advance(32 * 24 * 3600)
    await job()
    await autopay()
    expect(await kinds(poor)).toEqual(['BILL_AUTOPAY_WALLET_SHORT'])
    expect(await kinds(barred)).toEqual(['BILL_AUTOPAY_STOPPED'])
    expect([await history(poor), await history(barred)]).toEqual([[], []])
    expect(await bills.balance(poor)).toBe(233_499)
  })

  test('F-07: a biller that is down is asked again with pauses for three days; the buyer is told twice', async () => {
    const buyer = await bills.buyer()
    await reminder(buyer, 15, cap(300_000))
    refused('BILLER_DOWN')
    gateway.advance(32 * 24 * 3600)
    await job()
    for (let quarter = 0; quarter < 3 * 24 * 4; quarter++) {
      await autopay()
      gateway.advance(15 * 60)
    }
    expect(await kinds(buyer)).toEqual(['BILL_AUTOPAY_WAITS'])
    expect(bills.biller.inquiries.length).toBeGreaterThan(12)
    expect(bills.biller.inquiries.length).toBeLessThan(20)
    await autopay()
    expect((await kinds(buyer)).toSorted()).toEqual(['BILL_AUTOPAY_GAVE_UP', 'BILL_AUTOPAY_WAITS'])
    gateway.advance(24 * 3600)
    await autopay()
    expect(await kinds(buyer)).toHaveLength(2)
    expect(await history(buyer)).toEqual([])
  })

  test('F-07: a biller that is back is paid; a bill paid by hand meanwhile is not paid again', async () => {
    const [patient, quick] = [await bills.buyer(), await bills.buyer()]
    for (const buyer of [patient, quick]) await reminder(buyer, 15, cap(300_000))
    refused('BILLER_DOWN')
    gateway.advance(32 * 24 * 3600)
    await job()
    await autopay()
    bills.biller.inquiry = found
    const inquiry = (await bills.inquire(quick)).body.result
    const more = { product: 'pln-pasca', number: METER, inquiry_id: inquiry.id, price: 233_500 }
    const byHand = await bills.bought(quick, more)
    gateway.advance(16 * 60)
    await autopay()
    expect((await history(patient)).map(({ price }) => price)).toEqual([233_500])
    expect((await history(quick)).map(({ serial }) => serial)).toEqual([byHand.serial])
    expect(await kinds(quick)).toEqual(['BILL_AUTOPAY_WAITS'])
  })

  test('F-07: a bill with an unpaid virtual account is not paid automatically too, and the buyer is told which', async () => {
    const buyer = await bills.buyer()
    await reminder(buyer, 15, cap(300_000))
    gateway.advance(32 * 24 * 3600)
    const { id, price } = (await bills.inquire(buyer)).body.result
    const va = { product: 'pln-pasca', number: METER, inquiry_id: id, price, payment_id: 'va-bca' }
    const { serial } = (await bills.create(buyer, va)).body.result
    await job()
    await Promise.all([autopay(), autopay()])
    gateway.advance(24 * 3600)
    await autopay()
    expect(await bills.notifications(buyer)).toMatchObject([
      { kind: 'BILL_AUTOPAY_OPEN', bill_serial: serial },
    ])
    expect((await history(buyer)).map((bill) => bill.serial)).toEqual([serial])
    expect(await bills.balance(buyer)).toBe(WALLET)
  })

  test('F-07: a bill whose virtual account expired is paid automatically the next day, and one that stays open is left to the buyer after three', async () => {
    const [late, open] = [await bills.buyer(), await bills.buyer()]
    for (const buyer of [late, open]) await reminder(buyer, 15, cap(300_000))
    gateway.advance(32 * 24 * 3600)
    const made = []
    for (const buyer of [late, open]) {
      const { id, price } = (await bills.inquire(buyer)).body.result
      const va = { product: 'pln-pasca', number: METER, inquiry_id: id, price }
      made.push((await bills.create(buyer, { ...va, payment_id: 'va-bca' })).body.result.serial)
    }
    await gateway.gateway.db
      .updateTable('bill_transactions')
      .set({ payment_deadline: new Date(gateway.gateway.now().getTime() + 7 * 24 * 3600 * 1000) })
      .where('serial', '=', made[1]!)
      .execute()
    await job()
    await autopay()
    await gateway.call('cancelBill', { as: late.token, params: { serial: made[0]! } })
    gateway.advance(12 * 3600)
    await autopay()
    expect(await bills.balance(late)).toBe(WALLET)
    gateway.advance(12 * 3600)
    await autopay()
    expect(await bills.balance(late)).toBe(WALLET - 233_500)
    expect((await history(late)).map(({ payment_id }) => payment_id)).toEqual(['wallet', 'va-bca'])
    expect(await kinds(late)).toEqual(['BILL_AUTOPAID', 'BILL_AUTOPAY_OPEN'])
    for (let day = 0; day < 4; day++) {
      gateway.advance(24 * 3600)
      await autopay()
    }
    expect(await bills.notifications(open)).toMatchObject([
      { kind: 'BILL_AUTOPAY_OPEN', bill_serial: made[1] },
      { kind: 'BILL_AUTOPAY_OPEN', bill_serial: made[1] },
    ])
    expect(await bills.balance(open)).toBe(WALLET)
    expect(await gateway.gateway.db.selectFrom('bill_autopays').selectAll().execute()).toEqual([])
  })

  test('F-07: autopay and a virtual account of the same bill at the same moment make one purchase', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => bills.buyer()))
    for (const buyer of buyers) await reminder(buyer, 15, cap(300_000))
    gateway.advance(32 * 24 * 3600)
    const inquiries = await Promise.all(buyers.map((buyer) => bills.inquire(buyer)))
    await job()
    const [, ...created] = await Promise.all([
      autopay(),
      ...buyers.map((buyer, at) => {
        const { id, price } = inquiries[at]!.body.result
        const bill = { product: 'pln-pasca', number: METER, inquiry_id: id, price, again: true }
        return bills.create(buyer, { ...bill, payment_id: 'va-bca' })
      }),
    ])
    for (const [at, buyer] of buyers.entries()) {
      const [bill, ...others] = await history(buyer)
      expect(others).toEqual([])
      const isByHand = created[at]!.status === 200
      expect(bill!.payment_id).toBe(isByHand ? 'va-bca' : 'wallet')
      expect(await kinds(buyer)).toEqual([isByHand ? 'BILL_AUTOPAY_OPEN' : 'BILL_AUTOPAID'])
    }
  })

  test('F-07: a number removed, or its autopay switched off, before the next attempt is not paid', async () => {
    const [removed, off] = [await bills.buyer(), await bills.buyer()]
    const numbers = [
      await reminder(removed, 15, cap(300_000)),
      await reminder(off, 15, cap(300_000)),
    ]
    gateway.advance(32 * 24 * 3600)
    await job()
    await gateway.call('removeBillNumber', {
      as: removed.token,
      params: { id: numbers[0]!.id },
    })
    await gateway.call('setBillReminder', {
      as: off.token,
      params: { id: numbers[1]!.id },
      body: { day: 15 },
    })
    await autopay()
    expect([await history(removed), await history(off)]).toEqual([[], []])
    expect(await gateway.gateway.db.selectFrom('bill_autopays').selectAll().execute()).toEqual([])
  })
})
