import type { ReportCounts } from '../../api/answers.ts'

const MOST_UNCOUNTED = 0.5
const FEWEST = 20

const REASONS = {
  network: 'their network has enough visitors. Behind a proxy, TRUSTED_PROXIES must name it',
  side: 'the rollout gives the visitor the other version. All edges need the same OVERRIDE_KEY',
  guest: 'no edge with this key issued the guest id. All edges need the same OVERRIDE_KEY',
}

/** Sentences about the last hour's reports, when most of them were not counted: then no version can be judged. */
export function uncountedReports(counts: ReportCounts | undefined): string[] {
  if (!counts) return []
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all < FEWEST || all - counts.counted < all * MOST_UNCOUNTED) return []
  return Object.entries(REASONS).flatMap(([reason, words]) => {
    const count = counts[reason as keyof typeof REASONS]
    return count > 0 ? [`${count} of ${all} reports were not counted: ${words}.`] : []
  })
}
