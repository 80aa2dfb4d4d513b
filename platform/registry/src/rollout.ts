import type { ChannelUnit } from '@borong/contract/release'
import { createHash } from 'node:crypto'

const BUCKETS = 10_000

/**
 * A visitor's place in a unit's rollout, from 0 up to 100 (two decimals). It depends on nothing but the two names, so it
 * is the same on every edge; it differs from unit to unit, so nobody is first for everything.
 */
export function bucketOf(guestId: string, unit: string): number {
  const hash = createHash('sha256').update(`${unit}\n${guestId}`).digest()
  return ((hash.readUInt32BE(0) % BUCKETS) / BUCKETS) * 100
}

/** The version of a unit that a channel gives to this visitor. */
export function versionFor(channelUnit: ChannelUnit, unit: string, guestId: string): string {
  const { candidate, stable } = channelUnit
  return candidate && bucketOf(guestId, unit) < candidate.percent ? candidate.version : stable
}
