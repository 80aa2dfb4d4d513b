import { SEARCH_PAGE_SIZE } from './limits.ts'

/** The last page that the gateway returns. Another keyword finds later results better. */
const LAST_PAGE = 100

/** True while the number of pages, rounded up, exceeds the current page. */
export const hasMore = (results: { total_count: number; page: number; limit?: number }): boolean =>
  Math.ceil(results.total_count / (results.limit ?? SEARCH_PAGE_SIZE)) > results.page &&
  results.page < LAST_PAGE

/** The number of the next page, or undefined. */
export const nextPage = (results: { total_count: number; page: number; limit?: number }) =>
  hasMore(results) ? results.page + 1 : undefined
