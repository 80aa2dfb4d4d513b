import type { ProductCard } from '@borong/api/catalogue-entities'
import { nextTier, unitPrice } from '@borong/api/rules/price-tier'
import { contentColumns, type Goods, type ProductRows } from '../catalogue/public.ts'
import { REVIEWS_TO_SHOW_RATING } from '../reviews/public.ts'
import { attributesOf, contentOf, groupKey, productWords } from '../search/public.ts'

/** The rows of a product: its facts with its card, and its place in the search. */
export const rowsOf = (goods: Goods): ProductRows => ({
  product: productRow(goods),
  search: searchRow(goods),
})

const productRow = (goods: Goods) => ({
  id: goods.id,
  alias: goods.alias,
  seller_id: goods.store.id,
  code: goods.code,
  category_id: goods.category.id,
  brand_id: goods.brandId,
  name: goods.name,
  unit: goods.unit,
  gtin: goods.gtin?.digits ?? null,
  gtin_length: goods.gtin?.length ?? null,
  tiers: goods.tiers,
  minimum_order: goods.minimumOrder,
  step: goods.step,
  weight_grams: goods.weightGrams,
  length_cm: goods.dimensions.length,
  width_cm: goods.dimensions.width,
  height_cm: goods.dimensions.height,
  ppn_included: goods.ppnIncluded,
  is_scg: goods.isScg,
  is_adult: goods.isAdult,
  is_app_only: goods.isAppOnly,
  storage: goods.storage,
  hides_price: goods.hidesPrice,
  picture_count: goods.pictures.count,
  picture_version: goods.pictures.version,
  sold: goods.sold,
  rating: goods.rating,
  review_count: goods.reviewCount,
  listed_at: goods.listedAt,
  card: cardOf(goods),
  description: goods.description,
  specification: goods.specification,
})

const contentIn = ({ name, unit, weightGrams }: Goods) =>
  contentOf({ name, unit, weight_grams: weightGrams })

const discountOf = ({ tiers }: Goods): number | null => {
  const { price, discount } = tiers[0]!
  return discount === null ? null : Math.round((1 - discount / price) * 100)
}

function cardOf(goods: Goods): ProductCard {
  const { store, pictures } = goods
  const tier = goods.tiers[0]!
  const content = contentIn(goods)
  return {
    id: String(goods.id),
    alias: goods.alias,
    vendor_alias: store.alias,
    image: pictures.version === 0 ? `p/${goods.id}` : `p/${goods.id}-${pictures.version}`,
    name: goods.name,
    price: tier.price,
    masked_price: false,
    masked_discount: false,
    is_show_rating: goods.reviewCount >= REVIEWS_TO_SHOW_RATING,
    discount_percentage: discountOf(goods),
    discount: tier.discount,
    vendor_name: store.name,
    rating: goods.rating,
    unit_type: goods.unit,
    vendor_location: store.city.name,
    seller_membership_type_id: store.membership,
    is_personal_courier: store.personalCourier,
    free_ongkir_nusantara: store.freeShipping,
    review_count: goods.reviewCount,
    sold: goods.sold,
    minimum_order: goods.minimumOrder,
    tier_hint: nextTier([...goods.tiers], goods.minimumOrder) ?? null,
    ppn_included: goods.ppnIncluded,
    in_stock: goods.stock >= goods.minimumOrder,
    is_app_only: goods.isAppOnly,
    is_age_restricted: goods.isAdult,
    ...(content ? { content } : {}),
  }
}

function searchRow(goods: Goods) {
  const { store, category } = goods
  const gtin = goods.gtin?.digits ?? null
  const [category1, category2, category3] = category.path.map(({ id }) => Number(id))
  const { name, unit } = goods
  const words = productWords({
    name,
    unit,
    gtin,
    categories: category.path.flatMap((step) => [step.name.id, step.name.en]),
  })
  return {
    id: goods.id,
    _name: words.name,
    _around: words.around,
    _head: words.head,
    popularity: goods.popularity,
    group_key: groupKey({ name, unit, gtin, brandId: goods.brandId, categoryId: category.id }),
    price: unitPrice(goods.tiers[0]!),
    ...contentColumns(contentIn(goods)),
    attributes: attributesOf({ unit, specification: goods.specification }),
    discount_percentage: discountOf(goods) ?? 0,
    rating: goods.rating,
    sold: goods.sold,
    listed_at: goods.listedAt,
    category1,
    category2,
    category3,
    brand_id: goods.brandId,
    seller_id: store.id,
    city: store.city.slug,
    membership: store.membership,
    free_shipping: store.freeShipping,
    personal_courier: store.personalCourier,
    in_stock: goods.stock >= goods.minimumOrder,
    is_adult: goods.isAdult,
    hides_price: goods.hidesPrice,
  }
}
