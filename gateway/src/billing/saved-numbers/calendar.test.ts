import type { TestBuyer } from '../../cart/testing-shop.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { testBills } from '../testing-bills.ts'
import { testCompanyBills } from '../testing-company-bills.ts'

const test_ = openTestGateway()
const bills = testBills(test_)
const { company } = testCompanyBills(test_, bills)
beforeAll(() => bills.open())

const meter = (last: number) => `1234567890${last}`
const calendar = (as: TestBuyer, company_id: string, month?: string) =>
  test_.call('billCalendar', { as: as.token, query: { company_id, ...(month ? { month } : {}) } })

/** A number of the company with a reminder on this day of the month. */
async function saved(as: TestBuyer, of: object, number: string, day: number | null) {
  const body = { kind: 'electricity' as const, product: 'pln-pasca', number, ...of }
  const { id } = (await test_.call('saveBillNumber', { as: as.token, body })).body.result
  if (day === null) return
  await test_.call('setBillReminder', { as: as.token, params: { id }, body: { day } })
}

async function paid(as: TestBuyer, of: object, number: string) {
  const { id, price } = (await bills.inquire(as, 'pln-pasca', number)).body.result
  await bills.bought(as, { ...of, product: 'pln-pasca', number, inquiry_id: id, price })
  await bills.work()
}

/** Moves the clock to noon in WIB of this day of the next month, so that a test knows where it is in a month. */
function toDayOfNextMonth(day: number): string {
  const now = new Date(test_.gateway.now().getTime() + 7 * 3_600_000)
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 5)
  test_.advance(Math.round((at - test_.gateway.now().getTime()) / 1000))
  return new Date(at).toISOString().slice(0, 7)
}

test('F-08 F-07: the calendar has the sums of each day, what is late, what is unknown, and what is paid', async () => {
  const { buyer, finance, companyId, of } = await company()
  for (const [last, day] of [
    [1, 5],
    [2, 5],
    [3, 20],
    [4, 20],
  ] as const)
    await saved(buyer, of, meter(last), day)
  await saved(buyer, of, meter(5), null)
  await paid(buyer, of, meter(1))
  await paid(buyer, of, meter(3))
  const month = toDayOfNextMonth(10)
  await paid(buyer, of, meter(3))
  const { result } = (await calendar(finance, companyId)).body
  const shown = result.days.map(({ day, sums, items }) => [
    day.slice(8),
    sums,
    items.map(({ state, amount }) => [state, amount]),
  ])
  expect(result).toMatchObject({ month, can_pay: false })
  expect(shown).toEqual([
    [
      '05',
      { open: 233_500, paid: 0, unknown: 1 },
      [
        ['overdue', 233_500],
        ['overdue', null],
      ],
    ],
    [
      '20',
      { open: 0, paid: 233_500, unknown: 1 },
      [
        ['paid', 233_500],
        ['due', null],
      ],
    ],
  ])
  expect(result.undated.map(({ number }) => number.number)).toEqual([meter(5)])
  expect(result.overdue).toEqual({ open: 233_500, paid: 0, unknown: 1 })
  expect(result.sums).toEqual({ open: 233_500, paid: 233_500, unknown: 2 })
  expect(result.days[0]!.items[0]!.number.cost_centre_name).toBe('Gerai 01')
})

test('F-08 F-07: a bill that awaits approval is neither due nor paid', async () => {
  const { admin, buyer, companyId, of } = await company()
  await test_.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 0, approver_id: null },
  })
  toDayOfNextMonth(3)
  await saved(buyer, of, meter(6), 5)
  await paid(buyer, of, meter(6))
  const { result } = (await calendar(buyer, companyId)).body
  expect(result.days[0]!.items).toMatchObject([{ state: 'waiting', amount: 233_500 }])
  expect(result).toMatchObject({ sums: { open: 233_500, paid: 0 }, can_pay: true })
})

test('F-08 F-07: another month shows its own days, and a month without an end its last day', async () => {
  const { buyer, companyId, of } = await company()
  await saved(buyer, of, meter(7), 31)
  const { result } = (await calendar(buyer, companyId, '2027-02')).body
  expect(result.days.map(({ day }) => day)).toEqual(['2027-02-28'])
  expect(result.days[0]!.items[0]!.state).toBe('due')
})

test('F-08 P-03: a stranger and a member who has left see no calendar', async () => {
  const { buyer, companyId, remove } = await company()
  const stranger = await bills.buyer()
  await remove(buyer)
  for (const one of [buyer, stranger]) {
    const answer = await test_.call('billCalendar', {
      as: one.token,
      query: { company_id: companyId },
    })
    expect(answer.problem.name).toBe('COMPANY_UNKNOWN')
  }
})
