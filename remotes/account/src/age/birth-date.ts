/** How old one must be for what is sold to adults only. */
export const MINIMUM_AGE = 21

export interface TypedDate {
  year: string
  month: string
  date: string
}

export const noDate: TypedDate = { year: '', month: '', date: '' }

const DIGITS = { date: /^\d{1,2}$/, month: /^\d{1,2}$/, year: /^\d{4}$/ }
const PARTS = ['date', 'month', 'year'] as const

/** What has to be typed anew: the parts that are no numbers, or all of them when they are no past day together. */
export function wrongParts(typed: TypedDate, now: number): readonly (keyof TypedDate)[] {
  const wrong = PARTS.filter((part) => !DIGITS[part].test(typed[part]))
  return wrong.length > 0 || isPastDate(typed, now) ? wrong : PARTS
}

// A day of the calendar, before now and within a human life.
function isPastDate({ year, month, date }: TypedDate, now: number): boolean {
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const isReal = day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date)
  return isReal && day.getTime() < now && Number(year) >= 1900
}
