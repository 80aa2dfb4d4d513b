import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import { isCutOff } from '../server/wib.ts'
import type { QuietHours } from './table.ts'

/** Hours after UTC; Indonesia has no daylight saving. */
const OFFSETS: Record<QuietHours['zone'], number> = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
}
const WIB = OFFSETS['Asia/Jakarta']

/** The end of the buyer's quiet hours, when `at` is in them. */
export function quietUntil(hours: QuietHours | null, at: Date): Date | undefined {
  if (!hours) return undefined
  const offset = OFFSETS[hours.zone] * HOUR_MS
  if (!isCutOff(hours, new Date(at.getTime() + offset - WIB * HOUR_MS))) return undefined
  const day = new Date(at.getTime() + offset).toISOString().slice(0, 10)
  const end = Date.parse(`${day}T${hours.to}:00Z`) - offset
  return new Date(end > at.getTime() ? end : end + DAY_MS)
}
