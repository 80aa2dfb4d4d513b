import type { ListedRelease, Status } from '@borong/registry/api/answers'
import { Complaint } from '../command.ts'
import type { RegistryClient } from './client.ts'
import { didYouMean } from './closest.ts'

/** The version that most visitors of a channel have, and whether it is the first one there. */
export async function stableIn(
  client: RegistryClient,
  channel: string,
  unit: string,
): Promise<{ stable: string | undefined; isFirst: boolean }> {
  const { channels } = await client.get<Status>('status')
  const is = channels[channel]?.[unit]
  return { stable: is?.stable, isFirst: is?.stable !== undefined && is.earlier.length === 0 }
}

/** The channel of `npm start`; no deployed registry has it. */
export const LOCAL_CHANNEL = 'local'

/** Throws a complaint about a unit that the registry does not know, with the name that was probably meant. */
export async function mustKnowUnit(client: RegistryClient, unit: string) {
  const { units } = await client.get<{ units: { unit: string }[] }>('units')
  const names = units.map((one) => one.unit)
  if (names.includes(unit)) return
  const list =
    names.length > 0
      ? `Published units: ${names.join(', ')}.`
      : 'Nothing is published yet: borong publish <unit>'
  throw new Complaint(
    `There is no unit ${unit} in this registry.${didYouMean(unit, names)}\n  ${list}`,
  )
}

/** Throws a complaint about a version that was never published. */
export async function mustKnowVersion(client: RegistryClient, unit: string, version: string) {
  await mustKnowUnit(client, unit)
  const { releases } = await client.get<{ releases: ListedRelease[] }>(`units/${unit}/releases`)
  const versions = releases.map((release) => release.version)
  if (versions.includes(version)) return
  throw new Complaint(
    `${unit} ${version} was never published.${didYouMean(version, versions)}\n  Latest: ${versions.slice(0, 5).join(', ')}. All: borong releases ${unit}`,
  )
}

/** The registry's status; throws a complaint about a channel that it does not have. */
export async function mustKnowChannel(client: RegistryClient, channel: string): Promise<Status> {
  const status = await client.get<Status>('status')
  const names = Object.keys(status.channels)
  if (names.includes(channel)) return status
  throw new Complaint(
    `There is no channel ${channel} in this registry.${didYouMean(channel, names)}\n  Channels: ${names.join(', ')}.`,
  )
}

/** Reads arguments like `checkout@1.4.0`. Throws a complaint about a version that was never published. */
export async function knownVersions(
  client: RegistryClient,
  positionals: readonly string[],
  usage: string,
): Promise<Record<string, string>> {
  const pairs = positionals.map((named) => {
    const [unit = '', version = ''] = named.split('@')
    if (!unit || !version) throw new Complaint(`"${named}" is not unit@version.\n\n${usage}`)
    return [unit, version] as const
  })
  for (const [unit, version] of pairs) await mustKnowVersion(client, unit, version)
  return Object.fromEntries(pairs)
}

/** The named channel; otherwise that of the shop of `npm start`, or production if no such shop is open. */
export async function meantChannel(
  client: RegistryClient,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined) return given
  const { channels } = await client.get<{ channels: Record<string, unknown> }>('status')
  return LOCAL_CHANNEL in channels ? LOCAL_CHANNEL : 'production'
}
