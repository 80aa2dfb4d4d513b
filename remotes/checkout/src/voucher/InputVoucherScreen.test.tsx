import type { RecordedCall } from '@borong/contract/testing/fake-gateway'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answers, twoSellers } from '../testing/checkout-parts.tsx'
import { openCheckout } from '../testing/open-checkout.tsx'
import { draftAtom } from '../checkout/draft.ts'
import { InputVoucherScreen } from './InputVoucherScreen.tsx'

beforeEach(() => localStorage.clear())

const voucher = {
  id: 'v1',
  code: 'BORONG100',
  title: 'Potongan Rp 100.000',
  terms: [],
  is_welcome: false,
  valid_until: '2027-11-21T00:00:00Z',
  applicable: true,
  message: '',
  total_discount: 100_000,
  cash_back: 0,
  subvention_shipping_fee: 0,
}
const open = (more: Parameters<typeof answers>[0]) =>
  openCheckout(InputVoucherScreen, '/input-voucher/1', {
    cart: twoSellers,
    answers: answers({
      myVouchers: { data: { items: [voucher], referral_code: 'AJAK22' } },
      ...more,
    }),
  })

test('R-27: before there is an address, vouchers are checked against all selected goods', async () => {
  const { calls } = await open({
    userProfile: { result: { id: 'u1', addresses: [], business: {} } },
  })
  expect(await screen.findByText('Diskon Rp 100.000')).toBeVisible()
  expect(calls.find(({ call }) => call === 'myVouchers')?.body).toMatchObject({
    items: [
      { id_item: '1', quantity: 2 },
      { id_item: '2', quantity: 1 },
    ],
  })
})

test('R-27: while the cart loads, nothing is shown about its content', async () => {
  await open({ cartGraphql: () => new Promise(() => {}) })
  expect(await screen.findByRole('status', { name: 'Memuat' })).toBeVisible()
  expect(screen.queryByText('Belum ada produk yang dapat dipesan')).toBeNull()
})

test('R-27 E-13: each voucher shows what it saves with the chosen couriers', async () => {
  const free = { ...voucher, total_discount: 0, subvention_shipping_fee: 200_000, saves: 40_000 }
  const { calls } = await open({ myVouchers: { data: { items: [free], referral_code: 'AJAK22' } } })
  expect(await screen.findByText('Hemat Rp 40.000')).toBeVisible()
  expect(screen.getByText('Gratis ongkir hingga Rp 200.000')).toBeVisible()
  const bodies = calls.flatMap(({ call, body }) => (call === 'myVouchers' ? [body] : []))
  expect(bodies.at(-1)).toMatchObject({
    total_shipping_price: 40_000,
  })
})

test('R-27: a buyer who takes back the voucher of an order is offered no other in its place', async () => {
  const { page } = await open({
    myVouchers: { data: { items: [voucher], best: voucher, referral_code: 'AJAK22' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Lepas' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lepas' })).toBeNull())
  expect(page.store.get(draftAtom)).toMatchObject({ promo_code: '', voucher_declined: true })
})

test('R-27 E-13: a voucher that is not valid yet shows the start of its validity', async () => {
  const later = {
    ...voucher,
    valid_from: '2026-12-12T05:00:00Z',
    applicable: false,
    reason: 'NOT_STARTED',
    message: 'Voucher belum berlaku',
  }
  await open({ myVouchers: { data: { items: [later], referral_code: 'AJAK22' } } })
  expect(await screen.findByText(/^Voucher belum berlaku/)).toBeVisible()
  expect(screen.getByText(/^Berlaku mulai 12 Desember 2026, \d\d.00 /)).toBeVisible()
  expect(screen.getByText('Berlaku hingga 21 November 2027')).toBeVisible()
})

test('R-27 C-24: vouchers beyond the first page are loaded when the buyer requests more', async () => {
  const { calls } = await open({
    myVouchers: ({ body }: RecordedCall) => {
      const { page } = body as { page: number }
      const items = [{ ...voucher, id: `v${page}`, code: `KODE${page}` }]
      return { data: { items, referral_code: 'AJAK22', total_count: 2, page } }
    },
  })
  expect(await screen.findByText('KODE1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText('KODE2')).toBeVisible()
  expect(screen.getByText('KODE1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
  const second = calls.filter(
    ({ call, body }) => call === 'myVouchers' && (body as { page?: number }).page === 2,
  )
  expect(second).toHaveLength(1)
})

test('R-27: of two vouchers that are tapped quickly the first is applied, and the page is left once', async () => {
  let answer: (reply: unknown) => void = () => {}
  const second = { ...voucher, id: 'v2', code: 'HEMAT50', title: 'Potongan Rp 50.000' }
  const { calls, address } = await open({
    myVouchers: { data: { items: [voucher, second] } },
    checkVoucher: () => new Promise((resolve) => (answer = resolve)),
  })
  await screen.findByText('HEMAT50')
  const [one, other] = screen.getAllByRole('button', { name: /^Pakai/ }).slice(-2)
  await userEvent.click(one!)
  await userEvent.click(other!)
  await act(async () => answer({ result: { ...voucher, status: 'success', message: 'Dipakai' } }))
  const checked = calls.filter(({ call }) => call === 'checkVoucher').map(({ body }) => body)
  expect(checked).not.toContainEqual(expect.objectContaining({ code: 'HEMAT50' }))
  expect(address()).toBe('/checkout')
})
