import { roundedWait } from '@borong/api/rules/wait'
import type { Language } from '../server/domain.ts'

const UNITS = { minutes: ['menit', 'minute'], hours: ['jam', 'hour'] } as const

/** A waiting time, rounded up, as a text for the buyer. */
export function waitWords(seconds: number, language: Language): string {
  const { unit, count } = roundedWait(seconds)
  const [inIndonesian, inEnglish] = UNITS[unit]
  if (language === 'id') return `${count} ${inIndonesian}`
  return `${count} ${inEnglish}${count === 1 ? '' : 's'}`
}
