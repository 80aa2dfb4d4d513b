import { arrivalOf, type OptionDuration } from '@borong/api/rules/shipping-option'
import { useFirstNow, useLanguage, useMessages } from '@borong/contract'
import { useServerNow } from '@borong/ui/server-now'
import { dayRange } from './format.ts'

/** Formats the days on which goods that are ordered now arrive, or are ready for pick-up. */
export function useArrival() {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  return (duration: OptionDuration, way: 'arrives' | 'ready' = 'arrives') => {
    const { from, to, isToday } = arrivalOf(duration, now)
    return isToday
      ? t(`shipping.${way}.today`)
      : t(`shipping.${way}.days`, { days: dayRange(from, to, language) })
  }
}
