import type { Verdict } from '../../soak/verdict.ts'

/** The documents that guests got from a cache. */
export interface CacheEvidence {
  documents: number
  /** The documents that no edge was asked for. */
  hits: number
  /** Documents with something of one visitor. */
  leaks: string[]
  failures: string[]
  /** The milliseconds from a promotion to the first page with it. */
  visibleMs: number
}

const LEAST_SHARE = 0.95
const LONGEST_MS = 2_000

/** A cache answers nearly all guests, holds no data of a single visitor, and shows a release within two seconds. */
export function judgeCache({
  documents,
  hits,
  leaks,
  failures,
  visibleMs,
}: CacheEvidence): Verdict {
  const share = hits / documents
  return {
    promise:
      'A cache before the edges answers guests, keeps nothing of one visitor, and forgets an earlier release',
    found: `${(share * 100).toFixed(1)} % of ${documents} documents from the cache, a release is visible after ${(visibleMs / 1000).toFixed(1)} s`,
    broken: [
      ...[...new Set(leaks)].slice(0, 5),
      ...[...new Set(failures)].slice(0, 5),
      ...(share >= LEAST_SHARE ? [] : [`only ${(share * 100).toFixed(1)} % came from the cache`]),
      ...(visibleMs <= LONGEST_MS ? [] : [`the release was visible after ${visibleMs} ms`]),
    ],
  }
}
