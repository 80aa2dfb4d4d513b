import { cartTotals, type TotalsInput } from './cart-totals.ts'

const one = (more: Partial<TotalsInput> = {}): TotalsInput => ({
  vendors: [
    {
      id: 'a',
      lines: [{ id_item: '1', quantity: 3, unit_price: 90_000, strike_unit_price: 100_000 }],
      shipping_price: 30_000,
      insurance_fee: 1_500,
    },
    {
      id: 'b',
      lines: [{ id_item: '2', quantity: 10, unit_price: 5_000, strike_unit_price: 5_000 }],
      shipping_price: 20_000,
      insurance_fee: 0,
    },
  ],
  ...more,
})

test('V-11 E-09: the total is the sum of the lines, couriers, insurance and fee', () => {
  expect(cartTotals(one({ service_fee: 2_500 }))).toMatchObject({
    total_price: 320_000,
    total_strike_price: 350_000,
    total_shipping_price: 50_000,
    insurance_fee: 1_500,
    grand_total: 374_000,
    total_payment: 374_000,
  })
})

test('E-05: PPN on prices without it comes on top', () => {
  const [a, b] = one().vendors
  const taxed = { ...b!, lines: [{ ...b!.lines[0]!, tax: 5_500 }] }
  expect(cartTotals({ vendors: [a!, taxed] })).toMatchObject({
    total_price: 320_000,
    tax: 5_500,
    grand_total: 377_000,
  })
})

test('E-13: a voucher deducts no more than the cost of the goods and the couriers', () => {
  const totals = cartTotals(
    one({ voucher: { total_discount: 999_999, subvention_shipping_fee: 200_000, cash_back: 7 } }),
  )
  expect(totals).toMatchObject({
    total_discount: 320_000,
    subvention_shipping_fee: 50_000,
    total_payment: 1_500,
    cash_back: 7,
  })
})

test('E-05 E-12: points, credit and wallet pay in that order and no more than is due', () => {
  const totals = cartTotals(one({ points: 1_500, credit: 300_000, wallet: 500_000 }))
  expect(totals).toMatchObject({
    points_used: 1_500,
    credit_used: 300_000,
    wallet_used: 70_000,
    total_payment: 0,
  })
})

test('E-14: the unique code comes on top, but not when nothing is left to pay', () => {
  expect(cartTotals(one({ unique_code: 123 })).total_payment).toBe(371_623)
  expect(cartTotals(one({ unique_code: 123, wallet: 500_000 }))).toMatchObject({
    unique_code: 0,
    total_payment: 0,
  })
})

// one() comes to 371,500.
test.each([
  [371_499, 1, 0],
  [370_501, 999, 0],
  [370_500, 0, 1_000],
  [371_500, 0, 0],
])(
  'E-05: after %d from the wallet, %d are waived and %d are to be paid',
  (wallet, rounding, total_payment) => {
    expect(cartTotals(one({ wallet, unique_code: 0 }))).toMatchObject({ rounding, total_payment })
  },
)

test('E-05: a waived remainder gets no unique code', () => {
  expect(cartTotals(one({ wallet: 371_000, unique_code: 123 }))).toMatchObject({
    rounding: 500,
    unique_code: 0,
    total_payment: 0,
  })
})

test('E-05: goods that cost less than Rp 1,000 are not given away', () => {
  const [, b] = one().vendors
  const cheap = {
    ...b!,
    lines: [{ id_item: '1', quantity: 1, unit_price: 900, strike_unit_price: 900 }],
    shipping_price: 0,
  }
  expect(cartTotals({ vendors: [cheap] })).toMatchObject({ rounding: 0, total_payment: 900 })
})
