import { decimal, shortCount } from './decimals.ts'
import { phoneLink } from './phone-link.ts'
import { wholeNumber } from './rupiah.ts'

const languages = [
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const

const counts = [0, 7, 42, 999, 1000, 1049, 1050, 1250, 9999, 12_345, 99_949, 99_950, 123_456]
const large = [999_949, 999_950, 1_000_000, 1_250_000, 999_949_999, 1_000_000_000, 25e12, 1e14]

test.each(languages)(
  'formats whole numbers in the language %s, as Intl does',
  (language, locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    for (const value of [...counts, ...large, 0.4, 0.5, 1999.5, -1, -1250, -1_000_000])
      expect(wholeNumber(value, language)).toBe(format.format(value))
    expect(wholeNumber(9_007_199_254_740_993n, language)).toBe(
      format.format(9_007_199_254_740_993n),
    )
  },
)

test.each(languages)(
  'formats decimal numbers in the language %s, as Intl does',
  (language, locale) => {
    const free = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const row = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    for (const value of [0, 0.04, 0.05, 0.3, 4, 4.04, 4.25, 4.35, 4.75, 4.94, 4.96, 5, 1234.5]) {
      expect(decimal(value, language)).toBe(free.format(value))
      expect(decimal(value, language, true)).toBe(row.format(value))
    }
  },
)

test.each(languages)(
  'abbreviates large counts in the language %s, as Intl does',
  (language, locale) => {
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    for (const value of [...counts, ...large])
      expect(shortCount(value, language)).toBe(short.format(value))
  },
)

test.each([
  ['1500 465', 'tel:1500465'],
  ['(021) 1500-465', 'tel:0211500465'],
  ['+62 21 1500 465', 'tel:+62211500465'],
])('turns %s into the phone link %s', (number, link) => expect(phoneLink(number)).toBe(link))
