import { lineTotal } from '@borong/api/rules/price-tier'
import { agreedTiers, isAgreedAt } from './agreed-tiers.ts'

const tiers = [
  { quantity_end: 9, price: 1000, discount: null },
  { quantity_end: 49, price: 900, discount: 850 },
  { quantity_end: 99, price: 600, discount: null },
]
const unitAt = (agreed: Parameters<typeof agreedTiers>[1], quantity: number) =>
  lineTotal(agreedTiers(tiers, agreed), quantity) / quantity

test('F-08: each quantity from the minimum to what is left has the lower of its tier and the agreed price', () => {
  for (const minimum of [1, 5, 10, 30, 200])
    for (const left of [1, 20, 60, 1500, null])
      for (const price of [500, 700, 850, 2000])
        for (const quantity of [1, 4, 5, 9, 10, 20, 21, 49, 50, 60, 61, 99, 100, 1500, 1501]) {
          const agreed = { minimum, left, price }
          const shop = lineTotal(tiers, quantity) / quantity
          const applies = quantity >= minimum && quantity <= (left ?? quantity)
          expect(unitAt(agreed, quantity)).toBe(applies ? Math.min(shop, price) : shop)
          expect(isAgreedAt(tiers, agreed, quantity)).toBe(applies && price < shop)
        }
})

test('F-08: the price of the shop is the one that is struck through', () => {
  const found = agreedTiers(tiers, { minimum: 20, left: 40, price: 700 })
  expect(found).toEqual([
    tiers[0],
    { ...tiers[1], quantity_end: 19 },
    { quantity_end: 40, price: 900, discount: 700 },
    tiers[1],
    { ...tiers[2], quantity_end: 1_000_000 },
  ])
})
