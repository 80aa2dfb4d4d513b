import { sendLinks } from '../../approvals/send-links.ts'
import type { TestBuyer } from '../../cart/testing-shop.ts'
import { testCompanies } from '../../companies/testing-companies.ts'
import { approvalSubjects } from '../../domains.ts'
import { applyEvent } from '../../payments/settle.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import type { InquiryAnswer } from '../bill-provider.ts'
import { done, failed } from '../testing-biller.ts'
import { METER, testBills } from '../testing-bills.ts'
import { runJob } from '../testing-clock.ts'
import { testCompanyBills } from '../testing-company-bills.ts'
import { phone, testBatches } from './testing-batches.ts'

const test_ = openTestGateway()
const bills = testBills(test_)
const batches = testBatches(test_)
const companies = testCompanies(test_)
const made = testCompanyBills(test_, bills)
const { biller } = bills
const found = biller.inquiry as Extract<InquiryAnswer, { outcome: 'found' }>
const OTHER = '12345678902'
const DAY = 86_400
beforeAll(() => bills.open())
beforeEach(() => {
  biller.onPay = async () => done
  biller.onInquire = () => found
  biller.paid.length = 0
})

/** A company with Rp 1.000.000 whose bills above this amount need approval. */
async function company(amount = 120_000) {
  const one = await made.company()
  await test_.call('addApprovalRule', {
    as: one.admin.token,
    params: { companyId: one.companyId },
    body: { kind: 'total', amount, approver_id: null },
  })
  await one.setBudget(1_000_000)
  return one
}

async function requested(as: TestBuyer, of: object, rows = batches.rows(3), more: object = {}) {
  const { status, body, problem } = await batches.create(as, rows, { ...of, ...more })
  if (status !== 200) throw new Error(JSON.stringify(problem))
  return { ...body.result, request: body.result.approval?.id ?? '' }
}

/** Two meters of one batch, each with its own inquiry. */
async function meters(as: TestBuyer) {
  const typed = [METER, OTHER].map((number) => ({ number }))
  const { rows } = (await batches.check(as, 'electricity', typed)).body.result
  return rows.map(({ product_code, number, inquiry_id, price }) => ({
    product: product_code!,
    number: number!,
    inquiry_id: inquiry_id!,
    price: price!,
  }))
}
const MONTHLY = { kind: 'electricity' }
/** The price of a meter with its fees. */
const PRICE = 233_500

const see = async (as: TestBuyer, approvalId: string) =>
  (await test_.call('approval', { as: as.token, params: { approvalId } })).body.approval
const decide = (as: TestBuyer, approvalId: string, body: object = { decision: 'approve' }) =>
  test_.call('decideApproval', { as: as.token, params: { approvalId }, body: body as never })
/** The inquiry of one meter is answered with this; the others as before. */
const answerFor = (number: string, answer: InquiryAnswer) => {
  biller.onInquire = (request) => (request.number === number ? answer : found)
}

test('F-08 F-07: a batch that a rule catches is one request with a line for each bill, and is paid once when approved', async () => {
  const { admin, approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of)
  expect(batch).toMatchObject({
    state: 'awaiting_payment',
    approval: { state: 'waiting' },
    can_cancel: true,
    open_payment: null,
    payment_deadline: null,
  })
  expect(batch.bills.map(({ approval, can_cancel }) => [approval?.state, can_cancel])).toEqual(
    Array.from({ length: 3 }, () => ['waiting', false]),
  )
  await batches.send()
  expect([biller.paid.length, await balance(), await used()]).toEqual([0, 1_000_000, [150_000]])
  expect(await companies.notificationsOf(approver.userId)).toEqual(['APPROVAL_BILL_REQUESTED'])
  expect(await see(approver, batch.request)).toMatchObject({
    subject: 'bill',
    order_serial: batch.serial,
    subject_name: '3 × Telkomsel 50.000',
    line_count: 3,
    grand_total: 150_000,
    budget_left: 850_000,
    cost_centre_name: 'Gerai 01',
    can_decide: true,
    bill: { biller: 'Telkomsel', number: '3 tagihan', payment_name: 'Saldo perusahaan' },
    lines: [0, 1, 2].map((row) => ({ name: `Telkomsel 50.000 ${phone(row)}`, least: 1 })),
  })
  const answers = await Promise.all([
    decide(approver, batch.request),
    decide(admin, batch.request),
    decide(approver, batch.request),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await batches.send()
  expect([biller.paid.length, await balance(), await used()]).toEqual([3, 850_000, [150_000]])
  expect(await batches.read(buyer, batch.serial)).toMatchObject({
    state: 'ended',
    counts: { total: 3, done: 3 },
    approval: { state: 'approved' },
  })
  expect(await companies.notificationsOf(buyer.userId)).toEqual([
    'APPROVAL_BILL_GRANTED',
    'BILL_COMPANY_BATCH_ENDED',
  ])
})

test('F-08 F-07: admins need approval for a batch too, and a batch below the rule needs none', async () => {
  const { admin, approver, buyer, of } = await company()
  expect((await requested(buyer, of, batches.rows(2))).approval).toBeNull()
  const batch = await requested(admin, of, batches.rows(3).slice(2))
  expect(batch.approval).toBeNull()
  const large = await requested(admin, of, batches.rows(3), { again: true })
  expect((await decide(approver, large.request)).status).toBe(200)
})

test('F-08 F-07: bills that are paid one by one count together with a batch', async () => {
  const { buyer, of } = await company()
  await requested(buyer, of, batches.rows(2))
  const next = await requested(buyer, of, batches.rows(3).slice(2))
  const { reasons } = await see(buyer, next.request)
  expect(reasons).toMatchObject([{ kind: 'total', together: { orders: 2, total: 100_000 } }])
})

test('F-08 F-07: an approver refuses single bills of a batch, and the rest is paid', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of)
  const { lines } = await see(approver, batch.request)
  const all = { decision: 'approve', reason: 'Bukan nomor kami' }
  const refuse = (some: typeof lines) => ({ ...all, refused_lines: some.map(({ id }) => id) })
  expect((await decide(approver, batch.request, refuse(lines))).problem.name).toBe(
    'ALL_LINES_REFUSED',
  )
  const { status, body } = await decide(approver, batch.request, refuse(lines.slice(1, 2)))
  expect(status).toBe(200)
  expect(body.approval.lines.map(({ is_refused }) => is_refused)).toEqual([false, false, true])
  await batches.send()
  expect([await balance(), await used()]).toEqual([900_000, [100_000]])
  const after = await batches.read(buyer, batch.serial)
  expect(after).toMatchObject({ state: 'ended', price: 100_000, counts: { done: 2 } })
  expect(after.bills.map(({ state }) => state)).toEqual(['done', 'cancelled', 'done'])
})

test('F-08 F-07: a refusal, a cancellation and the end of the time free the budget, and nothing is paid', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const first = await requested(buyer, of)
  const refusal = { decision: 'refuse', reason: 'Belum perlu' }
  expect((await decide(approver, first.request, refusal)).body.approval.state).toBe('refused')
  expect(await batches.read(buyer, first.serial)).toMatchObject({
    state: 'cancelled',
    approval: { state: 'refused', reason: 'Belum perlu' },
  })
  const second = await requested(buyer, of)
  await test_.call('cancelBillBatch', { as: buyer.token, params: { serial: second.serial } })
  expect((await see(approver, second.request)).state).toBe('withdrawn')
  const third = await requested(buyer, of)
  test_.advance(48 * 3600 + 1)
  await Promise.all([1, 2].map(() => runJob(test_, 'end unpaid batches of bills')))
  expect(await batches.read(buyer, third.serial)).toMatchObject({
    state: 'expired',
    approval: { state: 'expired' },
  })
  expect((await decide(approver, third.request)).problem.name).toBe('APPROVAL_EXPIRED')
  expect([biller.paid.length, await balance(), await used()]).toEqual([0, 1_000_000, [0]])
  expect(await companies.notificationsOf(buyer.userId)).toEqual([
    'APPROVAL_BILL_REFUSED',
    'APPROVAL_BILL_EXPIRED',
  ])
})

test('F-08 F-07: approved the next day, every bill is inquired again, and a lower amount is taken over', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of, await meters(buyer), MONTHLY)
  const before = biller.inquiries.length
  test_.advance(DAY)
  answerFor(OTHER, { ...found, amount: 200_000 })
  expect((await decide(approver, batch.request)).status).toBe(200)
  expect(biller.inquiries).toHaveLength(before + 2)
  await batches.send()
  const paid = PRICE + 202_500
  expect([await balance(), await used()]).toEqual([1_000_000 - paid, [paid]])
  expect(biller.paid.map(({ reference }) => reference).toSorted()).toEqual(
    biller.inquiries
      .slice(-2)
      .map(({ reference }) => reference)
      .toSorted(),
  )
})

test('F-08 F-07: a bill that is dearer or paid meanwhile is left out, and the approver decides about the rest again', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of, await meters(buyer), MONTHLY)
  test_.advance(DAY)
  answerFor(OTHER, { outcome: 'refused', problem: 'BILL_PAID' })
  const { problem } = await decide(approver, batch.request)
  expect(problem.name).toBe('BILLS_LEFT_OUT')
  expect(problem.message).toContain(`1 tagihan berubah dan tidak ikut dibayar: ${OTHER}: `)
  expect(await used()).toEqual([PRICE])
  const seen = await see(approver, batch.request)
  expect(seen).toMatchObject({ state: 'waiting', grand_total: PRICE, line_count: 1 })
  expect(seen.lines.map(({ name }) => name)).toEqual([`Tagihan PLN ${METER}`])
  expect((await decide(approver, batch.request)).status).toBe(200)
  await batches.send()
  expect([biller.paid.length, await balance()]).toEqual([1, 1_000_000 - PRICE])
  const after = await batches.read(buyer, batch.serial)
  expect(after.bills.map(({ state }) => state)).toEqual(['done', 'cancelled'])
})

test('F-08 F-07: a batch whose bills are all paid elsewhere ends; one whose biller is down waits', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of, await meters(buyer), MONTHLY)
  test_.advance(DAY)
  biller.onInquire = () => ({ outcome: 'refused', problem: 'BILLER_DOWN' })
  expect((await decide(approver, batch.request)).problem.name).toBe('BILL_WAITS')
  expect((await see(approver, batch.request)).state).toBe('waiting')
  biller.onInquire = () => ({ outcome: 'refused', problem: 'BILL_PAID' })
  expect((await decide(approver, batch.request)).problem.name).toBe('BILL_CHANGED')
  expect((await see(approver, batch.request)).state).toBe('withdrawn')
  expect([await balance(), await used()]).toEqual([1_000_000, [0]])
  expect(await companies.notificationsOf(buyer.userId)).toEqual(['APPROVAL_BILL_CHANGED'])
})

test('F-08 C-24: a failed bill of an approved batch gives back the balance and the budget', async () => {
  const { approver, buyer, of, balance, used } = await company()
  const batch = await requested(buyer, of)
  biller.onPay = async ({ number }) => (number === phone(1) ? failed : done)
  await decide(approver, batch.request)
  await batches.send()
  expect([await balance(), await used()]).toEqual([900_000, [100_000]])
})

test('F-08 F-07: a balance that is too small refuses the approval, which succeeds after a top-up; another method opens its payment', async () => {
  const { approver, buyer, of, balance } = await company()
  const poor = await requested(buyer, of, batches.rows(25, { again: true }).slice(0, 3))
  const { db } = test_.gateway
  const account = { user_id: of.company_id, currency: 'IDR' } as const
  const set = (amount: number) =>
    db
      .updateTable('wallet_accounts')
      .set({ balance: amount })
      .where('user_id', '=', account.user_id)
      .where('currency', '=', account.currency)
      .execute()
  await set(149_999)
  expect((await decide(approver, poor.request)).problem.name).toBe('BALANCE_SHORT')
  await set(150_000)
  expect((await decide(approver, poor.request)).status).toBe(200)
  expect(await balance()).toBe(0)
  await set(1_000_000)
  const transfer = { payment_id: 'transfer-bca', pin: undefined, again: true }
  const unpaid = await requested(buyer, of, batches.rows(3), transfer)
  expect((await decide(approver, unpaid.request)).status).toBe(200)
  const open = await batches.read(buyer, unpaid.serial)
  expect(open).toMatchObject({ state: 'awaiting_payment', open_payment: expect.any(String) })
  await test_.call('payment', { as: buyer.token, params: { id: open.open_payment! } })
  const { id: payment_id, reference, amount } = await batches.payment(unpaid.serial)
  await applyEvent(test_.gateway, { payment_id, reference: reference!, event: 'paid', amount })
  await batches.send()
  expect((await batches.read(buyer, unpaid.serial)).state).toBe('ended')
})

test('F-08 P-03: the batch of a member who has left goes to the admins, who approve it; others see none', async () => {
  const { admin, approver, buyer, finance, of, remove } = await company()
  const batch = await requested(buyer, of)
  await remove(buyer)
  expect(await companies.notificationsOf(admin.userId)).toContain('APPROVAL_BILL_REQUESTED')
  expect((await decide(approver, batch.request)).problem.name).toBe('NOT_APPROVER')
  expect((await decide(finance, batch.request)).problem.name).toBe('APPROVAL_UNKNOWN')
  expect((await decide(buyer, batch.request)).problem.name).toBe('APPROVAL_UNKNOWN')
  expect((await decide(admin, batch.request)).body.approval.state).toBe('approved')
  await batches.send()
  expect((await batches.read(admin, batch.serial)).state).toBe('ended')
})

test('F-08: a batch above a budget is requested as an exception', async () => {
  const { admin, approver, buyer, companyId, of, setBudget } = await company(10_000_000)
  await setBudget(100_000)
  await test_.call('changeCompanySettings', {
    as: admin.token,
    params: { companyId },
    body: {
      together_hours: 24,
      cost_centre_required: false,
      po_number_required: false,
      company_required: false,
      budget_exceptions: true,
    },
  })
  const refused = await batches.create(buyer, batches.rows(3), of)
  expect(refused.problem).toMatchObject({ name: 'BUDGET_EXCEEDED', data: { exception: true } })
  const batch = await requested(buyer, of, batches.rows(3), { budget_exception: true })
  expect(await see(approver, batch.request)).toMatchObject({
    reasons: [{ budget: { above: 50_000 } }],
  })
  expect((await decide(approver, batch.request)).body.approval.state).toBe('approved')
})

test('F-08: the message to the approver names the bills', async () => {
  const { buyer, of } = await company()
  const batch = await requested(buyer, of)
  await sendLinks(test_.gateway, approvalSubjects)
  const { text } = await test_.gateway.db
    .selectFrom('inbox_messages')
    .select('text')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(text).toContain(`tagihan ${batch.serial}, 3 × Telkomsel 50.000, senilai Rp`)
})
