import type { RecentSearch } from '@borong/api/search.shapes'
import type { JSONColumnType } from 'kysely'

/** The search index of products: a narrow row per product, written by the code. */
export interface ProductSearchTable {
  id: number
  /** Stems of the name (weight A) and of the categories. */
  words: string
  /** Stem of the first word of the name: the kind of product. */
  head: string
  popularity: number
  /** Offers of the same product have the same key; 0 until the product is indexed again. */
  group_key: number
  /** The unit price at the minimum order, after discount. */
  price: number
  discount_percentage: number
  rating: number
  sold: number
  listed_at: Date
  /** The three categories from level 1 to the leaf. */
  category1: number
  category2: number
  category3: number
  brand_id: number | null
  seller_id: number
  city: string
  membership: number
  free_shipping: boolean
  personal_courier: boolean
  in_stock: boolean
  is_adult: boolean
  hides_price: boolean
}

export interface SellerSearchTable {
  id: number
  words: string
  popularity: number
  city: string
  membership: number
  rating: number
  is_open: boolean
  free_shipping: boolean
  personal_courier: boolean
  product_count: number
  /** The categories of all levels that it sells from. */
  categories: number[]
}

/** Every word in the names of products or sellers, for spelling correction. */
export interface SearchWordTable {
  word: string
  frequency: number
  in_products: boolean
  /** No product or category has it. */
  only_sellers: boolean
  /** The name of some product begins with it. */
  is_head: boolean
}

/** How far products are indexed with the words of a version; one row. */
export interface SearchIndexStateTable {
  id: number
  version: number
  /** The last product id that has them. */
  done_to: number
}

export interface SearchWordGramTable {
  gram: string
  word: string
}

/** The phrases that a prefix can complete to: one row per word, so that a prefix may begin at any word. */
export interface SuggestionTable {
  id: number
  /** The phrase from one of its words to its end, normalised. */
  term: string
  /** Its first two letters. */
  lead: string
  weight: number
  kind: 'product' | 'seller' | 'category'
  target_id: number
}

export interface PopularKeywordTable {
  keyword: string
  position: number
}

export interface SearchHistoryTable {
  /** `buyer:<id>` or `guest:<x-guest-id>`. */
  owner: string
  /** Normalised, so that one search has one row. */
  keyword: string
  entry: JSONColumnType<RecentSearch>
  searched_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    product_search: ProductSearchTable
    seller_search: SellerSearchTable
    search_words: SearchWordTable
    search_word_grams: SearchWordGramTable
    search_index_states: SearchIndexStateTable
    suggestions: SuggestionTable
    popular_keywords: PopularKeywordTable
    search_histories: SearchHistoryTable
  }
}
