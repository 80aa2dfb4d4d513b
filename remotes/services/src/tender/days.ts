import type { Language } from '@borong/contract'
import { longDate } from '@borong/ui/format/moment'

/** The last day of a period that ends at this time: the end of a day is the beginning of the next one. */
export const lastDay = (end: string, language: Language): string =>
  longDate(new Date(Date.parse(end) - 1).toISOString(), language)
