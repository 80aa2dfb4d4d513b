import * as v from 'valibot'
import {
  Brand,
  CategoryRef,
  NumberedId,
  ProductCard,
  SellerCard,
  Tier,
} from './catalogue-entities.ts'
import { ProductDetail } from './catalogue.shapes.ts'
import { shape } from './shape.ts'
import { districtUnknown } from './places.shapes.ts'
import { PlainText } from './plain.ts'
import { searchFilters, sellerFilters } from './search-filters.ts'
import { Delivered } from './shipping.shapes.ts'

/** The maximum number of suggestions in one response, of all kinds together (K-01). */
export const SUGGESTION_LIMIT = 10

/** Products or sellers on a page of search results (K-01). */
export const SEARCH_PAGE_SIZE = 20

/**
 * A recent search or a found product (E-11); missing fields are null or empty. `short_name` is the name cut
 * to 20 characters plus an ellipsis. `microsite_url` is the seller's alias, `link` a path of the shop, `id` that of a found
 * product.
 */
export const RecentSearch = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  short_name: v.string(),
  link: v.string(),
  alias: v.nullable(v.string()),
  microsite_url: v.nullable(v.string()),
  image: v.nullable(v.string()),
  price: v.nullable(v.number()),
  masked_price: v.boolean(),
  masked_discount: v.boolean(),
  is_show_rating: v.boolean(),
  seller: v.nullable(v.string()),
  location: v.nullable(v.string()),
  unit_type: v.nullable(v.string()),
  rating: v.nullable(v.number()),
  free_shipping: v.boolean(),
  discount: v.nullable(v.number()),
})
export type RecentSearch = v.InferOutput<typeof RecentSearch>

const limit = v.pipe(
  v.optional(v.string(), String(SUGGESTION_LIMIT)),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(SUGGESTION_LIMIT),
)
const keyword = v.optional(PlainText(100), '')

/**
 * C-21: at most `limit` in all. A billing shortcut is included when the keyword is the exact name of a bill or of its
 * provider, in any case.
 */
export const suggestions = shape({
  summary: 'What the keyword may become while it is typed',
  query: v.object({ keyword, limit }),
  reply: v.object({
    data: v.object({
      keywords: v.array(v.string()),
      products: v.array(RecentSearch),
      sellers: v.array(
        v.object({ name: v.string(), alias: v.string(), image: v.string(), location: v.string() }),
      ),
      categories: v.array(v.object({ ...CategoryRef.entries, image: v.string() })),
      billing: v.array(v.object({ name: v.string(), link: v.string() })),
    }),
  }),
})

export const searchHistory = shape({
  summary: 'What this buyer or browser (x-guest-id) searched for, the latest first',
  reply: v.object({ data: v.array(RecentSearch) }),
})

export const clearSearchHistory = shape({
  summary: 'Deletes the history, or one keyword of it',
  query: v.object({ keyword: v.optional(PlainText(100)) }),
  reply: v.object({ data: v.object({ removed: v.number() }) }),
})

export const quickSearch = shape({
  summary: 'What many search for, and the best products for the keyword',
  query: v.object({ keyword, limit }),
  reply: v.object({
    result: v.object({ keywords: v.array(v.string()), products: v.array(RecentSearch) }),
  }),
})

/**
 * The fields of every page of results: `total_count` is exact up to 2,000, where pages end; with `total_capped` there
 * are more than counted. `has_more` means that another page follows (T-10). `corrected_keyword` is the keyword that was
 * searched instead, when nothing matched the typed one.
 */
const results = {
  total_count: v.number(),
  total_capped: v.boolean(),
  has_more: v.boolean(),
  page: v.number(),
  limit: v.number(),
  corrected_keyword: v.nullable(v.string()),
}

/**
 * How the keyword was understood; omitted when it was searched as it is. `left_out` are the typed words that the search
 * does without, `corrections` those that it replaced. `order_by` is the order that the keyword requests, and `store` the
 * store that it names; the search does not apply them. `city` has the cities that it names, whose sellers alone are shown, and
 * the keyword without them.
 */
const understood = v.optional(
  v.object({
    left_out: v.optional(v.array(v.string())),
    corrections: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
    order_by: v.optional(v.literal('price_asc')),
    store: v.optional(
      v.object({ name: v.string(), alias: v.string(), image: v.string(), location: v.string() }),
    ),
    city: v.optional(v.object({ names: v.array(v.string()), keyword: v.string() })),
  }),
)

const called = v.optional(v.record(v.string(), v.string()))

/**
 * The names of the chosen values of these filters, in the requested language: `brand: { scg: 'SCG' }`. Omitted
 * when none is chosen, and on later pages.
 */
export const FilterNames = v.object({
  category: called,
  brand: called,
  city: called,
  seller: called,
  attr: called,
})
export type FilterNames = v.InferOutput<typeof FilterNames>
const names = v.optional(FilterNames)

const adultOnly = {
  AGE_UNVERIFIED: {
    status: 403,
    id: 'Produk ini hanya untuk pembeli berusia 21 tahun ke atas yang sudah diverifikasi',
    en: 'This product is only for verified buyers of 21 years and above',
  },
} as const

/**
 * A product in results. With `group` it represents the offers of several sellers: their number, and the lowest price that
 * this visitor may see. `key` names the group in addresses, and `cheapest` has the offer with the lowest price.
 */
export const SearchCard = v.object({
  ...ProductCard.entries,
  group: v.optional(
    v.object({
      key: v.string(),
      sellers: v.number(),
      price_from: v.nullable(v.number()),
      cheapest: v.optional(
        v.object({
          city: v.string(),
          minimum: v.number(),
          sold: v.number(),
        }),
      ),
    }),
  ),
})
export type SearchCard = v.InferOutput<typeof SearchCard>

/** C-22: also the list of a category, a brand, a seller or a city, without a keyword. */
export const searchItems = shape({
  summary: 'Products by keyword and filters',
  query: v.object(searchFilters),
  reply: v.object({
    data: v.object({ items: v.array(SearchCard), ...results, names, understood }),
  }),
  refusals: adultOnly,
})

/**
 * Sent when a visitor who allows analytics opens a product of a search. `counted` is false for a repeated click, and for a
 * visitor without an id.
 */
export const searchClick = shape({
  summary: 'Counts that a product of a search was opened, without the visitor',
  body: v.object({ keyword: v.pipe(PlainText(100), v.minLength(1)), product_id: NumberedId }),
  reply: v.object({ data: v.object({ counted: v.boolean() }) }),
})

/**
 * A seller's cheapest offer of a product. `landed` is the price at the door of the smallest order. It and `distance_km` need
 * a district, and `landed` a visible price.
 */
const GroupOffer = v.object({
  product: ProductCard,
  tiers: v.array(Tier),
  step: v.number(),
  stock: v.number(),
  seller_id: v.string(),
  /** False while the store is closed and its goods cannot be ordered. */
  is_open: v.optional(v.boolean()),
  distance_km: v.nullable(v.number()),
  landed: v.nullable(Delivered),
})
export type GroupOffer = v.InferOutput<typeof GroupOffer>

/** A product with its offers. */
const ProductGroup = v.object({
  key: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  /** Of all offers, as typed; omitted when it is not known. */
  gtin: v.optional(v.string()),
  brand: v.nullable(v.object({ alias: v.string(), name: v.string() })),
  path: v.array(CategoryRef),
  in_stock: v.boolean(),
  price_from: v.nullable(v.number()),
  price_to: v.nullable(v.number()),
  items: v.array(GroupOffer),
  total_count: v.number(),
  has_more: v.boolean(),
  page: v.number(),
  limit: v.number(),
})
const groupRefusals = {
  GROUP_UNKNOWN: {
    status: 404,
    id: 'Produk ini sudah tidak dijual',
    en: 'This product is no longer sold',
  },
  DISTRICT_UNKNOWN: districtUnknown,
} as const

/**
 * The sellers of one product: those with stock first, the cheapest at the buyer's door first, without a district the
 * cheapest. Prices that are hidden from the visitor count neither in the range nor in the order. `best` is the page of the
 * first offer; omitted on later pages.
 */
export const productGroup = shape({
  summary: 'The sellers of one product, compared by their price at the door',
  params: v.object({ group: v.pipe(v.string(), v.regex(/^[1-9a-z][0-9a-z]{0,10}$/)) }),
  query: v.object({
    district_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
    page: searchFilters.page,
  }),
  reply: v.object({
    data: v.object({ ...ProductGroup.entries, best: v.optional(ProductDetail) }),
  }),
  refusals: groupRefusals,
})

/** The group of a product, with its first offers: the buyer sees who else sells it. */
export const sameProduct = shape({
  summary: 'The best offers of the sellers that have the same product',
  params: v.object({ productId: NumberedId }),
  query: v.object({ district_id: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  reply: v.object({ data: ProductGroup }),
  refusals: groupRefusals,
})

/** The data of a table row beside the card of its product. `stock` is the largest quantity that can be bought now. */
const TableOffer = v.object({
  product_id: v.string(),
  tiers: v.array(Tier),
  step: v.number(),
  stock: v.number(),
  seller_id: v.string(),
})
export type TableOffer = v.InferOutput<typeof TableOffer>

/** Leaves out unknown and age-restricted products; hidden prices have no tiers. */
export const productOffers = shape({
  summary: 'Price tiers, step and stock of at most 20 listed products',
  query: v.object({
    ids: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/),
      v.transform((ids) => [...new Set(ids.split(',').map(Number))]),
    ),
  }),
  reply: v.object({ result: v.array(TableOffer) }),
})

/** At most as many as a page of results. */
const listOf = (item: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${item}(,${item}){0,19}$`)))

/**
 * The prices at the door of the smallest orders of listed products, by id, and of the cheapest offers there of listed groups,
 * by key. Hidden prices and age-restricted or unknown products are left out.
 */
export const deliveredPrices = shape({
  summary: 'Prices at the door of at most 20 listed products and 20 groups',
  query: v.object({
    district_id: v.pipe(v.string(), v.maxLength(64)),
    ids: v.optional(
      v.pipe(
        listOf('[1-9]\\d{0,8}'),
        v.transform((ids) => [...new Set(ids.split(',').map(Number))]),
      ),
    ),
    groups: v.optional(
      v.pipe(
        listOf('[1-9a-z][0-9a-z]{0,10}'),
        v.transform((keys) => [...new Set(keys.split(','))]),
      ),
    ),
  }),
  reply: v.object({
    result: v.object({
      products: v.record(v.string(), Delivered),
      groups: v.record(v.string(), Delivered),
    }),
  }),
  refusals: { DISTRICT_UNKNOWN: districtUnknown },
})

const { page: _page, ...fileFilters } = searchFilters

/** Prices that are hidden from guests are empty cells for them. With a district it has the prices at the door. */
export const searchFile = shape({
  summary: 'The first 500 products by keyword and filters as CSV',
  query: v.object(fileFilters),
  reply: v.unknown(),
  refusals: adultOnly,
})

export const searchSellers = shape({
  summary: 'Sellers by keyword and filters',
  query: v.object(sellerFilters),
  reply: v.object({ data: v.object({ items: v.array(SellerCard), ...results, names }) }),
})

const count = { count: v.number() }

/**
 * The number of hits, equal to the list of the same query, and the number that each filter value leaves beside the
 * other filters. With `is_exact` false there are more hits than counted, and each count is a minimum. A list has the
 * chosen values first, then up to 100 values with most hits. A value that is missing from a shorter list has no hits.
 */
const facets = {
  total_count: v.number(),
  total_capped: v.boolean(),
  /** The same as `total_capped`, for releases that read it: facets have no pages. */
  has_more: v.boolean(),
  is_exact: v.boolean(),
  corrected_keyword: v.nullable(v.string()),
  names,
}

export const searchFacets = shape({
  summary: 'How many products each filter would leave',
  query: v.object(searchFilters),
  reply: v.object({
    data: v.object({
      ...facets,
      categories: v.array(v.object({ ...CategoryRef.entries, ...count })),
      brands: v.array(v.object({ ...v.omit(Brand, ['product_count']).entries, ...count })),
      cities: v.array(v.object({ slug: v.string(), name: v.string(), ...count })),
      memberships: v.array(
        v.object({ seller_membership_type_id: v.picklist([0, 2, 3]), ...count }),
      ),
      price: v.nullable(v.object({ min: v.number(), max: v.number() })),
      free_shipping: v.number(),
      in_stock: v.number(),
      personal_courier: v.number(),
      discounted: v.number(),
      well_rated: v.number(),
      /**
       * The attributes of goods that tell the hits apart, named in the requested language. Omitted by older gateways; empty
       * for a list without a keyword, a category, a brand or a store.
       */
      attributes: v.optional(
        v.array(
          v.object({
            attribute: v.picklist(['packaging', 'size', 'grade', 'color', 'certificate']),
            name: v.string(),
            values: v.array(v.object({ value: v.string(), name: v.string(), ...count })),
          }),
        ),
      ),
    }),
  }),
  refusals: {
    AGE_UNVERIFIED: {
      status: 403,
      id: 'Produk ini hanya untuk pembeli berusia 21 tahun ke atas yang sudah diverifikasi',
      en: 'This product is only for verified buyers of 21 years and above',
    },
  },
})

export const sellerFacets = shape({
  summary: 'How many sellers each filter would leave',
  query: v.object(sellerFilters),
  reply: v.object({
    data: v.object({
      ...facets,
      categories: v.array(v.object({ ...CategoryRef.entries, ...count })),
      cities: v.array(v.object({ slug: v.string(), name: v.string(), ...count })),
      memberships: v.array(
        v.object({ seller_membership_type_id: v.picklist([0, 2, 3]), ...count }),
      ),
      is_open: v.number(),
      free_shipping: v.number(),
      personal_courier: v.number(),
      well_rated: v.number(),
    }),
  }),
})
