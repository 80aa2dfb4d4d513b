import { detail } from '../testing/samples.ts'
import { canBuy, offerOf, priceAt, tierRows } from './offer.ts'

const deal = {
  id: '9',
  end_date: '2026-01-03T00:00:00.000Z',
  price: 250_000,
  discount_percentage: 20,
  quota: 50,
  sold: 10,
  max_quantity: 5,
}

test.each([
  [1, 312_500],
  [9, 312_500],
  [10, 300_000],
  [49, 300_000],
  [50, 281_250],
  [5000, 281_250],
])('V-11: returns for a quantity of %i the unit price %i', (quantity, unit) => {
  expect(priceAt(offerOf(detail()), quantity)?.unit).toBe(unit)
})

test('V-11: starts each row of the price table where the previous one ends', () => {
  const rows = tierRows(detail().prices, 2).map(({ from, to, price }) => [from, to, price])
  expect(rows).toEqual([
    [2, 9, 312_500],
    [10, 49, 300_000],
    [50, undefined, 281_250],
  ])
})

test.each([
  [
    10,
    [
      [10, 49],
      [50, undefined],
    ],
  ],
  [
    12,
    [
      [12, 49],
      [50, undefined],
    ],
  ],
  [60, [[60, undefined]]],
])('V-11: omits the tiers below a minimum order of %i', (minimum, expected) => {
  const rows = tierRows(detail().prices, minimum).map(({ from, to }) => [from, to])
  expect(rows).toEqual(expected)
})

test('T-14: applies one price and a separate limit while a deal runs', () => {
  const offer = offerOf(detail({ daily_deal: deal }))
  expect(offer).toMatchObject({ max: 5, cap: 'deal' })
  expect(priceAt(offer, 5)).toEqual({ unit: 250_000, was: 312_500 })
})

test('T-14: applies the usual prices when the deal is sold out', () => {
  const offer = offerOf(detail({ daily_deal: { ...deal, sold: 50 } }))
  expect(offer).toMatchObject({ max: 420, cap: 'stock', deal: null })
  expect(priceAt(offer, 1)?.unit).toBe(312_500)
})

test.each([
  { stock: 10, minimum_order: 10, can: true },
  { stock: 9, minimum_order: 10, can: false },
  { stock: 0, minimum_order: 1, can: false },
])(
  'V-08: stock $stock with a minimum of $minimum_order can be bought: $can',
  ({ can, ...facts }) => {
    const product = detail(facts)
    expect(canBuy(product, offerOf(product))).toBe(can)
  },
)

test('V-08: does not sell an app-only product', () => {
  const product = detail({ is_app_only: true })
  expect(canBuy(product, offerOf(product))).toBe(false)
})
