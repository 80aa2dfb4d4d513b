import type { RecentSearch } from '@borong/api/search.shapes'
import type { JSONColumnType } from 'kysely'

/** The words of the offers of a product, once for all its sellers. */
export interface ProductGroupTable {
  key: number
  words: string
  head: string
  category1: number
  category2: number
  category3: number
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

/** The salt of one day's visitor hashes; deleted with the day. */
export interface SearchSaltTable {
  day: string
  salt: string
}

/** The visitors of a keyword without result, by day. Their hash has a salt that is deleted daily. */
export interface SearchMissVisitTable {
  day: string
  visitor: string
  keyword: string
}

/** Searches without result by day and keyword. */
export interface SearchMissTable {
  day: string
  keyword: string
  searches: number
  visitors: number
}

/** Who searched for a keyword with products today. */
export interface SearchVisitTable {
  day: string
  visitor: string
  keyword: string
  has_clicked: boolean
}

/** Who opened a product of a search today. */
export interface SearchClickVisitTable {
  day: string
  visitor: string
  product_id: number
  keyword: string
}

/** Searches with products by day and keyword. */
export interface SearchKeywordTable {
  day: string
  keyword: string
  visitors: number
  /** The visitors who opened a product. */
  clickers: number
  clicks: number
}

/** The visitors from searches and the paid orders of a product by day. */
export interface SearchProductDayTable {
  product_id: number
  day: string
  visitors: number
  orders: number
}

/** The bonus of a product for its clicks and orders, which its popularity includes. */
export interface SearchPopularityTable {
  product_id: number
  bonus: number
  /** Its clicks or orders changed since the bonus was computed. */
  is_stale: boolean
}

/** The last order that is counted for popularity; one row. */
export interface SearchPopularityStateTable {
  id: number
  paid_at: Date
  order_id: string
}

/** Synonyms that operators added. */
export interface SearchSynonymTable {
  phrase: string
  /** The phrases that are searched instead, separated by commas. */
  targets: string
  added_by: string
  added_at: Date
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
    product_groups: ProductGroupTable
    search_words: SearchWordTable
    search_word_grams: SearchWordGramTable
    search_index_states: SearchIndexStateTable
    search_salts: SearchSaltTable
    search_miss_visits: SearchMissVisitTable
    search_misses: SearchMissTable
    search_visits: SearchVisitTable
    search_click_visits: SearchClickVisitTable
    search_keywords: SearchKeywordTable
    search_product_days: SearchProductDayTable
    search_popularity: SearchPopularityTable
    search_popularity_states: SearchPopularityStateTable
    search_synonyms: SearchSynonymTable
    suggestions: SuggestionTable
    popular_keywords: PopularKeywordTable
    search_histories: SearchHistoryTable
  }
}
