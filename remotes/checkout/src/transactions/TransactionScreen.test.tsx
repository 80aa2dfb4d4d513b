import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { openCheckout } from '../testing/open-checkout.tsx'
import { TransactionScreen } from './TransactionScreen.tsx'

const row = {
  id: 'o1',
  order_serial: 'BRG1',
  state: 'awaiting_payment',
  created_at: '2026-08-16T08:05:00Z',
  payment_deadline: '2026-08-17T08:05:00Z',
  total_payment: 120_321,
  line_count: 1,
  vendors: [{ id: '7', name: 'Sumber Makmur' }],
  first_line: { name: 'Beras Padi Emas 25 kg', image: 'beras' },
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

test('R-19 X-08: orders that can’t be read show an error after a few attempts, not after many', async () => {
  jest.useFakeTimers()
  const { calls } = await openCheckout(TransactionScreen, '/transaction', {
    answers: {
      orders: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(calls.filter(({ call }) => call === 'orders').length).toBeLessThan(5)
})

test('R-19: an order on its way shows when it arrives', async () => {
  const arrives = { from: '2026-11-30', to: '2026-12-04' }
  const items = [{ ...row, state: 'shipped', arrives }]
  await openCheckout(TransactionScreen, '/transaction', {
    answers: { orders: { data: { items, counts: {}, total_count: 1, page: 1, limit: 20 } } },
  })
  expect(await screen.findByText(/^Tiba 30 Nov . 4 Des$/)).toBeVisible()
})

test('R-19: a paid order is bought again from the list, and one that is not paid is not', async () => {
  const items = [
    { ...row, id: 'o2', order_serial: 'BRG2', state: 'completed', payment_deadline: null },
    row,
  ]
  const { calls, address } = await openCheckout(TransactionScreen, '/transaction', {
    answers: {
      orders: { data: { items, counts: {}, total_count: 2, page: 1, limit: 20 } },
      buyAgain: { data: { added: ['1'], skipped: [] } },
    },
  })
  const again = await screen.findAllByRole('button', { name: /^Beli lagi/ })
  expect(again).toHaveLength(1)
  expect(again[0]).toHaveAccessibleName('Beli lagi BRG2')
  fireEvent.click(again[0]!)
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(calls.filter(({ call }) => call === 'buyAgain')).toHaveLength(1)
})

test('R-19 F-08: the order of a company names its outlets, the first ones of many', async () => {
  const outlets = { names: ['Outlet Kemang', 'Outlet Tebet', 'Outlet Senen'], count: 5 }
  const items = [
    { ...row, outlets },
    { ...row, id: 'o2', order_serial: 'BRG2', outlets: { names: ['Dapur pusat'], count: 1 } },
    { ...row, id: 'o3', order_serial: 'BRG3' },
  ]
  await openCheckout(TransactionScreen, '/transaction?company=c1', {
    path: '/transaction',
    answers: { orders: { data: { items, counts: {}, total_count: 3, page: 1, limit: 20 } } },
  })
  const many = await screen.findByRole('region', { name: 'BRG1' })
  expect(many).toHaveTextContent('untuk Outlet Kemang, Outlet Tebet, Outlet Senen +2')
  expect(screen.getByRole('region', { name: 'BRG2' })).toHaveTextContent('untuk Dapur pusat')
  expect(screen.getByRole('region', { name: 'BRG3' })).not.toHaveTextContent('untuk')
})

test('R-19 X-08: a failed next page shows an error below the other orders, and loads on a retry', async () => {
  jest.useFakeTimers()
  let isUp = true
  const orders = ({ url }: { url: URL }) => {
    if (!isUp) throw new TypeError('Failed to fetch')
    const page = Number(url.searchParams.get('page') ?? 1)
    const items = [{ ...row, id: `o${page}`, order_serial: `BRG${page}` }]
    return { data: { items, counts: {}, page, limit: 1, total_count: 2 } }
  }
  await openCheckout(TransactionScreen, '/transaction', { answers: { orders } })
  await act(() => jest.advanceTimersByTimeAsync(100))
  isUp = false
  fireEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Halaman berikutnya gagal dimuat')).toBeVisible()
  expect(screen.getByRole('region', { name: 'BRG1' })).toBeVisible()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('region', { name: 'BRG2' })).toBeVisible()
  expect(screen.queryByText('Halaman berikutnya gagal dimuat')).toBeNull()
})

test('R-19: without a connection the persisted orders are shown, marked as such', async () => {
  let isUp = true
  const orders = () => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return { data: { items: [row], counts: {}, page: 1, limit: 20, total_count: 1 } }
  }
  const first = await openCheckout(TransactionScreen, '/transaction', { answers: { orders } })
  expect(await screen.findByRole('region', { name: 'BRG1' })).toBeVisible()
  first.page.queries.clear()
  document.body.innerHTML = ''
  isUp = false
  jest.useFakeTimers()
  await openCheckout(TransactionScreen, '/transaction', { answers: { orders } })
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText(/Menampilkan data tersimpan/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'BRG1' })).toHaveTextContent('Rp 120.321')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.queryByText(/Menampilkan data tersimpan/)).toBeNull()
})

test('R-19: search and days are sent, stay in the address with the state, and restrict the file', async () => {
  const { calls } = await openCheckout(TransactionScreen, '/transaction?from=2026-08-01&to=x', {
    path: '/transaction',
    answers: {
      orders: { data: { items: [], counts: {}, page: 1, limit: 20, total_count: 0 } },
      ordersFile: 'a,b',
      journalFile: 'a,b',
    },
  })
  const sent = () => Object.fromEntries(calls.at(-1)!.url.searchParams)
  expect(await screen.findByText('Tidak ada pesanan yang cocok dengan filter ini')).toBeVisible()
  // A text in the address that is no day is ignored.
  expect(sent()).toEqual({ from: '2026-08-01' })
  fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-07-31' } })
  expect(await screen.findByText('Tanggal akhir harus setelah tanggal awal')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-08-31' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'beras' } })
  fireEvent.submit(screen.getByRole('search'))
  const query = { from: '2026-08-01', to: '2026-08-31', keyword: 'beras' }
  await waitFor(() => expect(sent()).toEqual(query))
  fireEvent.click(screen.getByRole('link', { name: 'Selesai' }))
  await waitFor(() => expect(sent()).toEqual({ ...query, state: 'completed' }))
  expect(screen.getByLabelText('Dari tanggal')).toHaveValue('2026-08-01')
  fireEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }))
  await waitFor(() => expect(calls.at(-1)!.call).toBe('ordersFile'))
  expect(sent()).toEqual({ ...query, state: 'completed' })
  fireEvent.click(screen.getByRole('button', { name: 'Unduh jurnal (CSV)' }))
  await waitFor(() => expect(calls.at(-1)!.call).toBe('journalFile'))
  expect(sent()).toEqual({ from: query.from, to: query.to })
})
