import { DAY_MS } from '@borong/api/rules/time'
import type { PriceTier } from '@borong/api/rules/price-tier'
import { unitPrice } from '@borong/api/rules/price-tier'
import type { Goods } from '@borong/gateway/catalogue/goods'
import type { Storage } from '@borong/gateway/catalogue/table'
import type { ProductImage } from '../drawing/descriptor.ts'
import { type Category, pathOf } from './categories.ts'
import { describe, specify } from './descriptions.ts'
import { type Prng, prng } from './prng.ts'
import type { Family } from './families/family.ts'
import type { Listing } from './listing.ts'
import { gtinOf } from './gtin.ts'
import { imageOf } from './image-of.ts'
import { dimensionsOf } from './packing.ts'
import { minimumOrderFor, roundPrice, tiersFor } from './pricing.ts'
import { ratingOf, reviewCountFor } from './reviews.ts'
import type { Seller } from './sellers.ts'
import { slugOf } from '@borong/gateway/server/slug'

export interface Product
  extends
    Omit<Listing, 'kind' | 'size'>,
    Omit<
      Goods,
      'code' | 'store' | 'category' | 'brandId' | 'gtin' | 'tiers' | 'pictures' | 'specification'
    > {
  category: Category
  /** The same for all sellers; null for goods without a brand and fresh goods. */
  gtin: string | null
  tiers: PriceTier[]
  specification: { name: string; value: string }[]
  image: ProductImage
}

const adultGroups = new Set(['Minuman Beralkohol', 'Rokok & Tembakau'])

export const isAdultCategory = (category: Category): boolean =>
  pathOf(category).some((it) => adultGroups.has(it.nameId))

/** Generates the product of a listing, deterministically. */
export function makeProduct(listing: Listing, now: Date): Product {
  const { id, family, brand, kind, size, seller } = listing
  const throws = prng('product', id)
  const name = [family.noun, brand?.name, kind.name, size.text.replace(/^Isi /, 'isi ')]
    .filter(Boolean)
    .join(' ')
  const price = priceOf(listing, throws)
  const minimumOrder = minimumOrderFor(price, size.unit, throws)
  const tiers = tiersFor(
    price,
    minimumOrder,
    throws.chance(0.26) ? throws.pick([3, 5, 5, 8, 10, 10, 12, 15, 20]) : 0,
    throws,
  )
  const isAdult = isAdultCategory(family.leaf)
  const popularity = popularityOf(seller, throws)
  const reviewCount = reviewCountFor(id, popularity)
  return {
    id,
    family,
    brand,
    seller,
    name,
    alias: `${slugOf(name).slice(0, 100)}-${id.toString(36)}`,
    category: family.leaf,
    unit: size.unit,
    gtin: gtinOf(listing),
    tiers,
    minimumOrder,
    step: minimumOrder > 1 && throws.chance(0.15) ? minimumOrder : 1,
    stock: stockOf(price, minimumOrder, throws),
    weightGrams: Math.max(10, Math.round(size.kilograms * 1000)),
    dimensions: dimensionsOf(family.pack, size.kilograms),
    ppnIncluded: !throws.chance(0.12) || !seller.isPkp,
    isScg: brand?.name === 'SCG',
    isAdult,
    isAppOnly: !isAdult && throws.chance(0.008),
    storage: storageOf(family),
    hidesPrice: seller.hidesPrices && throws.chance(0.2),
    popularity,
    sold: reviewCount * throws.between(3, 9) + Math.floor(popularity ** 2 / 4e9),
    reviewCount,
    rating: ratingOf(id, reviewCount, seller.rating),
    listedAt: new Date(now.getTime() - Math.floor(throws.next() ** 2 * 900 * DAY_MS) - DAY_MS),
    description: describe(listing, name),
    specification: specify(listing),
    image: imageOf(listing),
  }
}

function storageOf({ noun, leaf }: Family): Storage {
  if (leaf.nameId === 'Olahan Beku' || noun.endsWith(' Beku')) return 'frozen'
  return pathOf(leaf).some((it) => it.nameId === 'Daging, Ayam & Ikan') ? 'chilled' : 'ambient'
}

function priceOf({ family, brand, kind, size, seller }: Listing, throws: Prng): number {
  // One market price per product; each seller is a little above or below it.
  const market = size.price * kind.factor * (brand?.factor ?? 1)
  const own = 0.97 + throws.next() * 0.07 + (seller.membership === 3 ? -0.01 : 0)
  return roundPrice(market * own * (family.brands.length > 1 && brand === null ? 0.96 : 1))
}

function popularityOf(seller: Seller, throws: Prng): number {
  const membership = seller.membership * 0.05
  return Math.round(
    1_000_000 * Math.min(0.999, throws.next() ** 2.2 * 0.8 + membership * throws.next()),
  )
}

function stockOf(price: number, minimumOrder: number, throws: Prng): number {
  const fate = throws.next()
  if (fate < 0.035) return 0
  if (fate < 0.06 && minimumOrder > 1) return throws.between(1, minimumOrder - 1)
  const most = price > 2_000_000 ? 30 : price > 400_000 ? 150 : price > 50_000 ? 800 : 4_000
  return minimumOrder * throws.between(2, 4) + Math.floor(throws.next() ** 2 * most)
}

/** The unit price at the minimum order. */
export const firstPrice = (product: Product): number => unitPrice(product.tiers[0]!)
