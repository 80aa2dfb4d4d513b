import { useLanguage } from '@borong/contract'

/** Formats a day of the shop's calendar, YYYY-MM-DD, which no time zone moves. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
