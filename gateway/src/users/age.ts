import { isDay, wibDay } from '@borong/api/rules/wib'

export interface BirthDate {
  year: number
  month: number
  date: number
}

const LEAST_AGE = 21
const OLDEST = 120

/** The age today in Jakarta. A birthday of 29 February is on 1 March in other years. */
export function ageOf(birth: BirthDate, now: Date): number {
  const [year = 0, month = 0, date = 0] = wibDay(now).split('-').map(Number)
  const hadBirthday = month > birth.month || (month === birth.month && date >= birth.date)
  return year - birth.year - (hadBirthday ? 0 : 1)
}

/** T-12, V-14: whether a buyer is old enough for age-restricted pages. */
export const isOfAge = (birth: BirthDate, now: Date) => ageOf(birth, now) >= LEAST_AGE

/** Whether this is a possible date of birth. */
export function isBirthDate(birth: BirthDate, now: Date): boolean {
  const age = ageOf(birth, now)
  return isDay(writeBirthDate(birth)) && age >= 0 && age <= OLDEST
}

const two = (number: number) => String(number).padStart(2, '0')

export const writeBirthDate = ({ year, month, date }: BirthDate) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`

export function readBirthDate(stored: string | null): BirthDate | null {
  const [year, month, date] = (stored ?? '').split('-').map(Number)
  return year && month && date ? { year, month, date } : null
}
