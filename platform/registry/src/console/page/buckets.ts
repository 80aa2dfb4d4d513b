import type { HourFigures } from '../../health/timeline.ts'

interface Figures {
  visitors: number
  failing: number
}

/** A bar of a chart: some hours, with the figures of each version that had visitors in them. */
export interface Bucket {
  /** Its beginning, in epoch milliseconds. */
  start: number
  versions: Readonly<Record<string, Figures>>
}

const HOUR_MS = 60 * 60 * 1000
const MOST_BARS = 48

/** The hours of a bar: a chart of 7 days has bars of 4 hours. */
export const hoursPerBar = (days: number): number => Math.ceil((days * 24) / MOST_BARS)

/** All bars of the last days, the earliest first, also those without visitors. */
export function bucketsOf(hours: readonly HourFigures[], days: number, now: number): Bucket[] {
  const length = hoursPerBar(days) * HOUR_MS
  const end = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
  const count = Math.ceil((days * 24 * HOUR_MS) / length)
  const first = end - count * length
  const sums: Record<string, Figures>[] = Array.from({ length: count }, () => ({}))
  for (const { at, version, visitors, failing } of hours) {
    const bucket = sums[Math.floor((Date.parse(at) - first) / length)]
    if (!bucket) continue
    const sum = (bucket[version] ??= { visitors: 0, failing: 0 })
    sum.visitors += visitors
    sum.failing += failing
  }
  return sums.map((versions, index) => ({ start: first + index * length, versions }))
}

/** The versions of the bars, in the order of their first visitors. */
export const versionsIn = (buckets: readonly Bucket[]): string[] => [
  ...new Set(buckets.flatMap(({ versions }) => Object.keys(versions))),
]
