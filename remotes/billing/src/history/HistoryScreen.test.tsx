import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import { bill } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { lastMonths } from './last-months.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const PATH = '/billing/history'
const listOf = (items: object[], total = items.length, page = 1) => ({
  result: { items, total_count: total, page, limit: items.length || 20 },
})
const bought = bill({
  serial: 'BIL2',
  kind: 'token',
  product_name: 'Token 100 rb',
  operator_name: 'PLN',
  token: '12345678901234567890',
})
const open = (answers: Parameters<typeof openBills>[0]['answers'], address = PATH) =>
  openBills({ screen: HistoryScreen, path: PATH, address, answers })

test('F-07: lists the bills with state and price, and loads more', async () => {
  const { calls } = await open({
    bills: ({ url }: { url: URL }) =>
      url.searchParams.get('page') === '2' ? listOf([bought], 2, 2) : listOf([bill()], 2),
  })
  const first = await screen.findByRole('link', { name: /Telkomsel · Pulsa 50\.000/ })
  expect(first).toHaveAttribute('href', '/billing/transaction/BIL261123AAAA')
  expect(first).toHaveTextContent(/Rp\s51\.500Berhasil/)
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText(/Token 1234 5678 9012 3456 7890/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
  expect(calls.filter(({ call }) => call === 'bills')).toHaveLength(2)
})

test('F-07: a bill that moved to the next page, because a new one came, is shown once', async () => {
  await open({
    bills: ({ url }: { url: URL }) =>
      url.searchParams.get('page') === '2'
        ? { result: { ...listOf([bill(), bought], 3, 2).result, limit: 2 } }
        : listOf([bill()], 3),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText(/Token 1234 5678 9012 3456 7890/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Telkomsel · Pulsa 50\.000/ })).toHaveLength(1)
})

test('F-07: the filters by kind and month are in the address, and the search is sent with them', async () => {
  const { calls, address } = await open({ bills: listOf([]) })
  const [month = ''] = lastMonths(0)
  await userEvent.selectOptions(screen.getByLabelText('Jenis'), 'Token listrik')
  await userEvent.selectOptions(screen.getByLabelText('Bulan'), month)
  await userEvent.type(screen.getByRole('searchbox'), 'budi{Enter}')
  expect(await screen.findByText('Tidak ada transaksi dengan filter ini.')).toBeVisible()
  expect(address()).toBe(`${PATH}?kind=token&month=${month}`)
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)!.url.searchParams)).toMatchObject({
      kind: 'token',
      month,
      q: 'budi',
    }),
  )
})

test('F-07: the months are those of the clock in Jakarta, the current one first', () => {
  expect(lastMonths(Date.parse('2026-12-31T17:30:00Z')).slice(0, 3)).toEqual([
    '2027-01',
    '2026-12',
    '2026-11',
  ])
})

test('F-07: a buyer without bills sees that, and a way to pay one', async () => {
  await open({ bills: listOf([]) })
  expect(await screen.findByText('Belum ada transaksi tagihan.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bayar tagihan' })).toHaveAttribute('href', '/billing')
})

test('F-07: bought tokens can be read without a connection, also filtered', async () => {
  expect(remote.routes.find(({ path }) => path === PATH)).toMatchObject({ availableOffline: true })
  await open({ bills: listOf([bill(), bought]) })
  await screen.findByText(/Token 1234 5678 9012 3456 7890/)
  cleanup()
  jest.useFakeTimers()
  await open(
    {
      bills: () => {
        throw new TypeError('Failed to fetch')
      },
    },
    `${PATH}?kind=token`,
  )
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(/Token 1234 5678 9012 3456 7890/)).toBeVisible()
  expect(screen.getByText(/Menampilkan data tersimpan/)).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('F-07: the CSV file has the kind and the month of the list', async () => {
  const { calls } = await open({ bills: listOf([bill()]), billsFile: 'a,b' }, `${PATH}?kind=pulsa`)
  await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }))
  await waitFor(() => expect(calls.at(-1)!.call).toBe('billsFile'))
  expect(calls.at(-1)!.url.search).toBe('?kind=pulsa')
})
