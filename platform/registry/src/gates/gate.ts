import type { BuiltRelease, Release } from '@borong/contract/release'
import type { GatewayCalls } from '../gateways.ts'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import type { Budgets } from './read-budgets.ts'
import type { StylesByFile } from './read-styles.ts'

/** The input of a gate. A gate reads nothing else, so a table of cases describes it completely. */
export interface Publish {
  release: BuiltRelease
  /** The releases that visitors get today, in every channel. */
  live: readonly LiveRelease[]
  /** All releases of the unit that were ever published. */
  own: readonly Release[]
  /** The versions among them that are previews. */
  previews?: ReadonlySet<string>
  /** The unit's stable release. */
  stable: Release | undefined
  budgets: Budgets
  /** The packages whose code was found in the unit's scripts, by package. */
  carried: Readonly<Record<string, readonly string[]>>
  /** The stylesheets of the release and of the live ones. */
  styles?: StylesByFile
  /** The gateways of the channels that have one. */
  gateways: readonly GatewayCalls[]
  /** The addresses of own services that are approved for the unit in any channel. */
  services?: ReadonlySet<string>
  /** The release becomes active in one write with other units: the fit is checked then. */
  together?: boolean
}

/** A reason to refuse, one for each problem; none when there is no problem. */
export type Gate = (publish: Publish) => Problem[]

interface Active {
  release: Pick<BuiltRelease, 'unit' | 'version'>
  channels: readonly string[]
}

/** `1.2.0 (production, staging)` */
export const nameLive = ({ release, channels }: Active) =>
  `${release.unit} ${release.version} (${channels.join(', ')})`

/** The releases of the other units. */
export const others = <Live extends Active>(live: readonly Live[], unit: string): Live[] =>
  live.filter((one) => one.release.unit !== unit)

/**
 * The active releases of the other units in each channel, of the channels with another remote. In a channel without one,
 * nothing that a release refers to can be there yet.
 */
export function activeBeside(release: BuiltRelease, live: readonly LiveRelease[]): LiveRelease[][] {
  const rest = others(live, release.unit).filter((one) => one.release.kind === 'remote')
  const channels = new Set(rest.flatMap((one) => one.channels))
  return [...channels].map((channel) => rest.filter((one) => one.channels.includes(channel)))
}
