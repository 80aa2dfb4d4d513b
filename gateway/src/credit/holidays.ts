import { readFileSync } from 'node:fs'

const { years } = JSON.parse(readFileSync(new URL('holidays.json', import.meta.url), 'utf8')) as {
  years: Record<string, Record<string, string>>
}

const holidays: ReadonlySet<string> = new Set(
  Object.values(years).flatMap((days) => Object.keys(days)),
)

/** Whether banks work on this day: neither on weekends nor on national holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}
