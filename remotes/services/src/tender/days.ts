import type { Language } from '@borong/contract'
import { buyerZone } from '@borong/ui/format/time-zone'

/** A day in the long format: `17 Agustus 2026`. A time of the gateway is shown in the visitor's own time zone. */
export function showDay(day: string, language: Language): string {
  const isDate = day.length === '2026-08-17'.length
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeZone: isDate ? 'UTC' : buyerZone(),
  })
  return format.format(new Date(day))
}

/** The last day of a period that ends at this time: the end of a day is the beginning of the next one. */
export const lastDay = (end: string, language: Language): string =>
  showDay(new Date(Date.parse(end) - 1).toISOString(), language)
