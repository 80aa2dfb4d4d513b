import { KEYWORD_LENGTH } from './limits.ts'

interface ProductAddress {
  vendor_alias: string
  alias: string
}

/** The placeholder for the keyword in the address of results by filters alone. */
export const ANY_KEYWORD = '-'

export const productPath = ({ vendor_alias, alias }: ProductAddress) =>
  `/v/${vendor_alias}/product/${alias}`

export const groupPath = (key: string) => `/p/${key}`
export const sellerPath = (alias: string) => `/v/${alias}`
export const categoryPath = (slug: string) => `/category/${slug}`
export const brandPath = (alias: string) => `/brand/${alias}`
export const promoPath = (alias: string) => `/promo/${alias}`
export const campaignPath = (id: string) => `/campaign/${id}`
export const streamPath = (id: string) => `/live/${id}`

export type ResultType = 'product' | 'seller'

/** The address of the results for a keyword; without one, for the filters in `search` alone. */
export function resultsPath(words: string, type: ResultType = 'product', search = ''): string {
  const all = type === 'seller' ? '/stores' : '/products'
  // Browsers resolve one or two dots as a relative path segment, even when they are encoded.
  const keyword = /^\.{1,2}$/.test(words) ? '' : asKeyword(words)
  const some = `/search/${encodeURIComponent(keyword)}${type === 'seller' ? '/stores' : ''}`
  return withSearch(keyword ? some : all, search)
}

export const filterPath = (keyword: string, type: ResultType, search = '') =>
  withSearch(`/filter/${type}/${segment(keyword)}`, search)

export const sortPath = (keyword: string, search = '') =>
  withSearch(`/sort/${segment(keyword)}`, search)

/** The keyword of a path parameter. */
export const keywordOf = (parameter = ''): string =>
  parameter === ANY_KEYWORD ? '' : asKeyword(parameter.trim())

/** The text cut to the maximum keyword length, without half a character at its end. */
export const asKeyword = (text: string): string =>
  text.slice(0, KEYWORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '')

const segment = (keyword: string) => encodeURIComponent(keyword || ANY_KEYWORD)
const withSearch = (path: string, search: string) =>
  search ? `${path}?${search.replace(/^\?/, '')}` : path
