import { dayRange, longDate, timeOfDay } from './format.ts'

const languages = [
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const
const timeZone = 'Asia/Jakarta'
// Times just before and after midnight in Jakarta, at the ends of months and years.
const moments = Array.from({ length: 12 }, (_, month) => [
  Date.UTC(2026, month, 19, 16, 59),
  Date.UTC(2026, month, 19, 17, 0),
  Date.UTC(2026, month + 1, 0, 17, 5),
  Date.UTC(2026, month, 1, 3, 30),
]).flat()
const DAY = 86_400_000

test.each(languages)(
  'formats dates and times in %s in the time zone of Jakarta, as Intl does',
  (language, locale) => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
    for (const at of moments) {
      const iso = new Date(at).toISOString()
      expect(longDate(iso, language)).toBe(date.format(at))
      expect(timeOfDay(iso, language)).toBe(`${time.format(at)} WIB`)
    }
  },
)

test.each(languages)('formats a range of days in %s without repetition', (language, locale) => {
  const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  for (const from of moments)
    for (const days of [0, 2, 14, 45])
      expect(dayRange(from, from + days * DAY, language)).toBe(
        range.formatRange(from, from + days * DAY),
      )
})
