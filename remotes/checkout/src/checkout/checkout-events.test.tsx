import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CartScreen } from '../cart/CartScreen.tsx'
import { PaymentMethodScreen } from '../payment/PaymentMethodScreen.tsx'
import {
  address,
  answers,
  checkOut,
  openSeller,
  option,
  orderButton,
  twoSellers,
} from '../testing/checkout-parts.tsx'
import { eventsOf } from '../testing/events-of.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { InputVoucherScreen } from '../voucher/InputVoucherScreen.tsx'
import { ChooseAddressScreen } from './ChooseAddressScreen.tsx'

beforeEach(() => {
  localStorage.clear()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

const goods = [
  { item_id: '1', item_name: 'Beras Padi Emas 25 kg', price: 50_000, quantity: 2 },
  { item_id: '2', item_name: 'Kertas A4', price: 50_000, quantity: 1 },
]
const open = (Screen: Parameters<typeof openCheckout>[0], path: string, more = {}) =>
  openCheckout(Screen, path, { cart: twoSellers, answers: answers(more) })

test('C-33: the cart sends its selected lines as an event, once', async () => {
  const opened = await open(CartScreen, '/cart')
  await waitFor(() =>
    expect(eventsOf(opened)).toEqual([
      { name: 'view_cart', fields: { value: twoSellers.total_price, items: goods } },
    ]),
  )
})

test('C-33: the checkout sends its goods, the selected courier, and the order with its serial', async () => {
  const jne = option()
  const opened = await checkOut({
    shippingOptions: {
      result: {
        7: [jne, option({ id: 'jnt-7', company: 'J&T', price: 22_000 })],
        8: [option({ vendor_id: '8' })],
      },
    },
    createOrder: {
      data: {
        order_id: 'o1',
        order_serial: 'BRG-1',
        state: 'awaiting_payment',
        totals: { total_payment: 188_000 },
        payment: { id: 'p1', completion_url: '#paid' },
      },
    },
  })
  await orderButton()
  expect(eventsOf(opened)).toEqual([
    { name: 'begin_checkout', fields: { value: 150_000, items: goods } },
  ])
  const seller = await openSeller('Sumber Makmur')
  fireEvent.click(seller.getByRole('radio', { name: /J&T/ }))
  expect(eventsOf(opened).at(-1)).toEqual({
    name: 'add_shipping_info',
    fields: { courier: 'jnt-7', value: 22_000 },
  })
  await waitFor(async () => expect(await orderButton()).toBeEnabled())
  fireEvent.click(await orderButton())
  await waitFor(() =>
    expect(eventsOf(opened).at(-1)).toEqual({
      name: 'purchase',
      fields: { transaction_id: 'BRG-1', value: 188_000, items: goods },
    }),
  )
})

test('C-33: a selected address is an event, without any data of the address', async () => {
  const other = { ...address, shipping_address_id: 'a2', alias: 'Gudang', set_default: false }
  const opened = await open(ChooseAddressScreen, '/choose-address', {
    userProfile: { result: { id: 'u1', addresses: [address, other], business: {} } },
  })
  fireEvent.click(await screen.findByRole('radio', { name: /Gudang/ }))
  expect(eventsOf(opened)).toEqual([{ name: 'add_address', fields: {} }])
})

test('C-33: a selected payment method is an event', async () => {
  const method = {
    payment_id: 'va-bca',
    payment_name: 'BCA Virtual Account',
    payment_type: 'marketplace',
    payment_group: 'va_payment',
    image: 'pay/bca',
    service_fee: 0,
    minimum: 0,
    maximum: null,
    available: true,
    message: '',
  }
  const opened = await open(PaymentMethodScreen, '/payment-method', {
    paymentMethods: {
      data: [{ code: 'va_payment', name: 'Virtual account', payment_methods: [method] }],
    },
  })
  fireEvent.click(await screen.findByRole('radio', { name: /BCA/ }))
  expect(eventsOf(opened)).toEqual([
    { name: 'add_payment_info', fields: { payment_id: 'va-bca', value: expect.any(Number) } },
  ])
})

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

test.each([
  ['a voucher', voucher, { code: 'BORONG100', value: 100_000 }],
  [
    'a friend’s code',
    { ...voucher, code: 'AJAK22', total_discount: 0 },
    { code: 'referral', value: 0 },
  ],
])('C-33: %s that is accepted is an event, without its owner’s code', async (_, result, fields) => {
  const opened = await open(InputVoucherScreen, '/input-voucher/1', {
    myVouchers: { data: { items: [voucher], referral_code: 'AJAK11' } },
    checkVoucher: { result: { ...result, status: 'success' } },
  })
  const card = await screen.findByRole('region', { name: 'Potongan Rp 100.000' })
  fireEvent.click(within(card).getByRole('button', { name: 'Pakai' }))
  await waitFor(() => expect(eventsOf(opened)).toEqual([{ name: 'voucher_applied', fields }]))
})

test('C-33: a voucher that is removed is an event', async () => {
  const refused = { ...voucher, status: 'error', message: 'Kuota voucher sudah habis' }
  const opened = await checkOut({ checkVoucher: { result: refused } }, { promo_code: 'BORONG100' })
  fireEvent.click(await screen.findByRole('button', { name: 'Lepas voucher' }))
  expect(eventsOf(opened)).toContainEqual({
    name: 'voucher_removed',
    fields: { code: 'BORONG100' },
  })
})
