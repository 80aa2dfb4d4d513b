import type { Pool } from '@borong/observe/watch-pools'

/** One counted visit of a version: a visitor of a period, one who met the first failure in it, or one who got a document. */
export interface CountedVisit {
  at: string
  channel: string
  unit: string
  version: string
  /** The beginning of the period in which versions are compared. */
  since: string
  /** Hashes: the log identifies no visitor. */
  visitor: string
  network: string
  failing: boolean
  /** An edge served the visitor's first document with the version. Every other visit is a report. */
  isDocument?: true
  lcp?: number
  inp?: number
  /** The first error of the visit, with its stack. Browsers mask it. */
  error?: string
}

/**
 * The counted visits, in one order for all registries that share the log. Each registry computes its tallies from it, so
 * the visits that two registries received add up, and a restart loses none.
 */
export interface ReportLog {
  append(...visits: readonly CountedVisit[]): Promise<void>
  /** Its connections, where it is in a database. */
  pool?: Pool
  /** The visits that were appended since the last read, by any registry. */
  read(): Promise<CountedVisit[]>
  close(): Promise<void>
}
