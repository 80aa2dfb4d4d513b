/** A time in the buyer's own time zone, with its Indonesian abbreviation: `WIB`, `WITA`, `WIT`. */
export function momentFormat(language: 'id' | 'en', timeZone?: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  })
  // In English, `Intl` returns an offset instead.
  const zone = new Intl.DateTimeFormat('id-ID', {
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
  return (time) => {
    const date = new Date(time)
    const letters = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value
    return [format.format(date), letters].filter(Boolean).join(' ')
  }
}
