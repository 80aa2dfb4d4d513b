import { HOUR_MS } from '@borong/api/rules/time'
import type { EventCode } from './events.ts'
import type { Courier, ParcelState } from './table.ts'

const PREPARATION_HOURS = 2
const COMPLETED_AFTER_HOURS = 72

export interface JourneyStep {
  code: EventCode
  state: ParcelState
  /** Real hours after the previous step. */
  hours: number
}

/** The steps of a paid parcel. The courier's duration determines the time in transit. */
export function journey(
  courier: Pick<Courier, 'duration_longest' | 'duration_uom'>,
): JourneyStep[] {
  const transit = Math.max(1, courier.duration_longest) * (courier.duration_uom === 'hour' ? 1 : 24)
  return [
    { code: 'SHIPPED', state: 'shipped', hours: PREPARATION_HOURS },
    { code: 'AT_ORIGIN', state: 'shipped', hours: transit * 0.1 },
    { code: 'ON_THE_WAY', state: 'shipped', hours: transit * 0.2 },
    { code: 'WITH_COURIER', state: 'shipped', hours: transit * 0.6 },
    { code: 'DELIVERED', state: 'delivered', hours: transit * 0.1 },
    { code: 'COMPLETED', state: 'completed', hours: COMPLETED_AFTER_HOURS },
  ]
}

/**
 * The due date of the step with this number, `demoSpeed` times faster than in reality; null after the last step. Without
 * the demo, seller and courier report the steps, and only the completion has a date.
 */
export function stepDue(
  courier: Courier,
  step: number,
  after: Date,
  demoSpeed: number | null,
): Date | null {
  const next = journey(courier)[step]
  if (!next || (demoSpeed === null && next.code !== 'COMPLETED')) return null
  return new Date(after.getTime() + (next.hours * HOUR_MS) / (demoSpeed ?? 1))
}
