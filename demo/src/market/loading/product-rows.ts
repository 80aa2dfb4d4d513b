import { nextTier, unitPrice } from '@borong/api/rules/price-tier'
import type { ProductCard } from '@borong/api/catalogue-entities'
import { REVIEWS_TO_SHOW_RATING } from '@borong/gateway/reviews/summarise'
import { contentColumns } from '@borong/gateway/catalogue/store-index'
import { attributesOf } from '@borong/gateway/search/understand/attributes-of'
import { contentOf } from '@borong/gateway/search/understand/content-of'
import { groupKey, productWords } from '@borong/gateway/search/understand/index-words'
import { pathOf } from '../categories.ts'
import type { MarketReview } from '../reviews.ts'
import type { Product } from '../product.ts'
import type { Columns } from './insert.ts'

export const productColumns: Columns = {
  id: 'integer',
  alias: 'text',
  seller_id: 'integer',
  category_id: 'integer',
  brand_id: 'integer',
  name: 'text',
  unit: 'text',
  gtin: 'text',
  gtin_length: 'smallint',
  tiers: 'jsonb',
  minimum_order: 'integer',
  step: 'integer',
  weight_grams: 'integer',
  length_cm: 'integer',
  width_cm: 'integer',
  height_cm: 'integer',
  ppn_included: 'boolean',
  is_scg: 'boolean',
  is_adult: 'boolean',
  is_app_only: 'boolean',
  storage: 'text',
  hides_price: 'boolean',
  sold: 'integer',
  rating: 'double precision',
  review_count: 'integer',
  listed_at: 'timestamptz',
  card: 'jsonb',
  description: 'text',
  specification: 'jsonb',
}

export const productRow = (product: Product) => ({
  id: product.id,
  alias: product.alias,
  seller_id: product.seller.id,
  category_id: product.category.id,
  brand_id: product.brand?.id ?? null,
  name: product.name,
  unit: product.unit,
  gtin: stored(product),
  gtin_length: product.gtin?.length ?? null,
  tiers: product.tiers,
  minimum_order: product.minimumOrder,
  step: product.step,
  weight_grams: product.weightGrams,
  length_cm: product.dimensions.length,
  width_cm: product.dimensions.width,
  height_cm: product.dimensions.height,
  ppn_included: product.ppnIncluded,
  is_scg: product.isScg,
  is_adult: product.isAdult,
  is_app_only: product.isAppOnly,
  storage: product.storage,
  hides_price: product.hidesPrice,
  sold: product.sold,
  rating: product.rating,
  review_count: product.reviewCount,
  listed_at: product.listedAt,
  card: cardOf(product),
  description: product.description,
  specification: product.specification,
})

const stored = ({ gtin }: Product) => gtin?.padStart(14, '0') ?? null

function cardOf(product: Product): ProductCard {
  const tier = product.tiers[0]!
  const content = contentIn(product)
  return {
    id: String(product.id),
    alias: product.alias,
    vendor_alias: product.seller.alias,
    image: `p/${product.id}`,
    name: product.name,
    price: tier.price,
    masked_price: false,
    masked_discount: false,
    is_show_rating: product.reviewCount >= REVIEWS_TO_SHOW_RATING,
    discount_percentage: discountOf(product),
    discount: tier.discount,
    vendor_name: product.seller.name,
    rating: product.rating,
    unit_type: product.unit,
    vendor_location: product.seller.city.name,
    seller_membership_type_id: product.seller.membership,
    is_personal_courier: product.seller.personalCourier,
    free_ongkir_nusantara: product.seller.freeShipping,
    review_count: product.reviewCount,
    sold: product.sold,
    minimum_order: product.minimumOrder,
    tier_hint: nextTier(product.tiers, product.minimumOrder) ?? null,
    ppn_included: product.ppnIncluded,
    in_stock: product.stock >= product.minimumOrder,
    is_app_only: product.isAppOnly,
    is_age_restricted: product.isAdult,
    ...(content ? { content } : {}),
  }
}

const contentIn = ({ name, unit, weightGrams }: Product) =>
  contentOf({ name, unit, weight_grams: weightGrams })

const discountOf = ({ tiers }: Product): number | null => {
  const { price, discount } = tiers[0]!
  return discount === null ? null : Math.round((1 - discount / price) * 100)
}

export const productSearchColumns: Columns = {
  id: 'integer',
  _name: 'text',
  _around: 'text',
  _head: 'text',
  popularity: 'integer',
  group_key: 'bigint',
  price: 'integer',
  measure: 'smallint',
  content: 'real',
  attributes: 'text[]',
  discount_percentage: 'smallint',
  rating: 'real',
  sold: 'integer',
  listed_at: 'timestamptz',
  category1: 'smallint',
  category2: 'smallint',
  category3: 'smallint',
  brand_id: 'integer',
  seller_id: 'integer',
  city: 'text',
  membership: 'smallint',
  free_shipping: 'boolean',
  personal_courier: 'boolean',
  in_stock: 'boolean',
  is_adult: 'boolean',
  hides_price: 'boolean',
}

export function productSearchRow(product: Product) {
  const path = pathOf(product.category)
  const [category1, category2, category3] = path.map((category) => category.id)
  const words = productWords({
    name: product.name,
    unit: product.unit,
    gtin: stored(product),
    categories: path.flatMap((it) => [it.nameId, it.nameEn]),
  })
  return {
    id: product.id,
    _name: words.name,
    _around: words.around,
    _head: words.head,
    popularity: product.popularity,
    group_key: groupKey({
      name: product.name,
      unit: product.unit,
      gtin: stored(product),
      brandId: product.brand?.id ?? null,
      categoryId: product.category.id,
    }),
    price: unitPrice(product.tiers[0]!),
    ...contentColumns(contentIn(product)),
    attributes: attributesOf(product),
    discount_percentage: discountOf(product) ?? 0,
    rating: product.rating,
    sold: product.sold,
    listed_at: product.listedAt,
    category1,
    category2,
    category3,
    brand_id: product.brand?.id ?? null,
    seller_id: product.seller.id,
    city: product.seller.city.slug,
    membership: product.seller.membership,
    free_shipping: product.seller.freeShipping,
    personal_courier: product.seller.personalCourier,
    in_stock: product.stock >= product.minimumOrder,
    is_adult: product.isAdult,
    hides_price: product.hidesPrice,
  }
}

export const stockColumns: Columns = { product_id: 'integer', stock: 'integer' }
export const imageColumns: Columns = { key: 'text', descriptor: 'jsonb' }
export const reviewColumns: Columns = {
  id: 'text',
  product_id: 'integer',
  buyer_name: 'text',
  rating: 'smallint',
  text: 'text',
  created_at: 'timestamptz',
}

export const reviewRow = (product: Product, review: MarketReview, index: number) => ({
  id: `m${product.id}-${index + 1}`,
  product_id: product.id,
  buyer_name: review.buyerName,
  rating: review.rating,
  text: review.text,
  created_at: review.createdAt,
})
