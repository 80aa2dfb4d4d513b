import { refusal } from '@borong/contract/testing/fake-gateway'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectPaid } from '../parts/bill-paid.ts'
import { bill } from '../testing/bill-parts.ts'
import { openBills } from '../testing/open-bills.tsx'
import { BatchScreen } from './BatchScreen.tsx'

beforeEach(() => localStorage.clear())

const batch = (more: object = {}) => ({
  result: {
    serial: 'BIB261123AAAA',
    kind: 'pulsa',
    state: 'running',
    price: 103_000,
    payment_id: 'wallet',
    payment_name: 'Saldo',
    open_payment: null,
    payment_deadline: null,
    counts: { total: 2, open: 1, done: 1, refunded: 0 },
    bills: [bill(), bill({ serial: 'BIL2', state: 'sent', batch_serial: 'BIB261123AAAA' })],
    created_at: '2026-11-23T03:00:00Z',
    server_time: '2026-11-23T03:00:05Z',
    ...more,
  },
})
const unpaid = batch({ state: 'awaiting_payment', open_payment: 'pay-1' })
const open = (answers: Parameters<typeof openBills>[0]['answers']) =>
  openBills({
    screen: BatchScreen,
    path: '/billing/bulk/:serial',
    address: '/billing/bulk/BIB261123AAAA',
    answers,
  })

test('F-07: a batch shows the state of each row, and its counts update', async () => {
  const { answers } = await open({ billBatch: batch() })
  const rows = within(await screen.findByRole('list', { name: 'Tagihan' }))
  expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/billing/transaction/BIL261123AAAA',
    '/billing/transaction/BIL2',
  ])
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  answers.billBatch = batch({
    state: 'ended',
    counts: { total: 2, open: 0, done: 1, refunded: 1 },
  })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'),
  )
  expect(screen.getByRole('status')).toHaveTextContent('1 berhasil, 0 diproses, 1 dikembalikan')
})

test('F-08 F-07: a batch that waits for its approval says so, and leads to the request', async () => {
  const approval = {
    id: 'a1',
    state: 'waiting',
    expires_at: '2026-11-25T03:00:00Z',
    decided_by_name: null,
    reason: '',
  }
  const { answers } = await open({
    billBatch: batch({ state: 'awaiting_payment', can_cancel: true, approval }),
  })
  expect(await screen.findByRole('status')).toHaveTextContent('Menunggu persetujuan')
  const link = screen.getByRole('link', { name: 'Lihat permintaan' })
  expect(link).toHaveAttribute('href', '/approvals/a1')
  expect(screen.getByRole('button', { name: 'Batalkan pembayaran massal' })).toBeVisible()
  answers.billBatch = batch({
    state: 'cancelled',
    approval: { ...approval, state: 'refused', decided_by_name: 'Hendra', reason: 'Belum perlu' },
  })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText(/Hendra.*Belum perlu/)).toBeVisible()
})

test('F-07: an unpaid batch shows its open payment and can be cancelled', async () => {
  const { calls, answers } = await open({ billBatch: unpaid, cancelBillBatch: unpaid })
  expect(await screen.findByText('Tagihan terbuka pay-1')).toBeVisible()
  answers.billBatch = batch({ state: 'cancelled' })
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan pembayaran massal' }))
  await waitFor(() => expect(screen.queryByText('Tagihan terbuka pay-1')).toBeNull())
  expect(calls.some(({ call }) => call === 'cancelBillBatch')).toBe(true)
})

test('C-33 F-07: each paid bill of a batch is an event once, also when its own page follows', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => bill({ serial: `BIL${row}`, price: row + 1 }))
  expectPaid(rows)
  const waiting = rows.map((row) => ({ ...row, state: 'awaiting_payment' as const }))
  const { answers, events } = await open({
    billBatch: batch({ state: 'awaiting_payment', open_payment: 'pay-1', bills: waiting }),
  })
  await screen.findByText('Tagihan terbuka pay-1')
  expect(events()).toEqual([])
  const bills = rows.map((row) => ({ ...row, state: 'sent' as const }))
  answers.billBatch = batch({ bills })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(events()).toHaveLength(60))
  expect(events()[59]).toEqual({ name: 'bill_paid', fields: { bill: 'pulsa', value: 60 } })
  cleanup()
  const reloaded = await open({ billBatch: batch({ bills }) })
  await screen.findByRole('list', { name: 'Tagihan' })
  expect(reloaded.events()).toEqual([])
})

test('F-07: the result of a batch is downloaded as a file', async () => {
  const { calls } = await open({ billBatch: batch({ state: 'ended' }), billBatchFile: 'a,b' })
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh hasil (CSV)' }))
  await waitFor(() => expect(calls.some(({ call }) => call === 'billBatchFile')).toBe(true))
})

test('F-07: an unknown batch shows the reason and the way to the history', async () => {
  await open({
    billBatch: () => {
      throw refusal(404, 'BATCH_UNKNOWN', 'Pembayaran massal tidak ditemukan')
    },
  })
  expect(await screen.findByText('Pembayaran massal tidak ditemukan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Riwayat tagihan' })).toBeVisible()
})
