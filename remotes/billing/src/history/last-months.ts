const WIB_MS = 7 * 60 * 60 * 1000
const MONTHS = 24

/** The months of the last two years in WIB, the current one first: `2026-08`. */
export function lastMonths(now: number): string[] {
  const today = new Date(now + WIB_MS)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index, 1))
      .toISOString()
      .slice(0, 7),
  )
}
