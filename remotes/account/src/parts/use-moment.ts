import { useLanguage } from '@borong/contract'
import { moment } from '@borong/ui/format/moment'

/** Formats a time of the gateway in the buyer's own time zone, with its abbreviation. */
export function useMoment(): (time: string) => string {
  const { language } = useLanguage()
  return (time) => moment(time, language)
}
