import { useLanguage } from '@borong/contract'
import { dateFormat } from '@borong/ui/format/date-format'

/** Formats a day in WIB, `YYYY-MM-DD`. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage()
  return (day) =>
    dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}
