import type { Snapshot } from '@borong/contract/release'
import { versionsOfSet } from '@borong/edge/releases/set-id'
import { fitTogether } from '@borong/registry/contract-fit'
import { Complaint } from '@borong/cli/command'

export type Versions = Readonly<Record<string, string>>

/** One version of each unit, for one run of the journeys. */
export interface Mix {
  versions: Versions
  /** The units whose releases get the verdict. */
  judged: readonly string[]
}

/** The options that choose mixes. */
export interface Choice {
  /** `checkout=1.3.0,host=1.2.0` */
  mix?: string
  /** The id of a release set. */
  set?: string
  matrix?: boolean
  channel?: string
  /** Previews are no candidates. */
  previews?: readonly { unit: string; version: string }[]
}

const MAIN_CHANNEL = 'production'

/** The mixes that the options choose. Units that they do not name have the stable version of the channel. */
export function chosenMixes(snapshot: Snapshot, choice: Choice, channel: string): Mix[] {
  const { mix, set, matrix } = choice
  if ([mix, set, matrix || undefined].filter((one) => one !== undefined).length > 1)
    throw new Complaint('--mix, --set and --matrix exclude each other.')
  if (matrix) return matrixOf(snapshot, choice)
  if (mix !== undefined) {
    const named = readMix(mix)
    const versions = { ...stableOf(snapshot, channel), ...named }
    return [runnable(snapshot, { versions, judged: Object.keys(named) })]
  }
  const versions = set === undefined ? stableOf(snapshot, channel) : ofSet(snapshot, set)
  const main = stableOf(snapshot, MAIN_CHANNEL)
  const judged = Object.keys(versions).filter((unit) => versions[unit] !== main[unit])
  return [runnable(snapshot, { versions, judged })]
}

function readMix(text: string): Versions {
  const pairs = text.split(',').map((part) => {
    const [unit = '', version = ''] = part.trim().split('=')
    if (!unit || !version)
      throw new Complaint(`"${part}" is not unit=version. Example: --mix checkout=1.3.0,host=1.2.0`)
    return [unit, version] as const
  })
  return Object.fromEntries(pairs)
}

function ofSet({ releases }: Snapshot, id: string): Versions {
  const versions = versionsOfSet(
    id,
    Object.values(releases).flatMap((known) => Object.values(known)),
  )
  if (versions) return versions
  throw new Complaint(
    `There is no release set ${id} in this registry, or one of its releases has retired.\n  The header x-release-set of a document contains the id.`,
  )
}

const stableOf = ({ channels }: Snapshot, channel: string): Versions =>
  Object.fromEntries(
    Object.entries(channels[channel] ?? {}).map(([unit, { stable }]) => [unit, stable]),
  )

/** Each candidate beside the stable versions of each channel, or of the named one. Mixes that cannot run are omitted. */
function matrixOf(snapshot: Snapshot, { channel: only, previews = [] }: Choice): Mix[] {
  const isPreview = (unit: string, version: string) =>
    previews.some((one) => one.unit === unit && one.version === version)
  const names = only === undefined ? Object.keys(snapshot.channels) : [only]
  const mixes = names.flatMap((channel) =>
    Object.keys(snapshot.releases).flatMap((unit) =>
      candidates(snapshot, channel, unit)
        .filter((version) => !isPreview(unit, version))
        .map((version) => ({
          versions: { ...stableOf(snapshot, channel), [unit]: version },
          judged: [unit],
        })),
    ),
  )
  const distinct = new Map(
    mixes
      .filter(({ versions }) => canRun(snapshot, versions))
      .map((mix) => [JSON.stringify(Object.entries(mix.versions).toSorted()), mix]),
  )
  if (distinct.size > 0) return [...distinct.values()]
  throw new Complaint(
    `There is no candidate${only === undefined ? '' : ` in ${only}`}: no release is later than the stable one of its unit.`,
  )
}

/** The versions of a unit that were published after the channel's stable one and not rolled back there. */
function candidates({ channels, releases }: Snapshot, channel: string, unit: string): string[] {
  const is = channels[channel]?.[unit]
  const known = releases[unit] ?? {}
  const since = is ? (known[is.stable]?.publishedAt ?? '') : ''
  return Object.values(known)
    .filter(({ development, publishedAt }) => !development && publishedAt > since)
    .map(({ version }) => version)
    .filter((version) => version !== is?.stable && !is?.recalled?.includes(version))
}

function runnable(snapshot: Snapshot, mix: Mix): Mix {
  for (const [unit, version] of Object.entries(mix.versions)) {
    if (snapshot.releases[unit]?.[version]) continue
    throw new Complaint(
      `${unit} ${version} is not in this registry, or has retired. All: borong releases ${unit}`,
    )
  }
  if (!snapshot.releases.host?.[mix.versions.host ?? ''])
    throw new Complaint(
      'The mix has no host. Name its version, or a channel that has one: --channel staging',
    )
  if (canRun(snapshot, mix.versions)) return mix
  throw new Complaint('These versions need different contracts: they cannot run on one page.')
}

function canRun({ releases }: Snapshot, versions: Versions): boolean {
  const found = Object.entries(versions).flatMap(
    ([unit, version]) => releases[unit]?.[version] ?? [],
  )
  return found.some(({ kind }) => kind === 'host') && fitTogether(found)
}
