import { randomUUID } from 'node:crypto'
import { remindOfSteps } from '../approvals/remind.ts'
import { sendLinks } from '../approvals/send-links.ts'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { approvalSubjects } from '../domains.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { payAutomatically } from './saved-numbers/autopay.ts'
import { remindBuyers } from './saved-numbers/remind.ts'
import { done, failed } from './testing-biller.ts'
import { METER, testBills } from './testing-bills.ts'
import { runJob } from './testing-clock.ts'
import { testCompanyBills } from './testing-company-bills.ts'

const test_ = openTestGateway()
const bills = testBills(test_)
const companies = testCompanies(test_)
const made = testCompanyBills(test_, bills)
const { biller } = bills
const found = biller.inquiry
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => done
  biller.inquiry = found
  biller.paid.length = 0
})

const DAY = 86_400
/** The meter's bill with the fee of the biller and the shop. */
const PRICE = 233_500

/** A company whose bills above this amount need approval. */
async function company(amount = 0, settings: object = {}) {
  const one = await made.company(settings)
  const rule = (body: object) =>
    test_.call('addApprovalRule', {
      as: one.admin.token,
      params: { companyId: one.companyId },
      body: body as never,
    })
  await rule({ kind: 'total', amount, approver_id: null })
  return { ...one, rule }
}

/** A requested bill of a meter. */
async function requested(as: TestBuyer, of: object, more: object = {}) {
  const { id, price } = (await bills.inquire(as)).body.result
  const product = { product: 'pln-pasca', number: METER, inquiry_id: id, price }
  const { status, body } = await bills.create(as, { ...of, ...product, ...more })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...body.result, request: body.result.approval?.id ?? '' }
}

const read = async (as: TestBuyer, serial: string) =>
  (await test_.call('bill', { as: as.token, params: { serial } })).body.result
const see = (as: TestBuyer, approvalId: string) =>
  test_.call('approval', { as: as.token, params: { approvalId } })
const decide = (as: TestBuyer, approvalId: string, body: object = { decision: 'approve' }) =>
  test_.call('decideApproval', { as: as.token, params: { approvalId }, body: body as never })
const refusal = { decision: 'refuse', reason: 'Bukan gerai kami' }
const dearer = (amount: number) => {
  if (found.outcome === 'found') biller.inquiry = { ...found, amount }
}

test('F-08 F-07: a bill that a rule catches is not paid before its approval, and then once', async () => {
  const { admin, approver, buyer, of, balance, setBudget, used } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  expect(bill).toMatchObject({
    state: 'awaiting_payment',
    state_name: 'Menunggu persetujuan',
    approval: { state: 'waiting' },
    open_payment: null,
    can_cancel: true,
  })
  await bills.work()
  expect([biller.paid.length, await balance(), await used()]).toEqual([0, 1_000_000, [PRICE]])
  expect((await see(approver, bill.request)).body.approval).toMatchObject({
    subject: 'bill',
    order_serial: bill.serial,
    subject_name: `Tagihan PLN ${METER}`,
    can_decide: true,
    grand_total: PRICE,
    shipping_and_fees: 2_500,
    budget_left: 1_000_000 - PRICE,
    cost_centre_name: 'Gerai 01',
    lines: [{ name: 'Tagihan PLN', unit_price: 231_000, least: 1, last_paid: null }],
    bill: { biller: 'PLN', number: METER, owner: 'SITI AMINAH', payment_name: 'Saldo perusahaan' },
  })
  const answers = await Promise.all([
    decide(approver, bill.request),
    decide(admin, bill.request),
    decide(approver, bill.request),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await bills.work()
  expect([biller.paid.length, await balance(), await used()]).toEqual([
    1,
    1_000_000 - PRICE,
    [PRICE],
  ])
  expect(await read(buyer, bill.serial)).toMatchObject({
    state: 'done',
    approval: { state: 'approved', decided_by_name: expect.any(String) },
  })
  expect(await companies.notificationsOf(buyer.userId)).toEqual([
    'APPROVAL_BILL_GRANTED',
    'BILL_DONE',
  ])
  // The next bill shows the price that was paid before.
  test_.advance(31 * DAY)
  const next = await requested(buyer, of)
  const { lines } = (await see(approver, next.request)).body.approval
  expect(lines[0]!.last_paid).toMatchObject({ unit_price: 231_000 })
})

test('F-08 F-07: an approved bill by another method waits for its payment; admins need approval too', async () => {
  const { admin, approver, of } = await company()
  const bill = await requested(admin, of, { payment_id: 'va-bca' })
  expect((await decide(admin, bill.request)).status).toBe(200)
  expect((await read(admin, bill.serial)).open_payment).toEqual(expect.any(String))
  expect((await decide(approver, bill.request)).status).toBe(200)
})

test('F-08 F-07: a refusal and a cancellation free the budget, and the balance is as before', async () => {
  const { approver, buyer, of, balance, setBudget, used } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  expect((await decide(approver, bill.request, { decision: 'refuse' })).problem.name).toBe(
    'REASON_MISSING',
  )
  expect((await decide(approver, bill.request, refusal)).body.approval.state).toBe('refused')
  expect(await read(buyer, bill.serial)).toMatchObject({
    state: 'cancelled',
    approval: { state: 'refused', reason: 'Bukan gerai kami' },
  })
  const again = await requested(buyer, of)
  const params = { serial: again.serial }
  expect((await test_.call('cancelBill', { as: buyer.token, params })).status).toBe(200)
  expect((await see(approver, again.request)).body.approval.state).toBe('withdrawn')
  expect((await decide(approver, again.request)).problem.name).toBe('ALREADY_DECIDED')
  await bills.work()
  expect([biller.paid.length, await balance(), await used()]).toEqual([0, 1_000_000, [0]])
})

test('F-08 F-07: an undecided request expires with its bill', async () => {
  const { approver, buyer, of, setBudget, used, balance } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  test_.advance(48 * 3600 + 1)
  await Promise.all([1, 2].map(() => runJob(test_, 'end unpaid bills')))
  expect(await read(buyer, bill.serial)).toMatchObject({
    state: 'expired',
    approval: { state: 'expired' },
  })
  expect((await decide(approver, bill.request)).problem.name).toBe('APPROVAL_EXPIRED')
  expect([await used(), await balance(), biller.paid.length]).toEqual([[0], 1_000_000, 0])
  expect(await companies.notificationsOf(buyer.userId)).toEqual(['APPROVAL_BILL_EXPIRED'])
})

test('F-08 F-07: approved the next day, a bill is inquired again, and pays at most what was requested', async () => {
  const { approver, buyer, of, balance, setBudget, used } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  const before = biller.inquiries.length
  test_.advance(DAY)
  dearer(200_000)
  expect((await decide(approver, bill.request)).status).toBe(200)
  expect(biller.inquiries).toHaveLength(before + 1)
  await bills.work()
  const paid = 202_500
  expect([await balance(), await used()]).toEqual([1_000_000 - paid, [paid]])
  // A bill is paid with the reference of its own inquiry.
  expect(biller.paid.map(({ reference }) => reference)).toEqual([
    biller.inquiries.at(-1)!.reference,
  ])
})

test('F-08 F-07: a bill that has become dearer is not approved: its request ends, and another one is judged by the new amount', async () => {
  const { approver, buyer, of, balance, setBudget, used } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  test_.advance(DAY)
  dearer(300_000)
  const answer = await decide(approver, bill.request)
  expect(answer.problem).toMatchObject({
    name: 'BILL_CHANGED',
    message: expect.stringContaining('Rp\u00a0302.500'),
  })
  expect((await see(approver, bill.request)).body.approval.state).toBe('withdrawn')
  expect((await read(buyer, bill.serial)).state).toBe('cancelled')
  expect(await companies.notificationsOf(buyer.userId)).toEqual(['APPROVAL_BILL_CHANGED'])
  expect([await used(), await balance()]).toEqual([[0], 1_000_000])
  const next = await requested(buyer, of)
  expect((await decide(approver, next.request)).status).toBe(200)
  expect(await balance()).toBe(1_000_000 - 302_500)
})

test('F-08 F-07: a bill that is paid elsewhere ends; one whose biller is down waits', async () => {
  const { approver, buyer, of, used, setBudget } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  test_.advance(DAY)
  biller.inquiry = { outcome: 'refused', problem: 'BILLER_DOWN' }
  expect((await decide(approver, bill.request)).problem.name).toBe('BILL_WAITS')
  expect((await see(approver, bill.request)).body.approval.state).toBe('waiting')
  biller.inquiry = { outcome: 'refused', problem: 'BILL_PAID' }
  expect((await decide(approver, bill.request)).problem).toMatchObject({
    name: 'BILL_CHANGED',
    message: expect.stringContaining('sudah lunas'),
  })
  expect([(await read(buyer, bill.serial)).state, await used()]).toEqual(['cancelled', [0]])
})

test('F-08 F-07: a credit whose price has risen is not bought for more', async () => {
  const { approver, buyer, of } = await company()
  const { body } = await bills.create(buyer, of)
  const set = (price: number) =>
    test_.gateway.db
      .updateTable('bill_products')
      .set({ price })
      .where('code', '=', 'tsel-50')
      .execute()
  await set(51_000)
  const answer = await decide(approver, body.result.approval!.id)
  await set(50_000)
  expect(answer.problem.name).toBe('BILL_CHANGED')
})

test('F-08 F-07: a balance that was spent meanwhile refuses the approval, which succeeds after a top-up', async () => {
  const { approver, buyer, of, balance, companyId } = await company(100_000)
  const bill = await requested(buyer, of)
  await test_.gateway.db
    .updateTable('wallet_accounts')
    .set({ balance: PRICE - 1 })
    .where('user_id', '=', companyId)
    .execute()
  expect((await decide(approver, bill.request)).problem).toMatchObject({
    name: 'BALANCE_SHORT',
    message: expect.stringContaining('233.500'),
  })
  expect((await see(approver, bill.request)).body.approval).toMatchObject({
    state: 'waiting',
    can_decide: true,
  })
  await test_.gateway.db
    .updateTable('wallet_accounts')
    .set({ balance: PRICE })
    .where('user_id', '=', companyId)
    .execute()
  expect((await decide(approver, bill.request)).status).toBe(200)
  expect(await balance()).toBe(0)
})

test('F-08 C-24: a bill that fails after its approval gives back the balance and the budget', async () => {
  const { approver, buyer, of, balance, setBudget, used } = await company()
  await setBudget(1_000_000)
  const bill = await requested(buyer, of)
  await decide(approver, bill.request)
  biller.onPay = async () => failed
  await bills.work()
  expect([await balance(), await used()]).toEqual([1_000_000, [0]])
  expect(await read(buyer, bill.serial)).toMatchObject({
    state: 'refunded',
    approval: { state: 'approved' },
  })
})

test('F-08 P-03: the bill of a member who has left goes to the admins, who approve it', async () => {
  const { admin, approver, buyer, of, remove } = await company()
  const bill = await requested(buyer, of)
  await remove(buyer)
  expect(await companies.notificationsOf(admin.userId)).toEqual(
    expect.arrayContaining(['APPROVAL_BILL_REQUESTED', 'APPROVAL_BILL_REQUESTED']),
  )
  expect((await decide(approver, bill.request)).problem.name).toBe('NOT_APPROVER')
  expect((await see(buyer, bill.request)).problem.name).toBe('APPROVAL_UNKNOWN')
  expect((await decide(admin, bill.request)).status).toBe(200)
  await bills.work()
  expect((await read(admin, bill.serial)).state).toBe('done')
  expect(await companies.notificationsOf(admin.userId)).toContain('BILL_DONE')
})

test('F-08: bills of a member within 24 hours count together, so that none is split', async () => {
  const { approver, buyer, of } = await company(120_000)
  const number = (last: number) => ({ ...of, number: `08123456789${last}` })
  const numbers = [1, 2, 3].map((last) => bills.create(buyer, number(last)))
  const answers = (await Promise.all(numbers)).map(({ body }) => body.result.approval)
  const [caught, ...others] = answers.filter(Boolean)
  expect(others).toEqual([])
  expect((await see(approver, caught!.id)).body.approval.reasons).toMatchObject([
    { kind: 'total', amount: 120_000, together: { orders: 2, total: 100_000 } },
  ])
})

test('F-08: rules of an outlet and of a requester catch bills too', async () => {
  const { admin, buyer, companyId, of, rule } = await company(1_000_000)
  const alone = { company_id: companyId }
  await rule({ kind: 'outlet', cost_centre_id: of.cost_centre_id, approver_id: null })
  await rule({ kind: 'requester', member_id: admin.userId, approver_id: null })
  const caughtBy = async (as: TestBuyer, owner: object) => {
    const { serial, request } = await requested(as, owner, { payment_id: 'va-bca' })
    const seen = request && (await see(as, request)).body.approval
    await test_.call('cancelBill', { as: as.token, params: { serial } })
    return seen ? seen.reasons.map(({ names }) => names) : []
  }
  expect(await caughtBy(buyer, alone)).toEqual([])
  expect(await caughtBy(buyer, of)).toEqual(['outlet'])
  expect(await caughtBy(admin, alone)).toEqual(['requester'])
  expect(await caughtBy(admin, of)).toEqual(['outlet', 'requester'])
})

test('F-08: a bill above a budget is refused with the offer of an exception, which an approver decides', async () => {
  const { approver, buyer, of, setBudget, used } = await company(10_000_000, {
    budget_exceptions: true,
  })
  await setBudget(40_000)
  const refused = await bills.create(buyer, of)
  expect(refused.problem).toMatchObject({ name: 'BUDGET_EXCEEDED', data: { exception: true } })
  const { body } = await bills.create(buyer, { ...of, budget_exception: true })
  const { reasons } = (await see(approver, body.result.approval!.id)).body.approval
  expect(reasons[0]!.budget).toMatchObject({ amount: 40_000, above: 10_000 })
  expect((await decide(approver, body.result.approval!.id)).status).toBe(200)
  expect(await used()).toEqual([50_000])
})

test('F-08 F-07: two members cannot request one bill, and a repeated key returns the one that waits', async () => {
  const { admin, buyer, of } = await company()
  const key = randomUUID()
  const { id, price } = (await bills.inquire(buyer)).body.result
  const wanted = { ...of, key, product: 'pln-pasca', number: METER, inquiry_id: id, price }
  const taps = await Promise.all([bills.create(buyer, wanted), bills.create(buyer, wanted)])
  expect(new Set(taps.map(({ body }) => body.result.serial)).size).toBe(1)
  const other = (await bills.inquire(admin)).body.result
  const second = await bills.create(admin, {
    ...of,
    product: 'pln-pasca',
    number: METER,
    inquiry_id: other.id,
    price,
  })
  expect(second.problem.name).toBe('BILL_OPEN')
})

test('F-08: levels, a reminder and a link work for bills, and a link decides once', async () => {
  const { admin, approver, buyer, of, rule } = await company(0, { reminder_hours: 2 })
  const email = `${randomUUID()}@example.com`
  await test_.gateway.db
    .updateTable('users')
    .set({ email })
    .where('id', '=', admin.userId)
    .execute()
  await rule({ kind: 'total', amount: 100_000, approver_id: admin.userId })
  const bill = await requested(buyer, of)
  await sendLinks(test_.gateway, approvalSubjects)
  test_.advance(60)
  expect((await decide(approver, bill.request)).body.approval.steps).toMatchObject([
    { state: 'approved' },
    { state: 'waiting' },
  ])
  expect((await read(buyer, bill.serial)).approval!.state).toBe('waiting')
  await sendLinks(test_.gateway, approvalSubjects)
  const text = await lastMessageTo(email)
  expect(text).toContain(`tagihan ${bill.serial}, Tagihan PLN ${METER}`)
  const token = /link#([\w-]{43})/.exec(text)![1]!
  test_.advance(3 * 3600)
  await remindOfSteps(test_.gateway, approvalSubjects)
  expect(await companies.notificationsOf(admin.userId)).toContain('APPROVAL_BILL_REMINDER')
  const as = await test_.token()
  const seen = await test_.call('readApprovalLink', { as, body: { token } })
  expect(seen.body.approval.bill).toMatchObject({ number: METER, owner: 'SITI AMINAH' })
  const body = { token, decision: 'approve' as const }
  expect((await test_.call('decideByLink', { as, body })).status).toBe(200)
  expect((await test_.call('decideByLink', { as, body })).problem.name).toBe('LINK_USED')
  await bills.work()
  expect((await read(admin, bill.serial)).state).toBe('done')
})

test('F-08: a question pauses the bill, and the log has the decision with its figures', async () => {
  const { admin, approver, buyer, companyId, of } = await company()
  const bill = await requested(buyer, of)
  const params = { approvalId: bill.request }
  const asked = await test_.call('askRequester', {
    as: approver.token,
    params,
    body: { question: 'Gerai mana?' },
  })
  expect(asked.status).toBe(200)
  expect(await companies.notificationsOf(buyer.userId)).toEqual(['APPROVAL_BILL_QUESTION'])
  const questionId = asked.body.approval.questions[0]!.id
  await test_.call('answerApprover', {
    as: buyer.token,
    params: { ...params, questionId },
    body: { answer: 'Gerai 01' },
  })
  await decide(approver, bill.request, refusal)
  const log = await test_.call('auditLog', { as: admin.token, params: { companyId } })
  expect(JSON.stringify(log.body.items[0])).toContain(bill.serial)
})

test('F-08 F-07: an automatic payment obeys the rules, also after its member has left', async () => {
  const { admin, buyer, of, balance, companyId, remove } = await company()
  const body = { kind: 'electricity' as const, product: 'pln-pasca', number: METER, ...of }
  const saved = await test_.call('saveBillNumber', { as: buyer.token, body })
  const day = new Date(test_.gateway.now().getTime() + DAY * 1000 + 7 * 3_600_000).getUTCDate()
  await test_.call('setBillReminder', {
    as: buyer.token,
    params: { id: saved.body.result.id },
    body: { day, autopay_cap: 500_000, pin: '246810' },
  })
  await remove(buyer)
  test_.advance(2 * DAY)
  await remindBuyers(test_.gateway)
  await payAutomatically(test_.gateway)
  expect([await balance(), biller.paid.length]).toEqual([1_000_000, 0])
  expect(await companies.notificationsOf(admin.userId)).toEqual(
    expect.arrayContaining(['APPROVAL_BILL_REQUESTED', 'BILL_AUTOPAY_APPROVAL']),
  )
  const { items } = (
    await test_.call('bills', { as: admin.token, query: { company_id: companyId } })
  ).body.result
  expect((await decide(admin, items[0]!.approval!.id)).status).toBe(200)
  expect(await balance()).toBe(1_000_000 - PRICE)
})

const lastMessageTo = async (recipient: string) =>
  (
    await test_.gateway.db
      .selectFrom('inbox_messages')
      .select('text')
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).text
