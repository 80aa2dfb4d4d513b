import { DAY_MS } from './time.ts'
import { isDay, wibDay } from './wib.ts'

const MOST_DAYS = 2 * 366

/** The current day in Jakarta, as `YYYY-MM-DD`. */
export const dayInJakarta = (now: number): string => wibDay(new Date(now))

/** Whether goods can be requested for this day (`YYYY-MM-DD`): from today in Jakarta to two years later. */
export const isNeededBy = (day: string, now: number): boolean =>
  isDay(day) && day >= dayInJakarta(now) && day <= dayInJakarta(now + MOST_DAYS * DAY_MS)
