/** The minimum age for restricted products. */
export const MINIMUM_AGE = 21

export interface TypedDate {
  year: string
  month: string
  date: string
}

export const noDate: TypedDate = { year: '', month: '', date: '' }

const DIGITS = { date: /^\d{1,2}$/, month: /^\d{1,2}$/, year: /^\d{4}$/ }
const PARTS = ['date', 'month', 'year'] as const

/** The invalid parts: those that are not numbers, or all of them if together they are not a past date. */
export function wrongParts(typed: TypedDate, now: number): readonly (keyof TypedDate)[] {
  const wrong = PARTS.filter((part) => !DIGITS[part].test(typed[part]))
  return wrong.length > 0 || isPastDate(typed, now) ? wrong : PARTS
}

// An existing day, in the past and not before 1900.
function isPastDate({ year, month, date }: TypedDate, now: number): boolean {
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const isReal = day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date)
  return isReal && day.getTime() < now && Number(year) >= 1900
}
