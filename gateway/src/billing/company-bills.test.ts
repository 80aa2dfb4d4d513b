import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { applyEvent } from '../payments/settle.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import type { PayOutcome } from './bill-provider.ts'
import { billedCompany } from './papers/billed-company.ts'
import { receiptContent } from './papers/receipt-content.ts'
import { payAutomatically } from './saved-numbers/autopay.ts'
import { remindBuyers } from './saved-numbers/remind.ts'
import { done, failed } from './testing-biller.ts'
import { testBills } from './testing-bills.ts'
import { testCompanyBills } from './testing-company-bills.ts'

const test_ = openTestGateway()
const bills = testBills(test_)
const companies = testCompanies(test_)
const { company } = testCompanyBills(test_, bills)
const db = () => test_.gateway.db
beforeAll(() => bills.open())

const answer = (outcome: PayOutcome) => {
  bills.biller.onPay = async () => outcome
}
afterEach(() => answer(done))

const seen = async (as: TestBuyer, company_id?: string) =>
  (await test_.call('bills', { as: as.token, query: company_id ? { company_id } : {} })).body.result
    .items.length
const read = (as: TestBuyer, serial: string) =>
  test_.call('bill', { as: as.token, params: { serial } })
const batch = (as: TestBuyer, rows: readonly [number: string, price: number][], more: object) =>
  test_.call('createBillBatch', {
    as: as.token,
    body: {
      key: randomUUID(),
      kind: 'pulsa',
      rows: rows.map(([number, price]) => ({ product: 'tsel-50', number, price })),
      payment_id: 'wallet',
      pin: '246810',
      ...more,
    },
  })

test('F-08 F-07: the balance of a company pays its bill, and the receipt is in its name', async () => {
  const { buyer, finance, of, balance } = await company()
  const bill = await bills.bought(buyer, of)
  expect(await balance()).toBe(950_000)
  await bills.work()
  expect((await read(finance, bill.serial)).body.result).toMatchObject({
    state: 'done',
    company_name: 'PT Dapur Rasa',
    cost_centre_name: 'Gerai 01',
    made_by: expect.any(String),
    payment_name: 'Saldo perusahaan',
  })
  const receipt = await test_.call('billReceipt', {
    as: finance.token,
    params: { serial: bill.serial },
  })
  expect(receipt.status).toBe(200)
  const billed = await billedCompany(test_.gateway, bill)
  const { lines } = receiptContent((await read(finance, bill.serial)).body.result, 'id', billed)
  expect(lines.slice(2, 6)).toEqual([
    ['Dibayar oleh', 'PT Dapur Rasa'],
    ['NPWP', '0123456789012345'],
    ['Pusat biaya', 'Gerai 01'],
    ['Pemohon', (await read(finance, bill.serial)).body.result.made_by],
  ])
})

test('F-08 P-03: admins and finance see the bills of the company, others their own', async () => {
  const { admin, finance, approver, buyer, companyId, of } = await company()
  await bills.bought(buyer, of)
  const counts = [admin, finance, approver, buyer].map((one) => seen(one, companyId))
  expect(await Promise.all(counts)).toEqual([1, 1, 0, 1])
  expect([await seen(buyer), await seen(admin)]).toEqual([1, 0])
})

test('F-08 F-07: the balance of a company pays no bill of a person, and a person pays none of it', async () => {
  const { buyer, of, balance } = await company()
  expect((await bills.create(buyer)).problem.name).toBe('WALLET_SHORT')
  await bills.bought(buyer, of)
  expect(await balance()).toBe(950_000)
})

test('F-08 F-07: a company that requires its own purchases and a cost centre refuses bills without them', async () => {
  const { buyer, of } = await company({ company_required: true, cost_centre_required: true })
  expect((await bills.create(buyer)).problem.name).toBe('COMPANY_REQUIRED')
  const { company_id } = of
  expect((await bills.create(buyer, { company_id })).problem.name).toBe('COST_CENTRE_REQUIRED')
  expect((await bills.create(buyer, of)).status).toBe(200)
})

test('F-08 F-07: finance buys nothing for the company, but pays what waits', async () => {
  const { buyer, finance, of } = await company()
  expect((await bills.create(finance, of)).problem.name).toBe('COMPANY_UNKNOWN')
  const { body } = await bills.create(buyer, { ...of, payment_id: 'va-bca' })
  const asFinance = (await read(finance, body.result.serial)).body.result
  expect(asFinance).toMatchObject({ can_cancel: false, open_payment: body.result.open_payment })
  const params = { id: asFinance.open_payment! }
  expect((await test_.call('payment', { as: finance.token, params })).status).toBe(200)
})

test('F-08 C-24: a failed bill of a company is refunded to its balance and its budget, and says so', async () => {
  const { buyer, of, balance, setBudget, used } = await company()
  await setBudget(200_000, { cost_centre_id: of.cost_centre_id })
  answer(failed)
  await bills.bought(buyer, of)
  expect([await balance(), await used()]).toEqual([950_000, [50_000]])
  await bills.work()
  expect([await balance(), await used()]).toEqual([1_000_000, [0]])
  expect((await companies.notificationsOf(buyer.userId)).at(-1)).toBe('BILL_COMPANY_REFUNDED')
})

test('F-08 C-24: money that arrives after a bill has ended goes to the company', async () => {
  const { buyer, of, balance } = await company()
  const { body } = await bills.create(buyer, { ...of, payment_id: 'va-bca' })
  const params = { serial: body.result.serial }
  const paid = await test_.call('payment', {
    as: buyer.token,
    params: { id: body.result.open_payment! },
  })
  await test_.call('cancelBill', { as: buyer.token, params })
  const { amount, reference } = await db()
    .selectFrom('payments')
    .select(['amount', 'reference'])
    .where('id', '=', paid.body.result.id)
    .executeTakeFirstOrThrow()
  await applyEvent(test_.gateway, {
    payment_id: paid.body.result.id,
    reference: reference!,
    event: 'paid',
    amount,
  })
  expect(await balance()).toBe(1_000_000 + amount)
})

test('F-08 P-03: a member who leaves loses the bills of the company at once, and their repeated request makes none', async () => {
  const { admin, buyer, companyId, of, remove } = await company()
  const key = randomUUID()
  const { body } = await bills.create(buyer, { ...of, key })
  const { serial } = body.result
  const waiting = (await bills.create(buyer, { ...of, payment_id: 'va-bca', again: true })).body
  const save = { kind: 'electricity' as const, number: '12345678901', company_id: companyId }
  await test_.call('saveBillNumber', { as: buyer.token, body: save })
  await bills.work()
  await remove(buyer)

  const as = buyer.token
  expect((await read(buyer, serial)).problem.name).toBe('BILL_UNKNOWN')
  expect(await seen(buyer)).toBe(0)
  expect((await test_.call('bills', { as, query: { company_id: companyId } })).problem.name).toBe(
    'COMPANY_UNKNOWN',
  )
  expect((await test_.call('billReceipt', { as, params: { serial } })).problem.name).toBe(
    'BILL_UNKNOWN',
  )
  expect((await test_.call('billByKey', { as, params: { key } })).problem.name).toBe('BILL_UNKNOWN')
  expect((await bills.create(buyer, { ...of, key })).problem.name).toBe('COMPANY_UNKNOWN')
  const params = { id: waiting.result.open_payment! }
  expect((await test_.call('payment', { as, params })).problem.name).toBe('PAYMENT_UNKNOWN')
  expect((await test_.call('billNumbers', { as })).body.result.items).toEqual([])
  const kinds = await companies.notificationsOf(buyer.userId)
  expect(kinds.filter((kind) => kind.startsWith('BILL_'))).toEqual([])
  expect((await read(admin, serial)).body.result.state).toBe('done')
  const { items } = (await test_.call('billNumbers', { as: admin.token })).body.result
  expect(items.map(({ number }) => number)).toContain('12345678901')
})

test('F-08 F-07: autopay of a company goes on when its member has left, and the admins are told', async () => {
  const { admin, buyer, companyId, of, balance, remove } = await company()
  const body = { kind: 'electricity' as const, product: 'pln-pasca', number: '12345678901', ...of }
  const saved = await test_.call('saveBillNumber', { as: buyer.token, body })
  const day = new Date(test_.gateway.now().getTime() + 86_400_000 + 7 * 3_600_000).getUTCDate()
  await test_.call('setBillReminder', {
    as: buyer.token,
    params: { id: saved.body.result.id },
    body: { day, autopay_cap: 500_000, pin: '246810' },
  })
  await remove(buyer)
  test_.advance(2 * 86_400)
  await remindBuyers(test_.gateway)
  await payAutomatically(test_.gateway)
  const { price } = await db()
    .selectFrom('bill_transactions')
    .select('price')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(await balance()).toBe(1_000_000 - price)
  expect(await companies.notificationsOf(admin.userId)).toContain('BILL_COMPANY_AUTOPAID')
})

test('F-08 F-07: two members of a company do not pay the same bill', async () => {
  const { admin, buyer, of } = await company()
  const first = await bills.inquire(buyer)
  const second = await bills.inquire(admin)
  const pay = (as: TestBuyer, { id, price }: { id: string; price: number | null }) =>
    bills.create(as, {
      ...of,
      product: 'pln-pasca',
      number: '12345678901',
      inquiry_id: id,
      price,
    })
  expect((await pay(buyer, first.body.result)).status).toBe(200)
  expect((await pay(admin, second.body.result)).problem.name).toBe('BILL_OPEN')
})

test('F-08: a bill above a budget is refused with the budget, and parallel ones do not exceed it', async () => {
  const { admin, buyer, of, balance, setBudget, used } = await company()
  await setBudget(120_000, { cost_centre_id: of.cost_centre_id })
  const numbers = ['081234567801', '081234567802', '081234567803', '081234567804']
  const answers = await Promise.all(
    numbers.map((number, index) => bills.create(index % 2 ? admin : buyer, { ...of, number })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.find(({ status }) => status !== 200)!
  expect(refused.problem).toMatchObject({
    name: 'BUDGET_EXCEEDED',
    message: expect.stringMatching(/anggaran Gerai 01 .*Rp\s20\.000/),
  })
  expect([await used(), await balance()]).toEqual([[100_000], 900_000])
})

test('F-08: a batch counts as a whole against a budget, and its failed rows give back theirs', async () => {
  const { buyer, finance, of, setBudget, used, balance } = await company()
  await setBudget(120_000)
  const rows: [string, number][] = [
    ['081234567801', 50_000],
    ['081234567802', 50_000],
    ['081234567803', 50_000],
  ]
  expect((await batch(buyer, rows, of)).problem.name).toBe('BUDGET_EXCEEDED')
  expect([await used(), await balance()]).toEqual([[0], 1_000_000])
  const { serial } = (await batch(buyer, rows.slice(1), of)).body.result
  expect(await used()).toEqual([100_000])
  answer(failed)
  await bills.work()
  const { counts, company_name } = (
    await test_.call('billBatch', { as: finance.token, params: { serial } })
  ).body.result
  expect(company_name).toBe('PT Dapur Rasa')
  expect(await used()).toEqual([100_000 - counts.refunded * 50_000])
  expect(await balance()).toBe(900_000 + counts.refunded * 50_000)
})

test('F-08: a bill that is not paid frees its budget', async () => {
  const { buyer, of, setBudget, used } = await company()
  await setBudget(120_000)
  const { body } = await bills.create(buyer, { ...of, payment_id: 'va-bca' })
  expect(await used()).toEqual([50_000])
  await test_.call('cancelBill', { as: buyer.token, params: { serial: body.result.serial } })
  expect(await used()).toEqual([0])
})

test('F-08 F-07: a bulk payment that a rule by amount catches waits for its approval', async () => {
  const { admin, buyer, companyId, of } = await company()
  await test_.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 120_000, approver_id: null },
  })
  const rows: [string, number][] = [
    ['081234567891', 50_000],
    ['081234567892', 50_000],
    ['081234567893', 50_000],
  ]
  const { body } = await batch(buyer, rows, of)
  expect(body.result.approval?.state).toBe('waiting')
})
