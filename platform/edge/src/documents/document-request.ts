import type { Language } from '../http/visitor-language.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { Match } from '../routes/route-table.ts'
import type { Overrides } from './boot.ts'
import type { Mark } from './marks.ts'

/** The requested page. */
export interface DocumentRequest {
  set: ReleaseSet
  match: Match | undefined
  pathname: string
  /** The query parameters on which the document depends. */
  search: URLSearchParams
  language: Language
  marks: readonly Mark[]
  /**
   * The address of the visitor who requests it first: the gateway's rate limit then applies to this visitor and to no
   * other.
   */
  from: string
  overrides?: Overrides
  /** The page is left to the browser. */
  isShell?: boolean
}
