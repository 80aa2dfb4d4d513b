import type { RecentSearch } from '../search.shapes.ts'
import { shortName } from './short-name.ts'

/** A keyword as a recent search (E-11). The fields of a product are null or empty. */
export const keywordSearch = (keyword: string): RecentSearch => ({
  name: keyword,
  short_name: shortName(keyword),
  link: `/search/${encodeURIComponent(keyword)}`,
  alias: null,
  microsite_url: null,
  image: null,
  price: null,
  masked_price: false,
  masked_discount: false,
  is_show_rating: false,
  seller: null,
  location: null,
  unit_type: null,
  rating: null,
  free_shipping: false,
  discount: null,
})
