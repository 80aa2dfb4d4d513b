import { fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal, type RecordedCall, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { checkOut, orderButton, total } from '../testing/checkout-parts.tsx'

beforeEach(() => {
  localStorage.clear()
})

const points = (point: number) => ({
  data: { point, rupiah_per_point: 1, spend_per_point: 1, history: [] },
})

/** A checkout of Rp 190.000 whose voucher leaves Rp 600 to pay. */
const almostPaid = (more: FakeAnswers = {}) =>
  checkOut(
    {
      checkVoucher: {
        result: {
          status: 'success',
          message: '',
          code: 'BORONG100',
          total_discount: 150_000,
          subvention_shipping_fee: 39_400,
          cash_back: 0,
        },
      },
      loyaltyPoint: points(0),
      createOrder: () => {
        throw refusal(409, 'TOTAL_CHANGED')
      },
      ...more,
    },
    { promo_code: 'BORONG100', payment_id: '' },
  )

const row = async (name: string) => (await screen.findByText(name)).parentElement!

async function sentOrder(calls: Awaited<ReturnType<typeof checkOut>>['calls']) {
  fireEvent.click(await orderButton())
  await waitFor(() => expect(calls.some(({ call }) => call === 'createOrder')).toBe(true))
  return calls.find(({ call }) => call === 'createOrder')!.body
}

test('R-23 E-05: a remainder below Rp 1.000 is shown as rounding, and the order needs no payment method', async () => {
  const { calls } = await almostPaid()
  expect(await row('Pembulatan')).toHaveTextContent('−Rp 600')
  expect(total()).toHaveTextContent('Rp 0')
  expect(screen.getByText('Lunas: sisa di bawah Rp 1.000 dibulatkan')).toBeVisible()
  expect(await sentOrder(calls)).toMatchObject({ total_payment: 0, use_wallet: false, points: 0 })
})

test('R-23 E-05: a remainder below Rp 1.000 is paid by the wallet, then by points, before any of it is waived', async () => {
  const { calls } = await almostPaid({
    walletBalances: ({ url }: RecordedCall) => {
      if (url.searchParams.get('currency_code') === 'CREDIT') throw refusal(422, 'NO_ACCOUNT')
      return { data: { items: [{ balance: 250, status: 'active', message: '' }] } }
    },
    loyaltyPoint: points(100),
  })
  expect(await row('Pembulatan')).toHaveTextContent('−Rp 250')
  expect(await row('Saldo')).toHaveTextContent('−Rp 250')
  expect(await row('Poin')).toHaveTextContent('−Rp 100')
  expect(await sentOrder(calls)).toMatchObject({
    total_payment: 0,
    use_wallet: true,
    wallet_amount: 250,
    points: 100,
  })
})
