import type { PriceTier } from '@borong/api/rules/price-tier'
import type { CategoryNode, ProductCard, SellerCard } from '@borong/api/catalogue-entities'
import type { Storage as StorageShape } from '@borong/api/shipping.shapes'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { InferOutput } from 'valibot'

export type Storage = InferOutput<typeof StorageShape>

export interface CategoryTable {
  id: number
  parent_id: number | null
  level: 1 | 2 | 3
  slug: string
  name_id: string
  name_en: string
  area: CategoryNode['area']
  is_adult: boolean
  product_count: number
  /** Itself and its ancestors, the big category first. */
  path: JSONColumnType<CategoryStep[]>
}

export interface CategoryStep {
  id: string
  slug: string
  level: 1 | 2 | 3
  name: { id: string; en: string }
}

export interface BrandTable {
  id: number
  alias: string
  name: string
  product_count: number
}

/** A seller's card without the fields that have their own columns. */
export type StoredSellerCard = Omit<SellerCard, 'categories' | 'items' | 'is_pkp'>

export interface SellerTable {
  id: number
  alias: string
  name: string
  city: string
  city_slug: string
  province: string
  latitude: number
  longitude: number
  /** 0 basic, 2 silver, 3 gold. */
  membership: 0 | 2 | 3
  rating: number
  is_open: boolean
  minimum_purchase: number
  personal_courier: boolean
  free_shipping: boolean
  /** Pengusaha kena pajak: charges PPN and can issue a tax invoice. */
  is_pkp: boolean
  joined_year: number
  response_minutes: number
  product_count: number
  /** The groups of categories that it sells from. */
  category_ids: number[]
  /** Its best products, for previews. */
  top_product_ids: number[]
  /** The address for messages of the shop; null for a seller without one. Buyers do not see it. */
  email: ColumnType<string | null, string | null | undefined, string | null>
  /** The seller as a list shows it. */
  card: JSONColumnType<StoredSellerCard>
}

/** The facts of a product that change rarely. Its stock is in `product_stock`, so that a sale rewrites a narrow row. */
export interface ProductTable {
  id: number
  alias: string
  seller_id: number
  /** A leaf of the tree. */
  category_id: number
  brand_id: number | null
  name: string
  unit: string
  /** Padded to 14 digits; null when it is not known. */
  gtin: ColumnType<string | null, string | null | undefined, string | null>
  /** The number of digits as typed. */
  gtin_length: ColumnType<number | null, number | null | undefined, number | null>
  tiers: JSONColumnType<PriceTier[]>
  minimum_order: number
  step: number
  weight_grams: number
  length_cm: number
  width_cm: number
  height_cm: number
  ppn_included: boolean
  is_scg: boolean
  is_adult: boolean
  is_app_only: boolean
  /** Its storage during transport. */
  storage: Storage
  /** Hides its price from guests. */
  hides_price: boolean
  sold: number
  rating: number
  review_count: number
  listed_at: Date
  /** The seller's own code, one product of a store for each. */
  code: ColumnType<string | null, string | null | undefined, string | null>
  /** The pictures of its gallery. */
  picture_count: ColumnType<number, number | undefined, number>
  /** Is in the address of its pictures, so that a changed one has a new address. 0 for those that never change. */
  picture_version: ColumnType<number, number | undefined, number>
  /** Since then it is not sold any more. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The product as a list shows it, ready to send. */
  card: JSONColumnType<ProductCard>
  description: string
  specification: JSONColumnType<{ name: string; value: string }[]>
}

export interface ProductStockTable {
  product_id: number
  stock: number
}

/** A change of the stock that is no order. */
export interface StockChangeTable {
  id: string
  product_id: number
  change: number
  /** The stock after it. */
  stock: number
  reason: StockReason
  note: string
  /** The name of the person at the desk. */
  actor: string
  created_at: Date
}

export type StockReason = 'count' | 'received' | 'damaged' | 'import' | 'feed' | 'archived'

/** The time of the newest stock that a seller's system has sent for a product. */
interface StockFeedTable {
  product_id: number
  as_of: Date
}

export interface StockReminderTable {
  product_id: number
  user_id: string
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    categories: CategoryTable
    brands: BrandTable
    sellers: SellerTable
    products: ProductTable
    product_stock: ProductStockTable
    stock_changes: StockChangeTable
    stock_feeds: StockFeedTable
    stock_reminders: StockReminderTable
  }
}
