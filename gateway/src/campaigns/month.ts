const JAKARTA_MS = 7 * 60 * 60 * 1000

/** The end of the month in Jakarta: campaigns and promos last one calendar month. */
export function endOfMonth(now: Date): string {
  const there = new Date(now.getTime() + JAKARTA_MS)
  return new Date(
    Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - JAKARTA_MS,
  ).toISOString()
}
