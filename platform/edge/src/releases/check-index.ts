import type { SignedIndex } from '@borong/registry/state/channel-index'
import { verifyRecord } from '@borong/registry/signature'
import type { KeyObject } from 'node:crypto'

/** A registry that lost its last events goes on with a lower sequence; one that is behind another catches up earlier. */
const CATCH_UP_MS = 60_000

/** Throws for an index that this edge must not follow: one of somebody else, of another channel, or of the past. */
export function checkIndex(
  index: SignedIndex,
  {
    channel,
    key,
    known,
    now,
  }: {
    channel: string
    key: KeyObject
    /** The index that is followed until now. */
    known: Pick<SignedIndex, 'sequence' | 'issuedAt'> | undefined
    now: number
  },
): void {
  if (!verifyRecord('channel index', index, key))
    throw new Error('The index is not what the registry signed')
  if (index.channel !== channel) throw new Error(`The index is one of ${index.channel}`)
  if (hasExpired(index, now)) throw new Error(`The index has expired at ${index.expires}`)
  const isLater = known && Date.parse(index.issuedAt) > Date.parse(known.issuedAt) + CATCH_UP_MS
  if (known && index.sequence < known.sequence && !isLater)
    throw new Error(`The index ${index.sequence} is older than ${known.sequence}`)
}

export const hasExpired = ({ expires }: Pick<SignedIndex, 'expires'>, now: number): boolean =>
  Date.parse(expires) <= now
