const HOURS_FROM_S = 90 * 60

/** A waiting time for the buyer, rounded up: minutes, and hours for more than ninety minutes. */
export function roundedWait(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const isLong = seconds > HOURS_FROM_S
  return {
    unit: isLong ? 'hours' : 'minutes',
    count: Math.max(1, Math.ceil(seconds / (isLong ? 3600 : 60))),
  }
}
