import * as v from 'valibot'
import { Brand, CategoryRef, ProductCard, SellerCard } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { PlainText } from './plain.ts'
import { searchFilters, sellerFilters } from './search-filters.ts'

/** The maximum number of suggestions in one response, of all kinds together (K-01). */
export const SUGGESTION_LIMIT = 10

/** Products or sellers on a page of search results (K-01). */
export const SEARCH_PAGE_SIZE = 20

/**
 * A recent search or a found product (E-11); missing fields are null or empty. `short_name` is the name cut
 * to 20 characters plus an ellipsis. `microsite_url` is the seller's alias, `link` a path of the shop.
 */
export const RecentSearch = v.object({
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

/** C-22: also the list of a category, a brand, a seller or a city, without a keyword. */
export const searchItems = shape({
  summary: 'Products by keyword and filters',
  query: v.object(searchFilters),
  reply: v.object({ data: v.object({ items: v.array(ProductCard), ...results, names }) }),
  refusals: adultOnly,
})

const { page: _page, ...fileFilters } = searchFilters

/** Prices that are hidden from guests are empty cells for them. */
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
