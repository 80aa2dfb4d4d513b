import * as v from 'valibot'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainText } from './plain.ts'
import { Storage } from './shipping.shapes.ts'
import {
  Alias,
  Area,
  Brand,
  CategoryNode,
  CategoryPage,
  CategoryRef,
  NumberedId,
  ProductCard,
  SellerCard,
  Tier,
} from './catalogue-entities.ts'

export const categories = shape({
  summary: 'The tree of categories with the number of products in each',
  reply: v.object({ result: v.array(CategoryNode) }),
})

export const category = shape({
  summary: 'One category, the way down to it, and what is in it',
  params: v.object({ slug: Alias }),
  reply: v.object({ result: CategoryPage }),
  refusals: {
    CATEGORY_UNKNOWN: {
      status: 404,
      id: 'Kategori tidak ditemukan',
      en: 'There is no such category',
    },
  },
})

export const brands = shape({
  summary: 'The brands, those with most products first',
  query: v.object({ ...paging, area: v.optional(Area) }),
  reply: v.object({ result: v.array(Brand), ...paged }),
})

export const brand = shape({
  summary: 'One brand by alias',
  params: v.object({ alias: Alias }),
  reply: v.object({ result: Brand }),
  refusals: {
    BRAND_UNKNOWN: { status: 404, id: 'Merek tidak ditemukan', en: 'There is no such brand' },
  },
})

const Deal = v.object({
  id: v.string(),
  end_date: v.string(),
  price: v.number(),
  discount_percentage: v.number(),
  quota: v.number(),
  sold: v.number(),
  /** The maximum quantity of one order. */
  max_quantity: v.number(),
})

/** The seller, as the product's page shows it. */
const DetailSeller = v.object({
  ...v.omit(SellerCard, ['items', 'categories']).entries,
  city: v.string(),
  province: v.string(),
  joined_year: v.number(),
  response_minutes: v.number(),
})

/** A product with everything its page shows: `prices` is empty while the price is masked, `images` are image keys. */
export const ProductDetail = v.object({
  ...ProductCard.entries,
  images: v.array(v.string()),
  prices: v.array(Tier),
  /** Whether PPN is in the price, comes on top of it, or is not charged by this seller. */
  ppn: v.picklist(['included', 'added', 'none']),
  stock: v.number(),
  step: v.number(),
  weight: v.number(),
  weight_uom: v.literal('gram'),
  length: v.number(),
  width: v.number(),
  height: v.number(),
  dimension_uom: v.literal('cm'),
  is_scg: v.boolean(),
  /** Goods that are not `ambient` need a cold-chain or same-day courier. */
  storage: Storage,
  description: v.string(),
  specification: v.array(v.object({ name: v.string(), value: v.string() })),
  /** 8, 12, 13 or 14 digits as typed; omitted when it is not known. */
  gtin: v.optional(v.string()),
  brand: v.nullable(v.omit(Brand, ['product_count'])),
  categories: v.array(CategoryRef),
  seller: DetailSeller,
  daily_deal: v.nullable(Deal),
  is_wished: v.boolean(),
  is_reminded: v.boolean(),
  /** The offers of other sellers for the same product, counted up to 3; omitted by older gateways. */
  other_sellers: v.optional(v.number()),
  listed_at: v.string(),
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/**
 * C-19: `microsite_url` is the seller's alias.
 * An age-restricted product is refused unless the visitor is a verified adult. A product that only the app sells is
 * returned with `is_app_only`.
 */
export const productDetail = shape({
  summary: 'One product with everything its page shows',
  query: v.object({ alias: Alias, microsite_url: Alias }),
  reply: v.object({ result: ProductDetail }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    AGE_UNVERIFIED: {
      status: 403,
      id: 'Produk ini hanya untuk pembeli berusia 21 tahun ke atas yang sudah diverifikasi',
      en: 'This product is only for verified buyers of 21 years and above',
    },
  },
})

export const relatedProducts = shape({
  summary: 'What goes with a product: its own category first, then its neighbours',
  query: v.object({ alias: Alias }),
  reply: v.object({
    result: v.array(v.object({ category: CategoryRef, items: v.array(ProductCard) })),
  }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
  },
})

export const seller = shape({
  summary: 'A seller by alias, with its best products',
  params: v.object({ alias: Alias }),
  reply: v.object({
    result: v.object({
      ...SellerCard.entries,
      city: v.string(),
      province: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      joined_year: v.number(),
      response_minutes: v.number(),
    }),
  }),
  refusals: {
    SELLER_UNKNOWN: { status: 404, id: 'Toko tidak ditemukan', en: 'There is no such store' },
  },
})

const coordinate = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,12})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
  )
const kilometres = v.pipe(
  v.optional(v.string(), '25'),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(200),
)
const yes = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1' || text === 'true'),
  ),
)

const around = {
  district: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/))),
  latitude: v.optional(coordinate(90)),
  longitude: v.optional(coordinate(180)),
  radius: kilometres,
  keyword: v.optional(PlainText(100)),
  area: v.optional(v.union([Area, v.literal('')])),
  is_open: yes,
  personal_courier: yes,
}
const nowhere = {
  DISTRICT_UNKNOWN: {
    status: 404,
    id: 'Kecamatan tidak ditemukan',
    en: 'There is no such district',
  },
  POINT_MISSING: {
    status: 400,
    id: 'Pilih kecamatan atau lokasi terlebih dahulu',
    en: 'Choose a district or a location first',
  },
} as const

/** The selectable search radii, in kilometres. */
export const NEARBY_RADII = [5, 10, 25, 50, 100] as const

/** Stores around a point or the centre of a district (an id from the calls of places), the nearest first. */
export const localStores = shape({
  summary: 'Stores near a point',
  query: v.object({ ...around, ...paging }),
  reply: v.object({
    result: v.array(
      v.object({
        ...SellerCard.entries,
        distance_km: v.number(),
        latitude: v.number(),
        longitude: v.number(),
      }),
    ),
    ...paged,
  }),
  refusals: nowhere,
})

const count = { count: v.number() }

/** At most 500 of each, the length limit of a list. */
export const localStoreFacets = shape({
  summary: 'How many stores near a point each filter would leave',
  query: v.object(around),
  reply: v.object({
    data: v.object({
      total_count: v.number(),
      radii: v.array(v.object({ radius: v.picklist(NEARBY_RADII), ...count })),
      areas: v.array(v.object({ area: Area, ...count })),
      is_open: v.number(),
      personal_courier: v.number(),
    }),
  }),
  refusals: nowhere,
})

/** Responds the same whether the product is sold out or not. A reminder is stored until the stock is back. */
export const remindStock = shape({
  summary: 'Asks to be told when a product is in stock again',
  params: v.object({ productId: NumberedId }),
  reply: v.object({ reminded: v.literal(true) }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    REMINDER_LIMIT: {
      status: 409,
      id: 'Pengingat Anda sudah mencapai batas',
      en: 'You have reached the limit of reminders',
    },
  },
})

/**
 * The addresses of the shop for search engines: 1,000 per page, products after categories, brands and sellers. A page of
 * products also has the comparisons of those that several sellers offer.
 */
export const sitemap = shape({
  summary: 'A page of the sitemap',
  query: v.object({ page: paging.page }),
  reply: v.object({
    pages: v.number(),
    page: v.number(),
    paths: v.array(v.string()),
  }),
})
