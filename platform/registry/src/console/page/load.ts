import type { FiguresByHour, ListedEvent, ListedRelease, Status } from '../../api/answers.ts'
import type { Difference } from '../../difference.ts'
import type { Address } from './address.ts'
import { DEFAULT_DAYS } from './figures.ts'
import { read } from './registry.ts'
import type { Seen } from './views.ts'

const EVENTS = 100

/** Reads everything that the view at this address shows. */
export async function load(address: Address): Promise<Seen> {
  const { unit, version } = address
  const status = await read<Status>('status')
  const channel = address.channel ?? firstInUse(status)
  if (!status.channels[channel]) throw new Error(`There is no channel ${channel}`)
  const [{ events }, { releases }, figures] = await Promise.all([
    version === undefined
      ? read<{ events: ListedEvent[] }>(`log?${query({ limit: EVENTS, unit })}`)
      : { events: [] },
    unit === undefined
      ? { releases: [] }
      : read<{ releases: ListedRelease[] }>(`units/${encodeURIComponent(unit)}/releases`),
    unit === undefined || version !== undefined
      ? undefined
      : read<FiguresByHour>(
          `units/${encodeURIComponent(unit)}/figures?${query({ channel, days: address.days ?? DEFAULT_DAYS })}`,
        ),
  ])
  const from = address.from ?? otherVersion({ status, channel, address, releases })
  const isKnown = releases.some((release) => release.version === version)
  const difference =
    from === undefined || !isKnown
      ? undefined
      : await read<Difference>(
          `units/${encodeURIComponent(unit!)}/releases/${encodeURIComponent(version!)}/difference?${query({ from })}`,
        )
  return { address, channel, status, events, releases, figures, from, difference }
}

const query = (parameters: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()

/** The first channel that has units. */
const firstInUse = ({ channels }: Status): string =>
  Object.keys(channels).find((name) => Object.keys(channels[name]!).length > 0) ??
  Object.keys(channels)[0]!

/** The version with which a release is compared first: the stable one, or the one that was stable before. */
export function otherVersion({
  status,
  channel,
  address: { unit, version },
  releases,
}: Pick<Seen, 'status' | 'channel' | 'address' | 'releases'>): string | undefined {
  if (unit === undefined || version === undefined) return undefined
  const is = status.channels[channel]?.[unit]
  const position = releases.findIndex((release) => release.version === version)
  const choices = [is?.stable, is?.earlier.at(-1), releases[position + 1]?.version]
  const isOther = (choice: string | undefined) => choice !== undefined && choice !== version
  return choices.find(isOther) ?? releases.find((release) => isOther(release.version))?.version
}
