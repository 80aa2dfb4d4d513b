import { createHash } from 'node:crypto'

const BUCKETS = 10_000

/** Whether a rollout gives the candidate of a unit to a visitor. */
export const getsCandidate = (
  guestId: string,
  unit: string,
  { percent, together }: { percent: number; together?: readonly string[] },
): boolean => bucketOf(guestId, together?.join('+') ?? unit) < percent

/**
 * A visitor's bucket in a unit's rollout, from 0 up to 100 (two decimals). It depends on the two names alone, so it is
 * the same on every edge. It differs from unit to unit, so no visitor is first for every unit.
 */
export function bucketOf(guestId: string, unit: string): number {
  const hash = createHash('sha256').update(`${unit}\n${guestId}`).digest()
  return ((hash.readUInt32BE(0) % BUCKETS) / BUCKETS) * 100
}
