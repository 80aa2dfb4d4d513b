import type { ResultType } from '../shop/paths.ts'
import type { Filters } from './filters.ts'

/** The list that a results page shows. */
export interface ResultView {
  keyword: string
  type: ResultType
  filters: Filters
}
