import { useLanguage } from '@borong/contract'

/** Writes a time of the gateway in the buyer's own zone, with its letters. */
export function useMoment(): (time: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (time) => format.format(new Date(time))
}
