import { lineTotal, nextTier, parseQuantity, strikeTotal, tierFor } from './price-tier.ts'

const tiers = [
  { quantity_end: 9, price: 10_000, discount: null },
  { quantity_end: 49, price: 9_500, discount: 9_000 },
  { quantity_end: 99, price: 9_000, discount: null },
]

test.each([
  ['12', 12],
  ['12,5', 12],
  ['007', 7],
  [3.9, 3],
  ['', 0],
  ['abc', 0],
])('V-11: the quantity %j is the whole number %d', (given, expected) => {
  expect(parseQuantity(given)).toBe(expected)
})

test.each([
  [1, 10_000],
  [9, 10_000],
  [10, 9_500],
  [49, 9_500],
  [50, 9_000],
  [100, 9_000],
  [100_000, 9_000],
])(
  'V-11: %d pieces fall in the tier of Rp %d: the first whose end is at least the quantity, else the last',
  (quantity, price) => {
    expect(tierFor(tiers, quantity)?.price).toBe(price)
  },
)

test('V-11: a line costs the quantity times the discount where there is one, else the price', () => {
  expect(lineTotal(tiers, 9)).toBe(90_000)
  expect(lineTotal(tiers, '20')).toBe(180_000)
  expect(strikeTotal(tiers, '20')).toBe(190_000)
  expect(lineTotal(tiers, 200)).toBe(1_800_000)
})

test('V-11: without tiers there is nothing to pay', () => {
  expect(tierFor([], 1)).toBeUndefined()
  expect(lineTotal([], 1)).toBe(0)
})

test('V-11: the next tier has its minimum quantity and its saving', () => {
  expect(nextTier(tiers, 1)).toEqual({ quantity: 10, save_percentage: 10 })
  // 9.000 after the discount and 9.000 in the last tier: nothing is saved by going on
  expect(nextTier(tiers, 10)).toBeUndefined()
  expect(nextTier(tiers, 60)).toBeUndefined()
})
