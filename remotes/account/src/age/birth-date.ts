/** How old one must be for what is sold to adults only. */
export const MINIMUM_AGE = 21

export interface TypedDate {
  year: string
  month: string
  date: string
}

export const noDate: TypedDate = { year: '', month: '', date: '' }

/** Whether this is a day of the calendar, before now and within a human life. */
export function isPastDate({ year, month, date }: TypedDate, now: number): boolean {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(date)) return false
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const isReal = day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date)
  return isReal && day.getTime() < now && Number(year) >= 1900
}
