const WIB_MS = 7 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_DAYS = 2 * 366

/** The current day in Jakarta, as `YYYY-MM-DD`. */
export const dayInJakarta = (now: number): string =>
  new Date(now + WIB_MS).toISOString().slice(0, 10)

/** Whether goods can be requested for this day (`YYYY-MM-DD`): from today in Jakarta to two years later. */
export function isNeededBy(day: string, now: number): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  // Some engines move a day that its month does not have to the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false
  return day >= dayInJakarta(now) && day <= dayInJakarta(now + MOST_DAYS * DAY_MS)
}
