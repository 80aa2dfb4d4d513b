import { monthOf, wibMonth } from '../server/wib.ts'

/** The end of the month in Jakarta: campaigns and promos last one calendar month. */
export const endOfMonth = (now: Date): string => wibMonth(monthOf(now)).to.toISOString()
