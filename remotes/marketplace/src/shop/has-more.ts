import { SEARCH_PAGE_SIZE } from './limits.ts'

/** The gateway's results end at this page; what comes after is better found with another word. */
const LAST_PAGE = 100

/** More pages follow while the total of pages, rounded up, exceeds the current one. */
export const hasMore = (results: { total_count: number; page: number; limit?: number }): boolean =>
  Math.ceil(results.total_count / (results.limit ?? SEARCH_PAGE_SIZE)) > results.page &&
  results.page < LAST_PAGE

/** The page to read next, or none. */
export const nextPage = (results: { total_count: number; page: number; limit?: number }) =>
  hasMore(results) ? results.page + 1 : undefined
