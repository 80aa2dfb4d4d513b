import type { searchItems, searchSellers } from '@borong/api/search'
import type { Input, Reply } from '@borong/contract'
import { FILTER_VALUES } from '../shop/limits.ts'
import type { ResultType } from '../shop/paths.ts'

type ProductQuery = NonNullable<Input<typeof searchItems>['query']>

/** The filters and the order of results, as the address contains them. */
export type Filters = Partial<Record<FilterName, string>>

/** The orders of each type of results. */
export const ORDERS = {
  product: [
    'relevance',
    'best_selling',
    'delivered_asc',
    'price_asc',
    'per_unit_asc',
    'price_desc',
    'rating',
    'newest',
  ],
  seller: ['relevance', 'rating', 'products'],
} as const

const SLUGS = /^[a-z0-9-]+(,[a-z0-9-]+)*$/
const YES = /^(1|true)$/

const FILTERS = {
  category: SLUGS,
  brand: SLUGS,
  seller: /^[a-z0-9-]+$/,
  city: SLUGS,
  attr: /^[a-z]+\.[a-z0-9-]+(,[a-z]+\.[a-z0-9-]+)*$/,
  price_min: /^\d{1,9}$/,
  price_max: /^\d{1,9}$/,
  rating: /^[0-5](\.\d)?$/,
  membership: /^[023](,[023]){0,2}$/,
  free_shipping: YES,
  in_stock: YES,
  personal_courier: YES,
  discounted: YES,
  is_open: YES,
  order_by: new RegExp(`^(${ORDERS.product.join('|')}|products)$`),
  exact: /^1$/,
  all_offers: /^1$/,
  view: /^(table|cards)$/,
} as const

/** The order of the results. An order that exists for stores alone does not apply to products. */
export const orderOf = (type: ResultType, { order_by: wanted }: Filters): string =>
  ORDERS[type].find((order) => order === wanted) ?? ORDERS[type][0]

export type FilterName = keyof typeof FILTERS
/** The query parameters of the filters. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Parses the filters of an address. Empty and invalid ones are dropped. */
export function readFilters(search: URLSearchParams): Filters {
  const found = FILTER_NAMES.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(
    found
      .filter(([name, value]) => FILTERS[name].test(value))
      .map(([name, value]) => [name, value.split(',').slice(0, FILTER_VALUES).join(',')]),
  )
}

/** Formats the filters as part of an address, in a stable order, without the empty ones. */
export function writeFilters(filters: Filters): string {
  const search = new URLSearchParams()
  for (const name of FILTER_NAMES) {
    const value = filters[name]
    if (value) search.set(name, value)
  }
  return search.toString()
}

// The order of the results, how the keyword is read, what a card stands for and how the list looks are no filters.
const VIEWS: ReadonlySet<FilterName> = new Set(['order_by', 'exact', 'all_offers', 'view'])

/** The names of the active filters. */
export const namesOf = (filters: Filters): FilterName[] =>
  FILTER_NAMES.filter((name) => !VIEWS.has(name) && filters[name])

/** Whether a filter is active. */
export const narrows = (filters: Filters): boolean => namesOf(filters).length > 0

/** The filters that the other type of results supports too, for the same search there. */
export const sharedWith = (type: ResultType, filters: Filters): Filters =>
  type === 'seller' ? sellerQuery('', filters) : productQuery('', filters)

/** The filters that a reset retains: the order and the store, or without a keyword the category or brand. */
export function placeOf(keyword: string, filters: Filters): Filters {
  const { order_by, exact, all_offers, view, seller, category, brand } = filters
  if (seller || keyword) return { order_by, exact, all_offers, view, seller }
  return { order_by, all_offers, view, ...(category ? { category } : { brand }) }
}

/** Adds a value to a list filter, or removes it. */
export function toggled(filters: Filters, name: FilterName, value: string): Filters {
  const values = valuesOf(filters, name)
  const next = values.includes(value)
    ? values.filter((one) => one !== value)
    : [...values, value].sort()
  return { ...filters, [name]: next.join(',') }
}

/** The names of filter values that a reply contains. */
export type Names = Reply<typeof searchItems>['data']['names']

/** The name of a value, or its slug as words if no reply contains the name. */
export const nameOf = (names: Names, name: FilterName, value: string): string =>
  names?.[name as keyof typeof names]?.[value] ?? wordsOf(value)

export const valuesOf = (filters: Filters, name: FilterName): string[] =>
  (filters[name] ?? '').split(',').filter(Boolean)

/** The query of a search for products: one card for all offers of a product, unless the address asks for all offers. */
export function productQuery(keyword: string, filters: Filters): ProductQuery {
  const { is_open: _, view: __, order_by: wanted, ...rest } = filters
  const order_by = ORDERS.product.find((order) => order === wanted)
  return {
    ...(keyword ? { keyword } : {}),
    ...rest,
    ...(order_by ? { order_by } : {}),
    group: '1',
  }
}

/** The filters beside a list of products. */
export interface FacetView {
  keyword: string
  filters: Filters
  /** The query of the list, whose products they count. */
  query: ProductQuery
}

/** The query of a search for sellers, which have fewer filters. */
export function sellerQuery(keyword: string, filters: Filters) {
  const { category, city, rating, membership, free_shipping, personal_courier, is_open, exact } =
    filters
  const order_by = ORDERS.seller.find((order) => order === filters.order_by)
  const some = {
    category,
    city,
    rating,
    membership,
    free_shipping,
    personal_courier,
    is_open,
    exact,
  }
  const given = Object.entries({ ...(keyword ? { keyword } : {}), ...some, order_by })
  return Object.fromEntries(given.filter(([, value]) => value)) as NonNullable<
    Input<typeof searchSellers>['query']
  >
}

/** Turns `minyak-goreng` into `Minyak Goreng`, if only the slug is known. */
export const wordsOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/(^| )\w/g, (start) => start.toUpperCase())
