import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savedNumber } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { type Calendar, daysOf, type Item, weekdayOf } from './calendar.ts'
import { NumbersScreen } from '../numbers/NumbersScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const kitchen = { id: 'c1', name: 'PT Dapur', role: 'buyer', company_required: false }
const item = (last: number, more: Partial<Item> = {}): Item => ({
  number: savedNumber({
    id: `n${last}`,
    kind: 'electricity',
    product_code: 'pln-pasca',
    operator_name: 'PLN',
    number: `1234567890${last}`,
    label: `Gerai ${last}`,
    company_id: 'c1',
    cost_centre_id: 'o1',
    cost_centre_name: 'Gerai 01',
  }),
  due_on: '2026-11-20',
  state: 'due',
  amount: 200_000,
  is_estimate: true,
  ...more,
})
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  month: '2026-11',
  today: '2026-11-10',
  earlier: [],
  days: [
    {
      day: '2026-11-05',
      sums: { open: 0, paid: 150_000, unknown: 1 },
      items: [
        item(1, { state: 'overdue', amount: null, is_estimate: false }),
        item(2, { state: 'paid', amount: 150_000, is_estimate: false }),
      ],
    },
    {
      day: '2026-11-20',
      sums: { open: 400_000, paid: 0, unknown: 0 },
      items: [item(3), item(4)],
    },
  ],
  undated: [],
  sums: { open: 400_000, paid: 150_000, unknown: 1 },
  overdue: { open: 0, paid: 0, unknown: 1 },
  can_pay: true,
  ...more,
})
const open = (
  shown: Calendar,
  companies: object[] = [kitchen],
  address = '/billing/calendar?company=c1',
) =>
  openBills({
    screen: NumbersScreen,
    path: '/billing/calendar',
    address,
    answers: { companies: { companies }, billCalendar: { result: shown } },
  })

test('F-08 F-07: each day of the table has its sum and leads to its bills; what is late and unknown is counted', async () => {
  await open(calendar())
  const day = await screen.findByRole('link', { name: /20 November 2026: Rp\s400\.000/ })
  expect(day).toHaveAttribute('href', '#day-2026-11-20')
  expect(within(day).getByText(/400\srb/)).toBeVisible()
  expect(screen.getAllByText(/1 belum diketahui/).length).toBeGreaterThan(1)
  expect(screen.getByText('Belum diketahui · Terlambat')).toBeVisible()
  expect(screen.getAllByText(/±Rp\s200\.000/)).toHaveLength(2)
  expect(screen.getByText('10')).toHaveAttribute('aria-current', 'date')
})

test('F-08 F-07: the bills of one day are paid together, for the company and the cost centre', async () => {
  const { address } = await open(calendar())
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^Bayar banyak sekaligus \(2\) · Tagihan listrik · Gerai 01$/,
    }),
  )
  await waitFor(() => expect(address()).toBe('/billing/bulk'))
  expect(sessionStorage.getItem('billing.bulk')).toContain('12345678903')
  expect(sessionStorage.getItem('billing.bulk')).toContain('12345678904')
  expect(localStorage.getItem('billing.owner')).toContain('"centre":"o1"')
})

test('F-08 P-03: who may not pay sees no payment and no link to one', async () => {
  await open(calendar({ can_pay: false }))
  await screen.findByText('Gerai 3')
  expect(screen.queryByRole('button', { name: /Bayar/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Bayar/ })).toBeNull()
})

test('F-08 F-07: bills of different cost centres are paid one by one', async () => {
  const other = item(5)
  other.number.cost_centre_id = 'o2'
  const days = [
    { day: '2026-11-20', sums: { open: 400_000, paid: 0, unknown: 0 }, items: [item(3), other] },
  ]
  await open(calendar({ days }))
  expect(await screen.findByRole('link', { name: /Gerai 5/ })).toHaveAttribute(
    'href',
    '/billing/listrik?kind=electricity&saved=n5',
  )
  expect(screen.queryByRole('button', { name: /Bayar/ })).toBeNull()
})

test('F-08 F-07: another month is shown', async () => {
  const { calls } = await open(calendar())
  await userEvent.click(await screen.findByRole('button', { name: 'Desember 2026' }))
  await waitFor(() => {
    const [last] = calls.filter(({ call }) => call === 'billCalendar').slice(-1)
    expect(last?.url.searchParams.get('month')).toBe('2026-12')
  })
})

test('F-08 F-07: without a saved number, or without a company, the page leads to the saved numbers', async () => {
  await open(calendar({ days: [] }))
  expect(await screen.findByRole('link', { name: 'Nomor tersimpan' })).toBeVisible()
  cleanup()
  await open(calendar(), [])
  expect(await screen.findByText('Belum ada nomor tersimpan milik perusahaan')).toBeVisible()
})

test('F-08 F-07: weeks begin on Monday, and a month has all its days', () => {
  expect(['2026-11-01', '2026-11-02'].map(weekdayOf)).toEqual([7, 1])
  expect([daysOf('2026-11').length, daysOf('2028-02').at(-1)]).toEqual([30, '2028-02-29'])
})
