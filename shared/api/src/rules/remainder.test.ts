import { cartTotals, type TotalsInput } from './cart-totals.ts'
import { withRemainderPaid } from './remainder.ts'

// It comes to 371,500, and the points leave 500.
const input: TotalsInput = {
  vendors: [
    {
      id: 'a',
      lines: [{ id_item: '1', quantity: 3, unit_price: 90_000, strike_unit_price: 100_000 }],
      shipping_price: 101_500,
      insurance_fee: 0,
    },
  ],
  points: 371_000,
}

test.each([
  [
    { wallet: 800, points: 800 },
    { wallet_used: 500, points_used: 371_000, rounding: 0 },
  ],
  [
    { wallet: 0, points: 371_800 },
    { wallet_used: 0, points_used: 371_500, rounding: 0 },
  ],
  [
    { wallet: 200, points: 371_100 },
    { wallet_used: 200, points_used: 371_100, rounding: 200 },
  ],
  [
    { wallet: 0, points: 371_000 },
    { wallet_used: 0, points_used: 371_000, rounding: 500 },
  ],
])('E-05: of a remainder of 500, %j pays first', (held, expected) => {
  expect(cartTotals(withRemainderPaid(input, held))).toMatchObject(expected)
})
