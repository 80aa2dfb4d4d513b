import type { PriceTier } from '@borong/api/rules/price-tier'
import type { CategoryStep, Storage } from './table.ts'

/** The store of a product, as its card and the search show it. */
export interface StoreOfGoods {
  id: number
  alias: string
  name: string
  city: { name: string; slug: string }
  membership: 0 | 2 | 3
  personalCourier: boolean
  freeShipping: boolean
}

/** A product of the market with everything that its rows contain. */
export interface Goods {
  id: number
  alias: string
  /** The seller's own code; null for a product without one. */
  code: string | null
  store: StoreOfGoods
  category: { id: number; path: readonly Pick<CategoryStep, 'id' | 'name'>[] }
  brandId: number | null
  name: string
  unit: string
  gtin: { digits: string; length: number } | null
  tiers: readonly PriceTier[]
  minimumOrder: number
  step: number
  stock: number
  weightGrams: number
  dimensions: { length: number; width: number; height: number }
  ppnIncluded: boolean
  isScg: boolean
  isAdult: boolean
  isAppOnly: boolean
  storage: Storage
  hidesPrice: boolean
  pictures: { count: number; version: number }
  popularity: number
  sold: number
  reviewCount: number
  rating: number
  listedAt: Date
  description: string
  specification: readonly { name: string; value: string }[]
}
