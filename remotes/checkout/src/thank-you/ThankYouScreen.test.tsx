import { act, screen } from '@testing-library/react'
import { refusal } from '@borong/contract/testing/fake-gateway'
import { openCheckout } from '../testing/open-checkout.tsx'
import { order } from '../testing/order-parts.ts'
import type { Order } from './stored-order.ts'
import { ThankYouScreen } from './ThankYouScreen.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

const open = (answer: unknown) =>
  openCheckout(ThankYouScreen, '/thank-you/BRG1', {
    path: '/thank-you/:order_serial',
    answers: { order: answer },
  })
const failed = (code: string, message: string) => ({
  payment: { state: 'failed' as const, failure: { code, message } },
})

test('R-30 E-14: shows number, unique code, account, exact amount and deadline, unformatted for copying', async () => {
  await open({ data: order() })
  expect(await screen.findByText('Rp 120.321')).toBeVisible()
  expect(screen.getByText(/Termasuk kode unik 321/)).toBeVisible()
  expect(screen.getByText('5460881230')).toBeVisible()
  expect(screen.getByText(/17 Agustus 2026, .* (WIB|WITA|WIT|UTC|GMT)/)).toBeVisible()
  const write = jest.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText: write } })
  await act(async () => screen.getByRole('button', { name: /jumlah pembayaran/ }).click())
  expect(write).toHaveBeenCalledWith('120321')
})

test('R-30 E-14: a virtual account’s number has the name of its bank, without repeating the kind of payment', async () => {
  const payment = { payment_name: 'BCA Virtual Account', payment_group: 'va_payment' as const }
  await open({ data: order({ payment }) })
  expect(await screen.findByText('Nomor virtual account BCA')).toBeVisible()
})

test('R-30: shows where and when the goods arrive, and a way back to the shop', async () => {
  const arrives = { from: '2026-08-18', to: '2026-08-20' }
  await open({ data: order({ arrives }) })
  expect(await screen.findByText('Perkiraan tiba bila dibayar hari ini')).toBeVisible()
  expect(screen.getByText(/^18.20 Agu$/)).toBeVisible()
  expect(screen.getByText('Budi, Jakarta')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lanjut belanja' })).toHaveAttribute('href', '/')
})

test('R-30: an order of an earlier gateway shows no arrival', async () => {
  await open({ data: order() })
  expect(await screen.findByText('Budi, Jakarta')).toBeVisible()
  expect(screen.queryByText(/Perkiraan tiba/)).toBeNull()
})

test('R-30 C-25: a QRIS payment shows its code, which can be stored for the app that pays', async () => {
  const payment = {
    payment_name: 'QRIS',
    payment_group: 'digital_wallet' as const,
    qr_image: 'data:image/png;base64,iVBORw0KGgo=',
  }
  await open({ data: order({ payment }) })
  const code = await screen.findByRole('img', { name: /^Kode QR untuk membayar Rp\s120\.321$/ })
  expect(code).toHaveAttribute('src', payment.qr_image)
  const save = screen.getByRole('link', { name: 'Simpan gambar' })
  expect(save).toHaveAttribute('href', payment.qr_image)
  expect(save).toHaveAttribute('download', 'BRG1.png')
})

test.each([
  ['GoPay', 'digital_wallet', 'Bayar dengan GoPay'],
  ['Kartu kredit', 'credit_card', 'Bayar dengan kartu kredit'],
  ['PayLater (tempo)', 'borong_plus_partner', 'Bayar dengan PayLater'],
  ['Transfer BCA', 'bank_transfer', 'Buka halaman bank'],
] as const)(
  'R-30 E-08: %s links to its payment page, with a natural label',
  async (payment_name, payment_group, words) => {
    await open({ data: order({ payment: { payment_name, payment_group } }) })
    const way = await screen.findByRole('link', { name: words })
    expect(way).toHaveAttribute('href', 'http://bank/1')
  },
)

test('R-30: a payment that is being prepared says so, and shows how to pay it without a reload', async () => {
  jest.useFakeTimers()
  let now = order({
    payment: { is_preparing: true, url: null, account_number: null, account_name: null },
  })
  await open(() => ({ data: now }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText(/^Pembayaran sedang disiapkan/)).toBeVisible()
  now = order()
  await act(() => jest.advanceTimersByTimeAsync(6000))
  expect(screen.queryByText(/^Pembayaran sedang disiapkan/)).toBeNull()
  expect(screen.getByText('5460881230')).toBeVisible()
})

test('R-30: shows the arrival of the payment without a reload', async () => {
  jest.useFakeTimers()
  let now = order()
  await open(() => ({ data: now }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Menunggu pembayaran')).toBeVisible()
  now = order({
    state: 'processed',
    payment: { state: 'paid', paid_at: '2026-08-16T09:00:00Z', url: null },
  })
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Pembayaran diterima')).toBeVisible()
  expect(screen.queryByText('Bayar sebelum')).toBeNull()
})

test.each<[string, Parameters<typeof order>[0], string, string, string]>([
  [
    'failed',
    failed('INSUFFICIENT_FUNDS', 'Saldo tidak mencukupi.'),
    'Transaksi gagal',
    'Saldo tidak mencukupi.',
    'Muat ulang',
  ],
  [
    'card declined',
    failed('CARD_DECLINED', 'Kartu ditolak oleh bank.'),
    'Verifikasi kartu kredit gagal',
    'Kartu ditolak oleh bank.',
    'Coba lagi',
  ],
  [
    'expired',
    { state: 'expired', payment: { state: 'expired' } },
    'Batas pembayaran terlewati',
    'Pesanan tidak dibayar tepat waktu. Stok, voucher, dan saldo sudah dikembalikan.',
    'Pesan lagi',
  ],
  [
    'cash back failed',
    {
      state: 'completed',
      payment: { state: 'paid' },
      cash_back: { state: 'failed', message: 'Cashback gagal karena saldo tidak aktif.' },
    },
    'Cashback gagal',
    'Cashback gagal karena saldo tidak aktif.',
    'Muat ulang',
  ],
])('X-08: %s has its message and its next step', async (_, more, title, text, action) => {
  await open({ data: order(more) })
  expect(await screen.findByRole('heading', { name: 'Status pembayaran' })).toBeVisible()
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(action)).toBeVisible()
})

test('R-30: without a connection the persisted order is shown, marked as such', async () => {
  let isUp = true
  const answer = (): { data: Order } => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return { data: order() }
  }
  const first = await open(answer)
  await screen.findByText('5460881230')
  first.page.queries.clear()
  document.body.innerHTML = ''
  isUp = false
  jest.useFakeTimers()
  await open(answer)
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText('5460881230')).toBeVisible()
  expect(screen.getByText(/Menampilkan data tersimpan/)).toBeVisible()
})

test('R-30 T-03: a persisted order is not shown to a visitor whom the gateway refuses it', async () => {
  let isMine = true
  const answer = (): { data: Order } => {
    if (!isMine) throw refusal(404, 'ORDER_UNKNOWN', 'Pesanan tidak ditemukan')
    return { data: order() }
  }
  const first = await open(answer)
  await screen.findByText('5460881230')
  first.page.queries.clear()
  document.body.innerHTML = ''
  isMine = false
  await open(answer)
  await screen.findByText(/tidak ditemukan/i)
  expect(screen.queryByText('5460881230')).toBeNull()
})

test('R-30 E-14: an order that was persisted two hours ago counts down from now, not from then', async () => {
  let isUp = true
  const answer = (): { data: Order } => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return { data: order() }
  }
  const left = () => {
    const [, h = 0, m = 0, s = 0] = /(\d\d):(\d\d):(\d\d)/.exec(
      screen.getByRole('timer').textContent,
    )!
    return Number(h) * 3600 + Number(m) * 60 + Number(s)
  }
  const first = await open(answer)
  await screen.findByText('5460881230')
  const before = left()
  first.page.queries.clear()
  document.body.innerHTML = ''
  isUp = false
  jest.useFakeTimers({ now: Date.now() + 2 * 3600_000 })
  await open(answer)
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(before - left()).toBeGreaterThanOrEqual(2 * 3600)
  expect(before - left()).toBeLessThan(2 * 3600 + 60)
})

test('R-30: another buyer’s number shows that there is no such order, without thanks, and links to the buyer’s own orders', async () => {
  await open(() => {
    throw refusal(404, 'ORDER_UNKNOWN', 'Pesanan tidak ditemukan')
  })
  expect(await screen.findByText('Pesanan tidak ditemukan')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Terima kasih' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Riwayat transaksi' })).toHaveAttribute(
    'href',
    '/transaction',
  )
})
