import { useLanguage } from '@borong/contract'
import { momentFormat } from './moment.ts'

/** Writes a time of the gateway in the buyer's own zone, with its letters. */
export function useMoment(): (time: string) => string {
  const { language } = useLanguage()
  return momentFormat(language)
}
