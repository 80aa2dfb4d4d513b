import { useLanguage } from '@borong/contract'
import { momentFormat } from './moment.ts'

/** Formats a time of the gateway in the buyer's own time zone, with its abbreviation. */
export function useMoment(): (time: string) => string {
  const { language } = useLanguage()
  return momentFormat(language)
}
