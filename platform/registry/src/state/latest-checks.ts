import type { Check } from '../log/events.ts'

const KEPT = 50

/** Adds a verdict; it replaces the earlier one of the same check in the same mix. */
export function withLatest(checks: readonly Check[] = [], check: Check): Check[] {
  const others = checks.filter((one) => one.name !== check.name || !isSameMix(one, check))
  return [...others, check].slice(-KEPT)
}

const isSameMix = ({ mix: one }: Check, { mix: other }: Check) =>
  Object.keys(one).length === Object.keys(other).length && isWithin(other, one)

/** Whether each unit of `mix` has the same version in `whole`. */
export const isWithin = (mix: Check['mix'], whole: Check['mix']): boolean =>
  Object.entries(mix).every(([unit, version]) => whole[unit] === version)
