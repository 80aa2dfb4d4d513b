import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftAtom } from '../checkout/draft.ts'
import { cartOf } from '../testing/cart-parts.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { PaymentMethodScreen } from './PaymentMethodScreen.tsx'
import { selectedPaymentAtom } from './selected-payment.ts'

const method = (payment_id: string, payment_name: string, more: object = {}) => ({
  payment_id,
  payment_name,
  payment_type: 'marketplace',
  payment_group: 'va_payment',
  image: 'pay/bca',
  service_fee: 0,
  minimum: 0,
  maximum: null,
  available: true,
  message: '',
  ...more,
})
const open = (denied: object[] = []) =>
  openCheckout(PaymentMethodScreen, '/payment-method', {
    cart: cartOf([]),
    answers: {
      userProfile: { result: { id: 'u1', addresses: [], business: {} } },
      permissionCheck: { data: { actions: [], denied } },
      paymentMethods: {
        data: [
          {
            code: 'va_payment',
            name: 'Virtual account',
            payment_methods: [
              method('va-bca', 'BCA Virtual Account'),
              method('va-bni', 'BNI Virtual Account'),
            ],
          },
          {
            code: 'digital_wallet',
            name: 'QRIS',
            payment_methods: [
              method('qris', 'QRIS', {
                available: false,
                message: 'Bank Indonesia membatasi QRIS hingga Rp 10.000.000',
              }),
            ],
          },
        ],
      },
    },
  })

beforeEach(() => localStorage.clear())

test('R-24 E-08: methods are listed in groups, and the selected one is stored with all its fields', async () => {
  const { page, address } = await open()
  fireEvent.click(await screen.findByRole('radio', { name: /BNI Virtual Account/ }))
  expect(page.store.get(selectedPaymentAtom)).toEqual({
    index: 1,
    payment_type: 'marketplace',
    payment_id: 'va-bni',
    payment_name: 'BNI Virtual Account',
    payment_group: 'va_payment',
    image: 'pay/bca',
  })
  expect(page.store.get(draftAtom).payment_id).toBe('va-bni')
  await waitFor(() => expect(address()).toBe('/checkout'))
  expect(localStorage.getItem('checkout.payment')).toContain('va-bni')
})

test('R-24 K-06: arrow keys move between the methods without selecting one', async () => {
  const { page, address } = await open()
  const bca = await screen.findByRole('radio', { name: /BCA Virtual Account/ })
  act(() => bca.focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /BNI Virtual Account/ })).toHaveFocus()
  expect(page.store.get(draftAtom).payment_id).toBe('')
  expect(address()).toBe('/payment-method')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/checkout'))
  expect(page.store.get(draftAtom).payment_id).toBe('va-bni')
})

test('R-24: a method that can’t pay the amount is listed, disabled, with the reason', async () => {
  await open()
  expect(await screen.findByRole('radio', { name: /QRIS/ })).toBeDisabled()
  expect(screen.getByText(/Bank Indonesia membatasi QRIS/)).toBeVisible()
})

test('P-03: a method that the permission check denies can’t be selected', async () => {
  await open([
    { action: 'payment:va-bca', reason: 'X', message: 'Verifikasi nomor telepon terlebih dahulu' },
  ])
  expect(await screen.findByText('Verifikasi nomor telepon terlebih dahulu')).toBeVisible()
  expect(screen.getByRole('radio', { name: /BCA Virtual Account/ })).toBeDisabled()
})

test('K-01: requests at most fifty methods', async () => {
  const { calls } = await open()
  await screen.findByRole('radio', { name: /BNI/ })
  expect(calls.find(({ call }) => call === 'paymentMethods')?.url.searchParams.get('limit')).toBe(
    '50',
  )
})
