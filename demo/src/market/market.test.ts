import { readGtin } from '@borong/gateway/catalogue/gtin'
import { picture } from '../drawing/goods/goods.ts'
import { pathOf } from './categories.ts'
import { families } from './families/family.ts'
import { gtinOf } from './gtin.ts'
import { makeMarket } from './market.ts'

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

test('F-03: the same size and time give the same market, product by product and in any order', () => {
  const again = makeMarket(10_000, now)
  for (const id of [9_999, 1, 5_000, 77]) expect(again.product(id)).toEqual(products[id - 1])
  expect(again.sellers).toEqual(market.sellers)
})

test('F-03: a market of any size has the products of the ordering rules', () => {
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

test('F-03: no seller has the same product twice', () => {
  expect(new Set(products.map((product) => `${product.name} / ${product.seller.id}`)).size).toBe(
    10_000,
  )
})

test('V-11: every product has two to four tiers, each cheaper than the one before, in whole rupiah', () => {
  const wrong = products.filter(({ tiers, minimumOrder }) => {
    const prices = tiers.every(
      ({ price, discount, quantity_end }, index) =>
        Number.isInteger(price) &&
        price > 0 &&
        (discount === null || discount < price) &&
        (index === 0 ||
          (price < tiers[index - 1]!.price && quantity_end > tiers[index - 1]!.quantity_end)),
    )
    return !prices || tiers.length < 2 || tiers.length > 4 || tiers[0]!.quantity_end < minimumOrder
  })
  expect(wrong.map(({ name, tiers }) => ({ name, tiers }))).toEqual([])
})

test('P-04: the market has sellers of all three memberships, with the ids 0, 2 and 3', () => {
  expect(new Set(products.map((product) => product.seller.membership))).toEqual(new Set([0, 2, 3]))
})

test('F-09: alcohol and tobacco are for adults, and no other product is', () => {
  const adult = products
    .filter((product) => product.isAdult)
    .map((product) => product.category.nameId)
  expect(new Set(adult)).toEqual(new Set(['Bir', 'Anggur & Spirit', 'Rokok']))
})

test('K-08: every image refers to an icon that can be rendered', () => {
  expect(families.map((family) => family.icon).filter((icon) => !picture(icon))).toEqual([])
  expect(
    market.categories.map((category) => category.icon).filter((icon) => !picture(icon)),
  ).toEqual([])
})

test('C-22: packaged goods of a brand have a valid GTIN, which all their sellers share and no other product has', () => {
  const all = families.flatMap((family) =>
    family.brands.flatMap((brand) =>
      family.kinds.flatMap((kind) =>
        family.sizes.map((size) => gtinOf({ family, brand, kind, size })),
      ),
    ),
  )
  const known = all.filter((gtin) => gtin !== null)
  expect(known.length).toBeGreaterThan(all.length / 2)
  expect(known.length).toBeLessThan(all.length)
  expect(new Set(known).size).toBe(known.length)
  const isRight = (gtin: string) => gtin.startsWith('899') && readGtin(gtin)?.length === 13
  expect(known.filter((gtin) => !isRight(gtin))).toEqual([])
  const names = new Map<string, Set<string>>()
  for (const { gtin, name, unit } of products)
    if (gtin) names.set(gtin, (names.get(gtin) ?? new Set()).add(`${name} / ${unit}`))
  expect([...names.values()].every(({ size }) => size === 1)).toBe(true)
})

test('C-22: fresh goods, and goods without a brand, have no GTIN', () => {
  const fresh = products.filter((product) =>
    pathOf(product.category).some(({ nameId }) => nameId === 'Sayur & Buah'),
  )
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.every(({ gtin }) => gtin === null)).toBe(true)
  expect(products.every(({ brand, gtin }) => brand !== null || gtin === null)).toBe(true)
})
