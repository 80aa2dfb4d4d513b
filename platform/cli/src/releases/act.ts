import type { Status } from '@borong/registry/api/answers'
import type { RegistryClient } from './client.ts'

/** The result of a write, as a sentence, and the checks that the registry skipped or that only warn. */
export interface Done {
  message: string
  notes?: readonly string[]
}

/**
 * Acts on a unit in a channel. The registry refuses it when the unit has changed since `status` was read; `check` runs after
 * that, so that no change can come between it and the write.
 */
export async function actOn(
  client: RegistryClient,
  channel: string,
  unit: string,
  action: Readonly<Record<string, unknown>>,
  check?: () => Promise<void>,
): Promise<Done> {
  const expected = await seenIn(client, channel)
  await check?.()
  const path = `channels/${channel}/units/${unit}`
  return client.send('PUT', path, { expected: expected(unit), ...action })
}

interface HowToPromote {
  now?: boolean
  replace?: boolean
  leastVisitors?: number
  /** The units as the caller has seen them; without it as they are now. */
  seen?: Seen
}

/** Gives versions of several units to visitors together: in steps, or with `now` in one write. */
export const promoteTogether = (
  client: RegistryClient,
  channel: string,
  versions: Readonly<Record<string, string>>,
  { now = false, seen, ...how }: HowToPromote = {},
): Promise<Done> => moveTogether(client, channel, { versions, rollOut: !now, ...how }, seen)

/** Rolls several units back in one write. */
export const rollBackTogether = (
  client: RegistryClient,
  channel: string,
  versions: Readonly<Record<string, string>>,
): Promise<Done> => moveTogether(client, channel, { versions, rollback: true })

async function moveTogether(
  client: RegistryClient,
  channel: string,
  move: {
    versions: Readonly<Record<string, string>>
    rollback?: true
    rollOut?: boolean
    replace?: boolean
    leastVisitors?: number
  },
  seen?: Seen,
): Promise<Done> {
  const revisionOf = seen ?? (await seenIn(client, channel))
  const expected = Object.keys(move.versions).map((unit) => [unit, revisionOf(unit)] as const)
  return client.send('PUT', `channels/${channel}/units`, {
    ...move,
    expected: Object.fromEntries(expected),
  })
}

/** The revision of a unit, for `expected` of a write. */
export type Seen = (unit: string) => number

/** The units of a channel as they are now. Whoever changes one of them later is not overwritten. */
export async function seenIn(client: RegistryClient, channel: string): Promise<Seen> {
  const { channels } = await client.get<Status>('status')
  return (unit) => channels[channel]?.[unit]?.revision ?? 0
}
