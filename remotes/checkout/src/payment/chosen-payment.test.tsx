import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { flagsAtom } from '@borong/contract/host'
import { refusal } from '@borong/contract/testing/fake-gateway'
import { checkOut, orderButton, total, ways } from '../testing/checkout-parts.tsx'
import { selectedPaymentAtom } from './selected-payment.ts'

beforeEach(() => {
  localStorage.clear()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

test('R-24 K-01: a stored payment method that can’t pay this amount shows it before the order, and the next step is another one', async () => {
  await checkOut({ paymentMethods: ways(['va-bca', 'Di atas batas Rp 10.000.000']) })
  expect(await screen.findByText('Di atas batas Rp 10.000.000')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buat pesanan' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pilih pembayaran' })).toHaveAttribute(
    'href',
    '/payment-method',
  )
})

test('R-24: the selected method has its current name from the list, not the stored one', async () => {
  const { page } = await checkOut({ paymentMethods: ways(['va-bca', '']) })
  const chosen = { payment_id: 'va-bca', payment_type: 'marketplace', payment_group: 'va_payment' }
  await act(async () =>
    page.store.set(selectedPaymentAtom, { ...chosen, index: 0, image: '', payment_name: 'Lama' }),
  )
  expect(await screen.findByRole('link', { name: /^va-bca/ })).toBeVisible()
  expect(screen.queryByText('Lama')).toBeNull()
})

test('R-23: a fee of the payment method is part of the order', async () => {
  const dear = ways(['va-bca', ''])
  dear.data[0]!.payment_methods[0]!.service_fee = 2500
  await checkOut({ paymentMethods: dear })
  await waitFor(() => expect(total()).toHaveTextContent('Rp 192.500'))
})

test.each([
  [true, 'v3'],
  [false, 'v2'],
])('P-05 C-27: with the store service %p the order goes to %s', async (isOn, version) => {
  const { calls, page } = await checkOut({
    paymentMethods: ways(['va-bca', '']),
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED')
    },
  })
  await act(async () => page.store.set(flagsAtom, { 'sku-checkout-store-service': isOn }))
  fireEvent.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.url.pathname).toContain(
      `/marketplace/${version}/orders`,
    ),
  )
})

test('P-05 T-16: an order that is sent before the flags are known waits for them', async () => {
  const { calls, page } = await checkOut({
    paymentMethods: ways(['va-bca', '']),
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED')
    },
  })
  const orders = () => calls.filter(({ call }) => call === 'createOrder')
  await act(async () => page.store.set(flagsAtom, null))
  fireEvent.click(await orderButton())
  await act(async () => {})
  expect(orders()).toEqual([])
  await act(async () => page.store.set(flagsAtom, { 'sku-checkout-store-service': true }))
  await waitFor(() => expect(orders()).toHaveLength(1))
  expect(orders()[0]!.url.pathname).toContain('/marketplace/v3/orders')
})

test('P-05 T-16: a flag service that does not respond does not block an order for ever', async () => {
  const { calls, page } = await checkOut({
    paymentMethods: ways(['va-bca', '']),
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED')
    },
  })
  await act(async () => page.store.set(flagsAtom, null))
  jest.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }))
  await act(() => jest.advanceTimersByTimeAsync(5100))
  jest.useRealTimers()
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createOrder')?.url.pathname).toContain('/v3/orders'),
  )
})

test.each([true, false])(
  'P-05: with the premium partner %p an earlier choice of it can be paid or is refused',
  async (isOn) => {
    const { page } = await checkOut(
      { paymentMethods: ways(['va-bca', ''], ['borong-plus-partner', '']) },
      { payment_id: 'borong-plus-partner' },
    )
    await act(async () => page.store.set(flagsAtom, { 'premium-partner-payment': isOn }))
    if (isOn) expect(await orderButton()).toBeVisible()
    else
      expect(
        await screen.findByText('Metode pembayaran pilihan Anda tidak tersedia. Pilih yang lain.'),
      ).toBeVisible()
  },
)
