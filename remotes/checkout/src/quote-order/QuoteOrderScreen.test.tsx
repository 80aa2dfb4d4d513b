import { refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartOf } from '../testing/cart-parts.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { QuoteOrderScreen } from './QuoteOrderScreen.tsx'

beforeEach(() => localStorage.clear())

const quote = (more: object = {}) => ({
  id: 'q1',
  number: 'QTN1',
  state: 'accepted',
  version: 4,
  vendor_id: '7',
  vendor_name: 'Sumber Makmur',
  vendor_alias: 'sumber-makmur',
  lines: [
    {
      id_item: '12',
      alias: 'beras',
      name: 'Beras 25 kg',
      image: 'p/12.jpg',
      unit_type: 'sak',
      quantity: 10,
      unit_price: 38_000,
      wished_price: null,
      shop_price: 45_000,
    },
  ],
  subtotal: 380_000,
  tax: 41_800,
  freight: 20_000,
  total: 441_800,
  delivery_days: 3,
  address: {
    shipping_address_id: 'a1',
    alias: 'Toko',
    name: 'Budi',
    address: 'Jl. Kemang 12',
    city: 'Jakarta',
  },
  acts: ['withdraw', 'order'],
  ...more,
})
const method = {
  payment_id: 'va-bca',
  payment_name: 'BCA Virtual Account',
  payment_type: 'marketplace',
  payment_group: 'va_payment',
  image: 'pay/bca',
  service_fee: 1500,
  minimum: 0,
  maximum: null,
  available: true,
  message: '',
}
const paymentMethods = {
  data: [{ code: 'va_payment', name: 'Virtual account', payment_methods: [method] }],
}
const start = (answers: FakeAnswers = {}) =>
  openCheckout(QuoteOrderScreen, '/quotes/q1/order', {
    cart: cartOf([]),
    path: '/quotes/:quoteId/order',
    answers: {
      quote: { result: quote() },
      paymentMethods,
      companies: { companies: [] },
      userProfile: { result: { id: 'u1' } },
      ...answers,
    },
  })

test('F-08: orders the agreed goods with the agreed freight and address, and the fee of the payment', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { calls } = await start({
    createOrder: async () => {
      await answered
      throw refusal(422, 'QUOTE_UNUSABLE', 'Penawaran ini tidak dapat dipesan lagi')
    },
  })
  expect(await screen.findByText(/Rp\s441\.800/, { selector: 'b' })).toBeVisible()
  expect(screen.getByText(/Jl\. Kemang 12/)).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: /BCA/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Buat pesanan' }))
  answer()
  expect(await screen.findByText('Penawaran ini tidak dapat dipesan lagi')).toBeVisible()
  const orders = calls.filter(({ call }) => call === 'createOrder')
  expect(orders.map(({ body }) => body)).toEqual([
    {
      quote_id: 'q1',
      shipping_address_id: 'a1',
      items: [{ id_item: '12', quantity: 10 }],
      shipping_used: [{ vendor_id: '7', shipping_id: 'quote' }],
      payment_id: 'va-bca',
      total_payment: 443_300,
    },
  ])
})

test('F-08: a quote that is no longer accepted leads back to itself', async () => {
  await start({ quote: { result: quote({ state: 'ordered', acts: [] }) } })
  await waitFor(() => expect(screen.getByText('Penawaran ini tidak dapat dipesan')).toBeVisible())
  expect(screen.getByRole('link', { name: 'Lihat penawaran' })).toHaveAttribute(
    'href',
    '/quotes/q1',
  )
})

test('F-08: a quote of a company is ordered for that company only', async () => {
  const company = (id: string, name: string) => ({ id, name, role: 'buyer' })
  const { calls } = await start({
    quote: { result: quote({ company_id: 'c2', company_name: 'PT Roti Rasa' }) },
    companies: { companies: [company('c1', 'PT Dapur Rasa'), company('c2', 'PT Roti Rasa')] },
    company: { cost_centres: [], settings: {} },
    companyBudgets: { budgets: [] },
    createOrder: () => {
      throw refusal(422, 'BUDGET_EXCEEDED', 'Pesanan melebihi anggaran')
    },
  })
  const owner = await screen.findByRole('combobox', { name: 'Belanja sebagai' })
  expect(owner).toHaveDisplayValue('PT Roti Rasa')
  expect(screen.queryByRole('option', { name: 'Pribadi' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'PT Dapur Rasa' })).toBeNull()
  await userEvent.click(await screen.findByRole('radio', { name: /BCA/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }))
  expect(await screen.findByText('Pesanan melebihi anggaran')).toBeVisible()
  expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
    business: { company_id: 'c2' },
  })
})
