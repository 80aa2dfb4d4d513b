import { refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import { savedNumber } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { DueBills } from './DueBills.tsx'

type Answers = Parameters<typeof openBills>[0]['answers']
const open = (answers: Answers = {}, isGuest = false) =>
  openBills({ screen: DueBills, path: '/', answers, isGuest })

const due = (...numbers: ReturnType<typeof savedNumber>[]) => ({
  billsDue: {
    result: { open: [], due: numbers.map((number) => ({ number, due_on: '2026-11-25' })) },
  },
})

test('N-07 F-07: a due bill has kind, label, date and last amount, and opens its page filled in', async () => {
  await open(
    due(savedNumber({ id: 'n/9', kind: 'electricity', label: 'Ruko', last_price: 233_500 })),
  )
  const bill = await screen.findByRole('link', { name: /Tagihan listrik · Ruko/ })
  expect(bill).toHaveTextContent(/Jatuh tempo 25 November 2026.*Terakhir Rp\s233\.500/)
  expect(bill).toHaveAttribute('href', '/billing/listrik?kind=electricity&saved=n%2F9')
  expect(screen.getByRole('heading', { name: 'Segera dibayar' })).toBeVisible()
})

test('N-07: a number without a label is masked, and an automatic payment is named', async () => {
  const reminder = { day: 25, autopay_cap: 300_000, next_on: '2026-11-25' }
  await open(due(savedNumber({ kind: 'water', number: '12345678', label: '', reminder })))
  const bill = await screen.findByRole('link', { name: /Air PDAM · \*{4}5678/ })
  expect(bill).toHaveTextContent(/Bayar otomatis hingga Rp\s300\.000/)
  expect(bill).not.toHaveTextContent(/1234|Terakhir/)
})

test('N-07: shows the first three, with a link to the others', async () => {
  await open(due(...['a', 'b', 'c', 'd'].map((id) => savedNumber({ id, label: `Toko ${id}` }))))
  await screen.findByRole('link', { name: /Toko c/ })
  expect(screen.queryByRole('link', { name: /Toko d/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Semua tagihan' })).toHaveAttribute('href', '/billing')
})

test.each([
  ['no bill is due', { result: { due: [], open: [] } }],
  [
    'the call is refused',
    () => {
      throw refusal(403, 'NO')
    },
  ],
])('N-07: renders nothing when %s', async (_, billsDue) => {
  const { calls } = await open({ billsDue })
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['billsDue']))
  expect(document.body).toHaveTextContent(/^$/)
})

test('V-12 N-07: a guest sends no request', async () => {
  const { calls } = await open(due(savedNumber()), true)
  expect(calls).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})
