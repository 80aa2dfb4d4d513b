import { useLanguage } from '@borong/contract'
import { longDate } from '@borong/ui/format/moment'

/** Formats a day of the shop's calendar, YYYY-MM-DD, which no time zone moves. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => longDate(day, language)
}
