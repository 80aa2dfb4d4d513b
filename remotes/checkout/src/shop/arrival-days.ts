import { dateFormat } from '@borong/ui/format/date-format'
import type { Language } from '@borong/ui/format/rupiah'

/** The days between which an order arrives: `30 Nov – 4 Des`. */
export const arrivalDays = (days: { from: string; to: string }, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    new Date(days.from),
    new Date(days.to),
  )
