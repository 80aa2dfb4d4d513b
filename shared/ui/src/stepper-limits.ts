export interface Limits {
  /** The minimum quantity; 1 by default. */
  min?: number
  /** The maximum quantity; no cap by default. */
  max?: number
  /** The increment, counted from `min`. */
  step?: number
}

/** The largest quantity within the cap that is a whole number of steps. */
export function most({ min, max, step }: Required<Limits>): number {
  return Number.isFinite(max) ? min + Math.floor((max - min) / step) * step : max
}

/** The nearest valid quantity, and the limit that changed it. */
export function fit(wanted: number, limits: Required<Limits>) {
  const { min, step } = limits
  const cap = most(limits)
  if (wanted > cap) return { value: cap, reason: 'max' as const }
  if (wanted < min) return { value: min, reason: 'min' as const }
  const whole = min + Math.ceil((wanted - min) / step) * step
  if (whole === wanted) return { value: wanted, reason: undefined }
  return { value: whole, reason: 'step' as const }
}
