import { readFileSync } from 'node:fs'
import type { Database } from '../server/database.ts'

type Days = Readonly<Record<string, string>>

const shipped = JSON.parse(readFileSync(new URL('holidays.json', import.meta.url), 'utf8')) as {
  decree: Days
  estimate: Days
}

/** The most days that operators may add. */
export const MOST_ADDED = 500

/** National holidays on the same day of every year, MM-DD. */
const yearly: ReadonlySet<string> = new Set(['01-01', '05-01', '06-01', '08-17', '12-25'])

/** Whether the day is a holiday in every year, which operators can't change. */
export const isYearly = (day: string): boolean => yearly.has(day.slice(5))

/** Whether the gateway's own list has this day. */
export const isShipped = (day: string): boolean => day in shipped.decree || day in shipped.estimate

/** The days that operators added (true), and those of the gateway's own list that they removed (false). */
export type HolidayChanges = ReadonlyMap<string, boolean>

/** Whether banks work on this day: neither on weekends nor on national holidays. */
export function isWorkingDay(day: string, changes: HolidayChanges): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || isYearly(day)) return false
  return !(changes.get(day) ?? isShipped(day))
}

const changesFrom = (db: Pick<Database, 'selectFrom'>, day: string) =>
  db
    .selectFrom('credit_holidays')
    .selectAll()
    .where('day', '>=', day)
    .orderBy('day')
    .limit(MOST_ADDED)
    .execute()

/** The changes of operators on this day and later. */
export async function holidayChanges(
  db: Pick<Database, 'selectFrom'>,
  from: string,
): Promise<HolidayChanges> {
  const rows = await changesFrom(db, from)
  return new Map(rows.map(({ day, is_holiday }) => [day, is_holiday]))
}

export interface Holiday {
  day: string
  name: string
  origin: 'decree' | 'estimate' | 'added'
  /** The operator who added it. */
  added_by: string | null
}

/** The holidays from a day on that are on another day each year. */
export async function movableHolidays(db: Database, from: string): Promise<Holiday[]> {
  const rows = await changesFrom(db, from)
  const changed = new Set(rows.map(({ day }) => day))
  const own = (['decree', 'estimate'] as const).flatMap((origin) =>
    Object.entries(shipped[origin])
      .filter(([day]) => day >= from && !changed.has(day))
      .map(([day, name]) => ({ day, name, origin, added_by: null })),
  )
  const added = rows
    .filter(({ is_holiday }) => is_holiday)
    .map(({ day, name, added_by }) => ({ day, name, origin: 'added' as const, added_by }))
  return [...own, ...added].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
