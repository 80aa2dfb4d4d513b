import { createRequire } from 'node:module'
import { families } from './families/family.ts'
import { makeMarket } from './market.ts'

const icons: Record<string, unknown> = createRequire(__filename)(
  '@iconify-json/noto/icons.json',
).icons
const now = new Date('2026-08-17T03:00:00Z')
const market = makeMarket(10_000, now)
const products = Array.from({ length: market.size }, (_, index) => market.product(index + 1))

test('F-03: the market has four big categories with groups and leaves, 60 brands, 300 sellers and 10,000 products', () => {
  expect(
    market.categories.filter((category) => category.level === 1).map((category) => category.slug),
  ).toEqual(['big-resto', 'big-office', 'big-mart', 'big-auto'])
  expect(new Set(market.categories.map((category) => category.slug)).size).toBe(
    market.categories.length,
  )
  expect(market.brands).toHaveLength(60)
  expect(market.sellers).toHaveLength(300)
  expect(new Set(market.sellers.map((seller) => seller.alias)).size).toBe(300)
  expect(new Set(products.map((product) => product.alias)).size).toBe(10_000)
})

test('F-03: the same size and time make the same market, product by product and in any order', () => {
  const again = makeMarket(10_000, now)
  for (const id of [9_999, 1, 5_000, 77]) expect(again.product(id)).toEqual(products[id - 1])
  expect(again.sellers).toEqual(market.sellers)
})

test('F-03: a market of any size holds what the rules of ordering name', () => {
  for (const size of [200, 1_000]) {
    const small = makeMarket(size, now)
    const all = Array.from({ length: size }, (_, index) => small.product(index + 1))
    expect(all.some((product) => product.isScg)).toBe(true)
    expect(all.some((product) => product.isAdult)).toBe(true)
    expect(all.some((product) => product.isAppOnly)).toBe(true)
    expect(all.some((product) => product.stock === 0)).toBe(true)
    expect(all.some((product) => product.stock > 0 && product.stock < product.minimumOrder)).toBe(
      true,
    )
    expect(new Set(all.map((product) => product.category.area)).size).toBe(4)
  }
})

test('F-03: nobody sells the same thing twice', () => {
  expect(new Set(products.map((product) => `${product.name} / ${product.seller.id}`)).size).toBe(
    10_000,
  )
})

test('V-11: every product has two to four tiers, each cheaper than the one before, in whole rupiah', () => {
  for (const { name, tiers, minimumOrder } of products) {
    expect({ name, enough: tiers.length >= 2 && tiers.length <= 4 }).toEqual({ name, enough: true })
    expect(tiers[0]!.quantity_end).toBeGreaterThanOrEqual(minimumOrder)
    tiers.forEach((tier, index) => {
      const before = tiers[index - 1]
      expect(Number.isInteger(tier.price) && tier.price > 0).toBe(true)
      if (tier.discount !== null) expect(tier.discount).toBeLessThan(tier.price)
      if (before)
        expect([tier.price < before.price, tier.quantity_end > before.quantity_end]).toEqual([
          true,
          true,
        ])
    })
  }
})

test('P-04: sellers of all three memberships sell, and only theirs are the ids 0, 2 and 3', () => {
  expect(new Set(products.map((product) => product.seller.membership))).toEqual(new Set([0, 2, 3]))
})

test('F-09: alcohol and tobacco are for adults, and nothing else is', () => {
  const adult = products
    .filter((product) => product.isAdult)
    .map((product) => product.category.nameId)
  expect(new Set(adult)).toEqual(new Set(['Bir', 'Anggur & Spirit', 'Rokok']))
})

test('K-08: every picture names an icon that can be drawn', () => {
  expect(families.map((family) => family.icon).filter((icon) => !icons[icon])).toEqual([])
  expect(market.categories.map((category) => category.icon).filter((icon) => !icons[icon])).toEqual(
    [],
  )
})
