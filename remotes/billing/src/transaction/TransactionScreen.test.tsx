import { refusal } from '@borong/contract/testing/fake-gateway'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import type { Bill } from '../parts/bill-kinds.ts'
import { expectPaid } from '../parts/bill-paid.ts'
import { bill } from '../testing/bill-parts.ts'
import { findText, openBills } from '../testing/open-bills.tsx'
import { TransactionScreen } from './TransactionScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const PATH = '/billing/transaction/:serial'
type Answers = Parameters<typeof openBills>[0]['answers']
const open = (shown: Partial<Bill> | Answers, answers: Answers = {}) =>
  openBills({
    screen: TransactionScreen,
    path: PATH,
    address: '/billing/transaction/BIL261123AAAA',
    answers: { bill: { result: bill(shown as Partial<Bill>) }, ...answers },
  })
const token = {
  kind: 'token',
  product_code: 'pln-100000',
  product_name: 'Token 100 rb',
  operator_name: 'PLN',
  number: '12345678910',
  owner: 'BUDI SANTOSO',
  token: '12345678901234567890',
} as const
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test('F-07: a token is shown in groups of four, and copied without spaces', async () => {
  const user = userEvent.setup()
  await open(token)
  expect(await screen.findByText('1234 5678 9012 3456 7890')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salin token' }))
  expect(await navigator.clipboard.readText()).toBe('12345678901234567890')
})

test('F-07: where the phone has a share sheet, it shares the token with its meter', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await open(token)
  await userEvent.click(await screen.findByRole('button', { name: 'Bagikan' }))
  expect(share.mock.calls[0]![0].text).toMatch(/1234 5678 910 · BUDI SANTOSO.*1234 5678 9012/)
  Reflect.deleteProperty(navigator, 'share')
})

test('F-07: an open page that loses its connection shows that its data is old, until it is back', async () => {
  const { answers } = await open({ state: 'pending' })
  await screen.findByText('Penyedia perlu waktu lebih lama')
  expect(screen.queryByText(/Menampilkan data tersimpan/)).toBeNull()
  answers.bill = offline
  jest.useFakeTimers()
  window.dispatchEvent(new Event('focus'))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Penyedia perlu waktu lebih lama')).toBeVisible()
  expect(screen.getByText(/Menampilkan data tersimpan/)).toBeVisible()
  answers.bill = { result: bill({ state: 'done' }) }
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Transaksi berhasil.', { selector: '[role=status]' })).toBeVisible()
  expect(screen.queryByText(/Menampilkan data tersimpan/)).toBeNull()
})

test('F-07: a bought token can be read without a connection, and shows that it is a copy', async () => {
  expect(remote.routes.find(({ path }) => path === PATH)).toMatchObject({ availableOffline: true })
  await open(token)
  await screen.findByText('1234 5678 9012 3456 7890')
  cleanup()
  jest.useFakeTimers()
  await open({}, { bill: offline })
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('1234 5678 9012 3456 7890')).toBeVisible()
  expect(screen.getByText(/Menampilkan data tersimpan/)).toBeVisible()
})

test('F-07: another buyer’s serial shows no copy of this browser', async () => {
  await open(token)
  await screen.findByText('1234 5678 9012 3456 7890')
  cleanup()
  await open(
    {},
    {
      bill: () => {
        throw refusal(404, 'BILL_UNKNOWN', 'Transaksi tidak ditemukan')
      },
    },
  )
  expect(await screen.findByText('Transaksi tidak ditemukan')).toBeVisible()
  expect(screen.queryByText('1234 5678 9012 3456 7890')).toBeNull()
})

test('F-07: updates itself with growing pauses until the transaction is at its end, and announces it', async () => {
  jest.useFakeTimers()
  const { answers, calls } = await open({ state: 'pending' })
  const reads = () => calls.filter(({ call }) => call === 'bill').length
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(screen.getByText('Penyedia perlu waktu lebih lama')).toBeVisible()
  const announcements = screen.getAllByRole('status')[0]!
  expect(announcements).toHaveTextContent(/masih memproses/)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  const inFirstMinute = reads()
  expect(inFirstMinute).toBeGreaterThan(5)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(reads() - inFirstMinute).toBeLessThan(4)
  answers.bill = { result: bill({ ...token, state: 'done' }) }
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  expect(announcements).toHaveTextContent('Transaksi berhasil.')
  expect(screen.getByText('1234 5678 9012 3456 7890')).toBeVisible()
  const ended = reads()
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(reads()).toBe(ended)
})

test('F-07: a page at focus again reads the state immediately', async () => {
  jest.useFakeTimers()
  const { calls } = await open({ state: 'sent' })
  await act(() => jest.advanceTimersByTimeAsync(100))
  const before = calls.length
  await act(async () => void window.dispatchEvent(new Event('focus')))
  await act(() => jest.advanceTimersByTimeAsync(10))
  expect(calls.length).toBe(before + 1)
})

test('F-07: an unpaid transaction shows its open payment, and can be cancelled', async () => {
  const { answers, calls } = await open({
    state: 'awaiting_payment',
    open_payment: 'PAY-7',
    can_cancel: true,
  })
  expect(await screen.findByText('Tagihan terbuka PAY-7')).toBeVisible()
  answers.cancelBill = { result: bill({ state: 'cancelled' }) }
  answers.bill = { result: bill({ state: 'cancelled' }) }
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan transaksi' }))
  expect(await screen.findByText(/Tidak ada yang ditagihkan/)).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain('cancelBill')
})

test.each([
  ['failed', /Rp 51\.500 sedang dikembalikan ke saldo/],
  ['refunded', /Rp 51\.500 sudah kembali ke saldo/],
] as const)('F-07: %s says why, and where the money is', async (state, words) => {
  const failure = { code: 'NUMBER_UNKNOWN', message: 'Nomor tidak ditemukan.' }
  await open({ state, failure, refunded_amount: state === 'refunded' ? 51_500 : null })
  expect(await screen.findByText('Nomor tidak ditemukan.')).toBeVisible()
  expect(await findText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat saldo' })).toHaveAttribute('href', '/wallet')
})

test('F-07: a done transaction has its receipt, help by phone, and fills in the same purchase again', async () => {
  await open({ ...token, has_receipt: true })
  expect(await screen.findByRole('button', { name: 'Unduh struk (PDF)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bantuan: 1500 465' })).toHaveAttribute(
    'href',
    'tel:1500465',
  )
  const again = screen.getByRole('link', { name: 'Beli lagi' })
  expect(again).toHaveAttribute('href', '/billing/listrik')
  await userEvent.click(again)
  const drafts = JSON.parse(sessionStorage.getItem('billing.drafts')!) as {
    pln: { number: string; products: object }
  }
  expect(drafts.pln).toMatchObject({
    number: '12345678910',
    products: { token: 'pln-100000' },
  })
})

test('F-07: a receipt that can’t be fetched shows a toast', async () => {
  const { page } = await open(
    { has_receipt: true },
    {
      billReceipt: () => {
        throw refusal(409, 'NO_RECEIPT', 'Struk tersedia setelah transaksi berhasil')
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh struk (PDF)' }))
  await waitFor(() => expect(page.toasts.map(({ message }) => message)).toHaveLength(1))
})

test('C-33 F-07: a bill of this browser is an event once, when it is first shown as paid', async () => {
  expectPaid([bill()])
  const unpaid = await open({ state: 'awaiting_payment', open_payment: 'PAY-7' })
  await screen.findByText('Tagihan terbuka PAY-7')
  expect(unpaid.events()).toEqual([])
  cleanup()
  const paid = await open({ state: 'pending' })
  await screen.findByText('Penyedia perlu waktu lebih lama')
  expect(paid.events()).toEqual([{ name: 'bill_paid', fields: { bill: 'pulsa', value: 51_500 } }])
  cleanup()
  const later = await open({ state: 'done' })
  await screen.findByText('Transaksi berhasil.', { selector: '[role=status]' })
  expect(later.events()).toEqual([])
})

test('C-33: a bill that was never paid is no event', async () => {
  expectPaid([bill()])
  const { events } = await open({ state: 'expired' })
  await screen.findByText(/Tidak ada yang ditagihkan/)
  expect(events()).toEqual([])
})

test('F-07: facts of the biller are shown, but no owner or reference twice', async () => {
  await open({
    ...token,
    biller_serial: 'REF-1',
    facts: [
      { label: 'Nama', value: 'BUDI SANTOSO' },
      { label: 'Jumlah kWh', value: '67,1' },
      { label: 'No. referensi', value: 'REF-1' },
    ],
  })
  expect(await screen.findByText('Jumlah kWh')).toBeVisible()
  expect(screen.getAllByText('BUDI SANTOSO')).toHaveLength(1)
  expect(screen.getAllByText('REF-1')).toHaveLength(1)
})

const approval = {
  id: 'a1',
  state: 'waiting' as const,
  expires_at: '2026-11-25T03:00:00Z',
  decided_by_name: null,
  reason: '',
}

test('F-08 F-07: a bill that awaits approval says that nothing is paid, and links to its request', async () => {
  await open({ state: 'awaiting_payment', approval })
  expect(await findText(/Belum ada yang dibayar\. Penyetuju memutuskan sebelum/)).toBeVisible()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Menunggu persetujuan perusahaan.')
  expect(screen.getByRole('link', { name: 'Lihat permintaan' })).toHaveAttribute(
    'href',
    '/approvals/a1',
  )
})

test('F-08 F-07: a refused bill names the approver and the reason, an approved one the approver', async () => {
  const decided = { ...approval, decided_by_name: 'Lina', reason: 'Bukan gerai kami' }
  await open({ state: 'cancelled', approval: { ...decided, state: 'refused' } })
  expect(await screen.findByText('Ditolak oleh Lina: Bukan gerai kami')).toBeVisible()
  cleanup()
  await open({ state: 'done', approval: { ...decided, state: 'approved' } })
  expect(await screen.findByText('Disetujui oleh')).toBeVisible()
  expect(screen.getByText('Lina')).toBeVisible()
})
