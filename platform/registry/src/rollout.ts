import { createHash } from 'node:crypto'

const BUCKETS = 10_000

/**
 * A CDN tells visitors apart by their slice alone, so that it keeps at most ten documents of one page. The sums of the
 * widths, in per cent, are the usual steps of a rollout from either end.
 */
const WIDTHS = [1, 4, 5, 15, 25, 25, 15, 5, 4, 1]

export const SLICES: readonly number[] = WIDTHS.map((_, slice) => slice)

/** Whether a rollout gives the candidate of a unit to a visitor. */
export const getsCandidate = (
  guestId: string,
  unit: string,
  candidate: { percent: number; together?: readonly string[] },
): boolean =>
  isInSlice(guestId)
    ? sliceGetsCandidate(sliceOf(guestId), unit, candidate)
    : bucketOf(guestId, rolloutOf(unit, candidate)) < candidate.percent

/**
 * Whether a rollout gives the candidate of a unit to the visitors of a slice. A share between two steps is that of the
 * lower one. Half of the rollouts begin at either end, so two of them need not have the same visitors.
 */
export function sliceGetsCandidate(
  slice: number,
  unit: string,
  candidate: { percent: number; together?: readonly string[] },
): boolean {
  const isForward = createHash('sha256').update(rolloutOf(unit, candidate)).digest()[0]! < 128
  const before = isForward ? WIDTHS.slice(0, slice + 1) : WIDTHS.slice(slice)
  return before.reduce((sum, width) => sum + width, 0) <= candidate.percent
}

const rolloutOf = (unit: string, { together }: { together?: readonly string[] }) =>
  together?.join('+') ?? unit

/** Whether an edge issued this guest id to a visitor of a CDN: it is a UUID of version 8 that begins with a set bit. */
const isInSlice = (guestId: string) => /^[89a-f].{13}8/.test(guestId)

/** The slice of a visitor of a CDN. */
export function sliceOf(guestId: string): number {
  let left = bucketOf(guestId, 'slice')
  return WIDTHS.findIndex((width) => (left -= width) < 0)
}

/**
 * A visitor's bucket in a unit's rollout, from 0 up to 100 (two decimals). It depends on the two names alone, so it is
 * the same on every edge. It differs from unit to unit, so no visitor is first for every unit.
 */
export function bucketOf(guestId: string, unit: string): number {
  const hash = createHash('sha256').update(`${unit}\n${guestId}`).digest()
  return ((hash.readUInt32BE(0) % BUCKETS) / BUCKETS) * 100
}
