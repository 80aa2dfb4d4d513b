import { refusal, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { checkOut, orderButton, total } from '../testing/checkout-parts.tsx'
import { draftAtom } from './draft.ts'

beforeEach(() => {
  localStorage.clear()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

const voucher = (code: string, more: object = {}) => ({
  id: code,
  code,
  title: code,
  terms: [],
  applicable: true,
  reason: null,
  total_discount: 30_000,
  subvention_shipping_fee: 200_000,
  cash_back: 0,
  ...more,
})
const offers = (best: object | null) => ({
  data: { items: [], best, total_count: 0, page: 1, referral_code: '' },
})
const applied = /^Hemat Rp.70\.000 dengan SELAMATDATANG, dipakai$/
const refused = () => {
  throw refusal(409, 'TOTAL_CHANGED', 'Total berubah')
}
const bodiesOf = (calls: readonly RecordedCall[], call: string) =>
  calls.filter((one) => one.call === call).map(({ body }) => body)

test('R-27 E-13: the best voucher is applied with what it saves, and the order is made with it', async () => {
  const { calls } = await checkOut({
    myVouchers: offers(voucher('SELAMATDATANG')),
    createOrder: refused,
  })
  expect(await screen.findByText(applied)).toBeVisible()
  expect(total()).toHaveTextContent('Rp 120.000')
  expect(bodiesOf(calls, 'myVouchers').at(-1)).toMatchObject({
    total_shipping_price: 40_000,
    payment_id: 'va-bca',
  })
  fireEvent.click(await orderButton())
  await waitFor(() =>
    expect(bodiesOf(calls, 'createOrder')[0]).toMatchObject({
      promo_code: 'SELAMATDATANG',
      total_payment: 120_000,
    }),
  )
  expect(bodiesOf(calls, 'checkVoucher')).toEqual([])
})

test('R-27: a buyer declines the best voucher, and the checkout remembers it', async () => {
  const { page, calls } = await checkOut({
    myVouchers: offers(voucher('SELAMATDATANG')),
    createOrder: refused,
  })
  await screen.findByText(applied)
  const section = screen.getByRole('region', { name: 'Voucher' })
  fireEvent.click(within(section).getByRole('button', { name: 'Lepas' }))
  expect(screen.queryByText(applied)).toBeNull()
  expect(total()).toHaveTextContent('Rp 190.000')
  expect(page.store.get(draftAtom).voucher_declined).toBe(true)
  expect(JSON.parse(localStorage.getItem('checkout.draft')!)).toMatchObject({
    voucher_declined: true,
  })
  fireEvent.click(await orderButton())
  await waitFor(() =>
    expect(bodiesOf(calls, 'createOrder')[0]).toMatchObject({
      promo_code: '',
      total_payment: 190_000,
    }),
  )
})

test('R-27: the voucher that a buyer has chosen is never replaced by a better one', async () => {
  const result = { ...voucher('VAHEMAT'), status: 'success', message: 'Dipakai' }
  await checkOut(
    { myVouchers: offers(voucher('SELAMATDATANG')), checkVoucher: { result } },
    { promo_code: 'VAHEMAT' },
  )
  expect(await screen.findByText('VAHEMAT')).toBeVisible()
  await waitFor(async () => expect(await orderButton()).toBeEnabled())
  expect(screen.queryByText(applied)).toBeNull()
})

test('X-04 E-13: after another order has used up the best voucher, the next best is applied', async () => {
  let best = voucher('SELAMATDATANG')
  const { page } = await checkOut({
    myVouchers: () => offers(best),
    createOrder: () => {
      best = voucher('BORONG100', { subvention_shipping_fee: 0 })
      throw refusal(409, 'VOUCHER_REFUSED', 'Kuota voucher sudah habis')
    },
  })
  await screen.findByText(applied)
  fireEvent.click(await orderButton())
  expect(await screen.findByText(/^Hemat Rp.30\.000 dengan BORONG100/)).toBeVisible()
  expect(page.toasts).toContainEqual(
    expect.objectContaining({ message: 'Kuota voucher sudah habis' }),
  )
  expect(await orderButton()).toBeEnabled()
})

test('R-27: a voucher without a discount shows its cash back', async () => {
  const best = voucher('CASHBACK5', {
    total_discount: 0,
    subvention_shipping_fee: 0,
    cash_back: 7500,
  })
  await checkOut({ myVouchers: offers(best) })
  expect(await screen.findByText(/^Cashback Rp.7\.500 dengan CASHBACK5, dipakai$/)).toBeVisible()
})

test('X-05: an order is made without a voucher where the offers could not be read', async () => {
  await checkOut({
    myVouchers: () => {
      throw refusal(404, 'NOT_FOUND')
    },
  })
  expect(await orderButton()).toBeEnabled()
  expect(total()).toHaveTextContent('Rp 190.000')
})
