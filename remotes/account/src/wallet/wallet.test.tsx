import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import words from '../messages/id.json'
import { NotificationScreen } from '../notifications/NotificationScreen.tsx'
import { WalletHistoryScreen } from './WalletHistoryScreen.tsx'
import { WalletScreen } from './WalletScreen.tsx'

async function start(
  shown: ComponentType,
  answers: FakeAnswers,
  flags?: Readonly<Record<string, boolean>>,
) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/x',
    address: '/x',
    screen: shown,
    ...(flags ? { flags } : {}),
  })
  return gateway
}
const wallet = {
  id: 'w',
  status: 'active',
  message: 'Saldo aktif',
  is_verified: true,
  balance: 1_250_000,
  credit: null,
  point: 40,
}
const none = { items: [], total_count: 0, page: 1, limit: 20 }
const movement = (id: string) => ({
  id,
  category_message: `Isi saldo ${id}`,
  ledger_type: 'CREDIT',
  amount: 50_000,
  created_at: '2026-08-17T03:00:00Z',
})

const rupiahs = (text: string) =>
  screen.findByText(text, { normalizer: (found) => found.replaceAll('\u00a0', ' ') })

test.each([
  [true, 'Rp 0'],
  [false, 'Rp 1.250.000'],
])('P-05 T-11: with wallet maintenance %s the balance is %s', async (isOn, balance) => {
  await start(
    WalletScreen,
    { walletData: { result: wallet }, walletLedgers: { data: none } },
    { 'wallet-maintenance': isOn },
  )
  expect(await rupiahs(balance)).toBeVisible()
  expect(screen.queryByText(/sedang dalam pemeliharaan/) !== null).toBe(isOn)
})

test('R-33 C-29 T-11: shows balance and points, and the last movements with the way to all of them', async () => {
  await start(WalletScreen, {
    walletData: { result: wallet },
    walletLedgers: { data: { ...none, items: [movement('1')], total_count: 40 } },
  })
  expect(await rupiahs('Rp 1.250.000')).toBeVisible()
  expect(await screen.findByText('Isi saldo 1')).toBeVisible()
  expect(await rupiahs('+Rp 50.000')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Mutasi saldo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute(
    'href',
    '/wallet/history',
  )
})

test('R-33 C-29: shows every movement once, by pages, money that came in with a plus sign', async () => {
  const transaction = (page: number) => ({
    id: `t${page}`,
    trans_reff_number: `ref-${page}`,
    type: 'TOP_UP',
    trans_date: '2026-08-17T03:00:00Z',
    status: 'success',
    deal_reff: '',
    amount: page === 1 ? 495_550 : -150_000,
    remark_1: `Mutasi ${page}`,
    remark_2: '',
    created_at: '2026-08-17T03:00:00Z',
    updated_at: '2026-08-17T03:00:00Z',
  })
  await start(WalletHistoryScreen, {
    walletTransactions: ({ url }: { url: URL }) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      // A movement that came between the two requests moves the first one to the second page.
      const items = page === 1 ? [transaction(1)] : [transaction(1), transaction(2)]
      return { data: { items, total_count: 2, page, limit: 1 } }
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mutasi saldo' })).toBeVisible()
  expect(await rupiahs('+Rp 495.550')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }))
  expect(await rupiahs('−Rp 150.000')).toBeVisible()
  expect(await rupiahs('+Rp 495.550')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
})

test('F-08: the wallet asks for the statement of the chosen month', async () => {
  const { calls } = await start(WalletScreen, {
    walletData: { result: wallet },
    walletLedgers: { data: none },
    walletStatementFile: refusal(503, 'UNAVAILABLE', 'Coba lagi'),
  })
  const month = await screen.findByLabelText('Bulan')
  const earlier = within(month).getAllByRole<HTMLOptionElement>('option')[1]!.value
  await userEvent.selectOptions(month, earlier)
  await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }))
  await waitFor(() => {
    const asked = calls.find(({ call }) => call === 'walletStatementFile')
    expect(asked?.url.searchParams.get('month')).toBe(earlier)
  })
})

test('T-11 X-05: 422 means that the wallet is not verified', async () => {
  await start(WalletScreen, {
    walletData: () => {
      throw refusal(422, 'WALLET_UNVERIFIED')
    },
  })
  expect(await screen.findByText('Verifikasi nomor HP untuk mengaktifkan saldo')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verifikasi nomor HP' })).toHaveAttribute(
    'href',
    '/verify-phone',
  )
})

test('X-08: a suspended wallet shows the support contact', async () => {
  const message = 'Saldo Anda ditangguhkan. Hubungi 1500 465.'
  await start(WalletScreen, {
    walletData: { result: { ...wallet, status: 'suspended', message } },
    walletLedgers: { data: none },
  })
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  ['success', 'Berhasil'],
  ['pending', 'Diproses'],
  ['failed', 'Gagal'],
  ['reversed', 'reversed'],
])(
  'C-29 E-12: a transaction of status %s shows “%s”, its order and its reference',
  async (status, words) => {
    const transaction = {
      id: 't1',
      trans_reff_number: '01983f00-0000-7000-8000-00000000000f',
      type: 'ORDER_PAYMENT',
      trans_date: '2026-08-17T03:00:00Z',
      status,
      deal_reff: 'BRG-1',
      amount: -150_000,
      remark_1: 'Pembayaran pesanan',
      remark_2: 'BRG-1',
      created_at: '2026-08-17T03:00:00Z',
      updated_at: '2026-08-17T03:00:00Z',
    }
    await start(WalletHistoryScreen, {
      walletTransactions: { data: { ...none, items: [transaction], total_count: 1 } },
    })
    expect(await screen.findByText(/ · BRG-1/)).toHaveTextContent(
      `${words} · Ref. 01983f00-0000-7000-8000-00000000000f`,
    )
  },
)

test('X-05: a 422 for the history is an empty history', async () => {
  await start(WalletHistoryScreen, {
    walletTransactions: () => {
      throw refusal(422, 'EMPTY_HISTORY')
    },
  })
  expect(await screen.findByText('Belum ada transaksi')).toBeVisible()
})

test('R-22 C-30 F-07: notifications link to their orders and bills and can be marked as read together', async () => {
  let unread_count = 1
  const { calls } = await start(NotificationScreen, {
    orderNotifications: () => ({
      result: {
        ...none,
        items: [
          {
            id: 'n1',
            kind: 'PARCEL_SHIPPED',
            title: 'Pesanan dikirim',
            message: 'BRG-1 sedang dikirim',
            path: '/transaction/order-1',
            is_read: unread_count === 0,
            created_at: '2026-08-17T03:00:00Z',
          },
          {
            id: 'n2',
            kind: 'BILL_DONE',
            title: 'Tagihan berhasil dibayar',
            message: 'Token PLN 100.000 berhasil',
            path: '/billing/transaction/BIL1',
            is_read: true,
            created_at: '2026-08-17T02:00:00Z',
          },
          {
            id: 'n3',
            kind: 'BILL_BATCH_ENDED',
            title: 'Pembayaran massal selesai',
            message: 'Token PLN 100.000 berhasil',
            path: '/billing/bulk/BIB1',
            is_read: true,
            created_at: '2026-08-17T02:00:00Z',
          },
          {
            id: 'n0',
            kind: 'PAYMENT_ARRIVED',
            title: 'Pembayaran diterima',
            message: 'BRG-1 sudah dibayar',
            path: '/transaction/order-1',
            is_read: true,
            created_at: '2026-08-17T01:30:00Z',
          },
          {
            id: 'n4',
            kind: 'COMPANY_ROLE_CHANGED',
            title: 'Peran Anda berubah',
            message: 'Warung Sari: pembeli',
            path: '/company/c1',
            is_read: true,
            created_at: '2026-08-16T01:00:00Z',
          },
        ],
        unread_count,
        total_count: 5,
      },
    }),
    readNotifications: () => {
      unread_count = 0
      return { result: { unread_count } }
    },
  })
  const days = await screen.findAllByRole('region', { name: /2026$/ })
  expect(days.map((day) => within(day).getAllByRole('link').length)).toEqual([3, 1])
  expect(within(days[0]!).getByRole('heading', { name: '17 Agustus 2026' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Pesanan dikirim Baru/ })).toHaveAttribute(
    'href',
    '/transaction/order-1',
  )
  expect(screen.getByRole('link', { name: /Tagihan berhasil dibayar/ })).toHaveAttribute(
    'href',
    '/billing/transaction/BIL1',
  )
  expect(screen.getByRole('link', { name: /Pembayaran massal selesai/ })).toHaveAttribute(
    'href',
    '/billing/bulk/BIB1',
  )
  expect(screen.getByRole('link', { name: /Peran Anda berubah/ })).toHaveAttribute(
    'href',
    '/company/c1',
  )
  expect(screen.getByRole('link', { name: /Pesanan dikirim/ })).toHaveTextContent(
    /Pembayaran diterima/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tandai 1 sudah dibaca' }))
  expect(await screen.findByRole('link', { name: /^Pesanan dikirim *BRG/ })).toBeVisible()
  expect(calls.filter(({ call }) => call === 'readNotifications')).toHaveLength(1)
})
