import type { BuiltRelease, Release } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import type { Budgets } from './budgets.ts'

/** What a gate may look at. It reads nothing else, so a table of cases tells all about it. */
export interface Publish {
  release: BuiltRelease
  /** What visitors are given today, in every channel. */
  live: readonly LiveRelease[]
  /** The unit's own releases, all that were ever published. */
  own: readonly Release[]
  /** The unit's stable release. */
  stable: Release | undefined
  budgets: Budgets
  /** The packages whose code was found in the unit's scripts, by package. */
  carried: Readonly<Record<string, readonly string[]>>
}

/** A reason to refuse, one for each thing that is wrong; none when all is well. */
export type Gate = (publish: Publish) => Problem[]

/** `1.2.0 (production, staging)` */
export const nameLive = ({ release, channels }: LiveRelease) =>
  `${release.unit} ${release.version} (${channels.join(', ')})`

/** The releases of the other units. */
export const others = (live: readonly LiveRelease[], unit: string) =>
  live.filter((one) => one.release.unit !== unit)
