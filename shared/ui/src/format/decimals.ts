import { wholeNumber, type Language } from './rupiah.ts'

/** `4,8` in Indonesian, `4.8` in English; `5`, or `5,0` with `inRow`. */
export function decimal(value: number, language: Language, inRow = false): string {
  const tenths = Math.round(value * 10)
  const rest = tenths % 10
  const whole = wholeNumber((tenths - rest) / 10, language)
  return rest === 0 && !inRow ? whole : `${whole}${language === 'id' ? ',' : '.'}${rest}`
}

const STEPS = {
  id: ['', '\u00a0rb', '\u00a0jt', '\u00a0M', '\u00a0T'],
  en: ['', 'k', 'm', 'bn', 'tn'],
}

/** `1,3 rb` in Indonesian, `1.3k` in English. */
export function shortCount(count: number, language: Language): string {
  const steps = STEPS[language]
  let value = count
  let step = 0
  // The value is rounded before the comparison: 999,950 is a million.
  while (Math.round(value * 10) >= 10_000 && step < steps.length - 1) {
    value /= 1000
    step += 1
  }
  return decimal(value, language) + steps[step]
}
