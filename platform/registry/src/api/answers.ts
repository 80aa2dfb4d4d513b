import type { Release } from '@borong/contract/release'
import type { ErrorGroup } from '../health/error-groups.ts'
import type { Frame } from '../health/readable-stack.ts'
import type { HourFigures } from '../health/timeline.ts'
import type { Check, RolloutPlan } from '../log/events.ts'
import type { ChannelState } from '../state/channel-state.ts'

export type { Check }

/** A unit in a channel. */
export interface UnitStatus {
  stable?: string
  candidate?: {
    version: string
    percent: number
    since: string
    /** The caller who started it. */
    by: string
    plan?: RolloutPlan
    /** The units that visitors get together with it. */
    together?: readonly string[]
  }
  frozen?: { by: string; reason: string }
  pinned?: { version: string; by: string; reason: string }
  /** Earlier stable versions that a rollback can return to, the latest last. */
  earlier: readonly string[]
  changed: string
  /** Versions that served enough visitors within the health limits: the fallbacks. */
  proven?: readonly string[]
  /** The sequence of its last change: a write names it as `expected`. */
  revision: number
}

/** The health of one version, measured with its visitors. */
export interface UnitHealth {
  visitors: number
  failing: number
  lcp?: number
  inp?: number
}

/** The reports on units that a registry received from visitors, by its decision. */
export interface ReportCounts {
  counted: number
  /** Not counted: the network of the visitor has enough visitors. */
  network: number
  /** Not counted: the rollout gives the visitor the other version. */
  side: number
  /** Not counted: no edge with the same key issued the guest id. */
  guest: number
}

/** A channel that was created at run time. */
export interface CreatedStatus {
  from: string
  by: string
  at: string
  /** The sequence of its creation: its deletion names it as `expected`. */
  revision: number
}

/** A preview that has not ended. */
export interface ListedPreview {
  unit: string
  version: string
  until: string
  publishedBy: string
}

/** The value of the parameter `preview` of a link, and its end. */
export interface PreviewLink {
  token: string
  until: string
}

/** The errors of a unit's versions, those of the most visitors first. */
export interface Errors {
  unit: string
  errors: (Omit<ErrorGroup, 'text'> & { message: string; frames: readonly Frame[] })[]
}

export interface Status {
  sequence: number
  /** The registry's time. */
  now: string
  channels: Record<string, Readonly<Record<string, UnitStatus>>>
  /**
   * The major versions of the contract, by channel, unit and version: the one that a remote runs on, those that a host
   * provides. Also of a unit's last good release. Earlier registries do not send them.
   */
  contracts?: Record<string, Record<string, Record<string, readonly string[]>>>
  created: Readonly<Record<string, CreatedStatus>>
  /** By channel, unit and version. */
  health: Record<string, Record<string, Record<string, UnitHealth>>>
  /** The reasons for which rollouts stay in their step, by channel and unit. Earlier registries do not send them. */
  waiting?: Record<string, Record<string, string>>
  /** The reports of the last hour, by channel, as this registry received them. */
  reports?: Record<string, ReportCounts>
  /** The names of the checks that a release needs, by channel. */
  required: Record<string, readonly string[]>
  /** Releases with verdicts of test runs. */
  checks: Record<string, Record<string, readonly Check[]>>
}

/** The counted visitors of a unit's versions in a channel. */
export interface FiguresByHour {
  unit: string
  channel: string
  /** The most visitors that are counted in one period: after a promotion, or in one step of a rollout. */
  mostVisitors: number
  hours: HourFigures[]
}

export interface ListedUnit {
  unit: string
  /** Unknown while the unit has previews only. */
  kind?: Release['kind']
  latest?: string
  releases: number
  channels: Readonly<Record<string, ChannelState>>
}

export interface ListedRelease {
  version: string
  /** The range of a remote; the versions that a host provides: `3.0.0 and 2.4.1`. */
  contract: string
  publishedAt: string
  publishedBy: string
  note?: string
  files: number
  brotli: number
  channels: string[]
  fetchable: boolean
  /** The reason why it cannot become active beside today's host: `contract 1, no rollback`. */
  ineligible?: string
  checks: readonly Check[]
}

/** An event for any reader: without a release's record and a token's hash. */
export interface ListedEvent {
  sequence: number
  at: string
  by: string
  type: string
  unit?: string
  channel?: string
  version?: string
  /** The end of a preview. */
  until?: string
  /** Of a promotion of several units, by unit. */
  versions?: Readonly<Record<string, string>>
  from?: string
  percent?: number
  plan?: RolloutPlan
  /** The candidates that it ended, by unit. */
  replaces?: Readonly<Record<string, string>>
  reason?: string
  reasons?: readonly { message: string }[]
  label?: string
  /** Of a check that a channel requires. */
  name?: string
  /** Of a squad's own service. */
  address?: string
  check?: Check
}
