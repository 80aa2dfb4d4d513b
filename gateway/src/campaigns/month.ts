const JAKARTA_MS = 7 * 60 * 60 * 1000

/** Campaigns and promos run month by month: the end of the month in Jakarta. */
export function endOfMonth(now: Date): string {
  const there = new Date(now.getTime() + JAKARTA_MS)
  return new Date(
    Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - JAKARTA_MS,
  ).toISOString()
}
