import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { VouchersScreen } from './VouchersScreen.tsx'

async function start(answers: FakeAnswers, address = '/vouchers') {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/vouchers',
    address,
    screen: VouchersScreen,
  })
  return gateway
}

const voucher = (code: string, more: object = {}) => ({
  id: `v-${code}`,
  code,
  title: `Potongan ${code}`,
  terms: ['Minimum belanja Rp 500.000'],
  valid_from: '2026-01-01T00:00:00Z',
  valid_until: '2026-12-31T05:00:00Z',
  state: 'usable',
  uses_left: 1,
  used_in: null,
  ...more,
})
const page = (items: object[]) => ({
  data: { items, total_count: items.length, page: 1, limit: 20 },
})

/** Answers by the state that the list asks for. */
const shelves =
  (by: Record<string, object[]>) =>
  ({ url }: { url: URL }) =>
    page(by[url.searchParams.get('state') ?? ''] ?? [])

test('R-40: shows a voucher with its terms, last day and code, and copies the code', async () => {
  const user = userEvent.setup()
  await start({ voucherBook: shelves({ usable: [voucher('HEMAT', { uses_left: 3 })] }) })
  const card = await screen.findByRole('article', { name: 'Potongan HEMAT' })
  expect(card).toHaveTextContent('Minimum belanja Rp 500.000')
  expect(card).toHaveTextContent('Dapat dipakai 3 kali lagi')
  expect(card).toHaveTextContent('Berlaku sampai 31 Desember 2026')
  await user.click(within(card).getByRole('button', { name: /Salin kode HEMAT/ }))
  expect(await navigator.clipboard.readText()).toBe('HEMAT')
  expect(screen.getByRole('link', { name: 'Belanja sekarang' })).toHaveAttribute('href', '/')
})

test('R-40: a used voucher links to its order, and an ended one has no copy button', async () => {
  const used_in = { order_id: 'o1', serial: 'BRG-1', at: '2026-08-17T03:00:00Z' }
  await start(
    {
      voucherBook: shelves({
        used: [voucher('PAKAI', { state: 'used', used_in })],
        expired: [voucher('LAMA', { state: 'expired' })],
      }),
    },
    '/vouchers?state=used',
  )
  expect(await screen.findByRole('link', { name: 'Pesanan BRG-1' })).toHaveAttribute(
    'href',
    '/transaction/o1',
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Berakhir' }))
  expect(await screen.findByRole('article', { name: 'Potongan LAMA' })).toHaveTextContent(
    'Berakhir 31 Desember 2026',
  )
  expect(screen.queryByRole('button', { name: /Salin/ })).toBeNull()
})

test('R-40: a typo answers beside the field, and a found voucher joins the usable ones', async () => {
  const listed: object[] = []
  const { calls } = await start(
    {
      voucherBook: shelves({ usable: listed }),
      claimVoucher: ({ body }: { body: unknown }) => {
        const { code } = body as { code: string }
        if (code !== 'rahasia') throw refusal(404, 'VOUCHER_UNKNOWN', 'Tidak ada voucher')
        listed.push(voucher('RAHASIA'))
        return { data: voucher('RAHASIA') }
      },
    },
    '/vouchers?state=used',
  )
  expect(await screen.findByText('Belum ada voucher yang dipakai')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Kode voucher' })
  await userEvent.click(screen.getByRole('button', { name: 'Cari' }))
  expect(await screen.findByText('Ketik kode voucher')).toBeVisible()
  await userEvent.type(field, 'rahasa{Enter}')
  expect(await screen.findByText('Tidak ada voucher')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'rahasia{Enter}')
  expect(await screen.findByRole('article', { name: 'Potongan RAHASIA' })).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(''))
  expect(calls.filter(({ call }) => call === 'claimVoucher')).toHaveLength(2)
})
