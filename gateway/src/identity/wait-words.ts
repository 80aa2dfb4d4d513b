import type { Language } from '../server/domain.ts'

const HOURS_FROM_S = 90 * 60

/** A waiting time, rounded up, as a text for the buyer. */
export function waitWords(seconds: number, language: Language): string {
  const isLong = seconds > HOURS_FROM_S
  const count = Math.max(1, Math.ceil(seconds / (isLong ? 3600 : 60)))
  if (language === 'id') return `${count} ${isLong ? 'jam' : 'menit'}`
  return `${count} ${isLong ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`
}
