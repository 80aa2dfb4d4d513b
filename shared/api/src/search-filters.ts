import * as v from 'valibot'
import { PlainText } from './plain.ts'

// An empty filter counts as not sent.
const keyword = v.optional(
  v.pipe(
    PlainText(100),
    v.transform((value) => value || undefined),
  ),
)

const alias = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{0,160}$/),
    v.transform((value) => value || undefined),
  ),
)

const slugs = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^[a-z0-9-]*(,[a-z0-9-]*)*$/),
    v.transform((value) => value.split(',').filter(Boolean)),
    v.maxLength(20),
    v.transform((values) => (values.length > 0 ? values : undefined)),
  ),
)

const attributes = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^((packaging|size|grade|color|certificate)\.[a-z0-9-]+(,(?=.)|$))*$/),
    v.transform((value) => value.split(',').filter(Boolean)),
    v.maxLength(20),
    v.transform((values) => (values.length > 0 ? values : undefined)),
  ),
)

const rupiah = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{0,9}$/),
    v.transform((value) => (value ? Number(value) : undefined)),
  ),
)

const yes = v.optional(
  v.pipe(
    v.string(),
    v.picklist(['', '0', '1', 'true', 'false']),
    v.transform((value) => (value === '1' || value === 'true' ? true : undefined)),
  ),
)

const memberships = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([023](,[023]){0,2})?$/),
    v.transform((value) => (value ? value.split(',').map(Number) : undefined)),
  ),
)

const rating = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([0-5](\.\d)?)?$/),
    v.transform((value) => (value ? Number(value) : undefined)),
  ),
)

const district = v.optional(v.pipe(v.string(), v.maxLength(64)))

const page = v.pipe(
  v.optional(v.string(), '1'),
  v.regex(/^[1-9]\d{0,2}$/),
  v.transform(Number),
  v.maxValue(100),
)

export const productOrders = [
  'relevance',
  'best_selling',
  'price_asc',
  'price_desc',
  'per_unit_asc',
  'delivered_asc',
  'rating',
  'newest',
] as const
export const sellerOrders = ['relevance', 'rating', 'products'] as const

const orderBy = <const T extends readonly string[]>(orders: T) =>
  v.pipe(
    v.optional(v.picklist([...orders, '']), ''),
    v.transform((value) => (value || orders[0]) as T[number]),
  )

/** The query of product results. Lists are comma-separated: slugs of categories and cities, aliases of brands, values of attributes. */
export const searchFilters = {
  keyword,
  /** Searches for all words as they are typed. */
  exact: yes,
  category: slugs,
  brand: slugs,
  /** A seller's alias. */
  seller: alias,
  city: slugs,
  price_min: rupiah,
  price_max: rupiah,
  rating,
  membership: memberships,
  free_shipping: yes,
  in_stock: yes,
  personal_courier: yes,
  discounted: yes,
  /** Values of attributes as in the facets: a product has one of each attribute. */
  attr: attributes,
  /** Only for verified adults: other lists omit age-restricted products. */
  age_restricted: yes,
  /** One card for all offers of a product; `all_offers` turns it off. */
  group: yes,
  all_offers: yes,
  order_by: orderBy(productOrders),
  /** The district of prices at the door. Without it, or with an unknown one, `delivered_asc` is `price_asc`. */
  district_id: district,
  page,
}

/** The query of seller results. */
export const sellerFilters = {
  keyword,
  /** Searches for all words as they are typed. */
  exact: yes,
  category: slugs,
  city: slugs,
  rating,
  membership: memberships,
  free_shipping: yes,
  personal_courier: yes,
  is_open: yes,
  order_by: orderBy(sellerOrders),
  page,
}
