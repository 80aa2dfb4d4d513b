import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { draftAtom } from '../checkout/draft.ts'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { CartScreen } from './CartScreen.tsx'

beforeEach(() => localStorage.clear())

const voucher = {
  id: 'v1',
  code: 'SELAMATDATANG',
  title: 'Selamat datang',
  terms: [],
  applicable: true,
  reason: null,
  saves: 20_000,
  total_discount: 20_000,
  subvention_shipping_fee: 200_000,
  cash_back: 0,
}
const offers = (best: object | null) => ({
  data: { items: [], best, total_count: 0, page: 1, referral_code: '' },
})
const openCart = (best: object | null, details = [item({ product_quantity: 2 })]) =>
  openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor(details)]),
    answers: { myVouchers: offers(best) },
  })
const section = () => screen.findByRole('region', { name: 'Voucher' })
const best = /^Hemat Rp.20\.000 dengan SELAMATDATANG, dipakai$/

test('R-18 R-27: the cart shows what the best voucher saves on its goods, which the buyer declines and takes again', async () => {
  const { page, calls } = await openCart(voucher)
  expect(await within(await section()).findByText(best)).toBeVisible()
  expect(calls.find(({ call }) => call === 'myVouchers')!.body).toMatchObject({
    items: [{ id_item: '1', quantity: 2 }],
    total_shipping_price: 0,
  })
  fireEvent.click(within(await section()).getByRole('button', { name: 'Lepas' }))
  // The checkout reads the same decision.
  expect(page.store.get(draftAtom).voucher_declined).toBe(true)
  expect(screen.queryByText(best)).toBeNull()
  fireEvent.click(within(await section()).getByRole('button', { name: 'Pakai' }))
  expect(page.store.get(draftAtom).voucher_declined).toBe(false)
  expect(await within(await section()).findByText(best)).toBeVisible()
})

test('R-18 R-27: without a voucher that saves anything, the cart links to the list of vouchers', async () => {
  await openCart(null)
  expect(await screen.findByRole('link', { name: 'Pakai voucher' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/input-voucher\//),
  )
})

test('R-18 R-27: with nothing selected no voucher is offered', async () => {
  const { calls } = await openCart(voucher, [item({ selected: false })])
  expect(await screen.findByRole('link', { name: 'Pakai voucher' })).toBeVisible()
  expect(calls.some(({ call }) => call === 'myVouchers')).toBe(false)
})

test('R-18 R-27: a voucher that the buyer has chosen is not replaced, and can be removed', async () => {
  localStorage.setItem('checkout.draft', JSON.stringify({ promo_code: 'PILIHAN' }))
  const { page } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    answers: {
      myVouchers: offers(voucher),
      checkVoucher: { result: { status: 'success', message: 'Diskon Rp 5.000', code: 'PILIHAN' } },
    },
  })
  expect(await within(await section()).findByText('Diskon Rp 5.000')).toBeVisible()
  expect(screen.queryByText(best)).toBeNull()
  fireEvent.click(within(await section()).getByRole('button', { name: 'Lepas' }))
  expect(page.store.get(draftAtom).promo_code).toBe('')
  await waitFor(async () => expect(within(await section()).getByText(best)).toBeVisible())
})
