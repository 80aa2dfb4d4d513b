import type { RolloutPlan } from '../log/events.ts'

/** A unit in a channel. */
export interface UnitStatus {
  stable?: string
  candidate?: { version: string; percent: number; since: string; plan?: RolloutPlan }
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

export interface Status {
  sequence: number
  channels: Record<string, Readonly<Record<string, UnitStatus>>>
  /** By channel, unit and version. */
  health: Record<string, Record<string, Record<string, UnitHealth>>>
}

export interface ListedRelease {
  version: string
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
  /** Of a promotion of several units, by unit. */
  versions?: Readonly<Record<string, string>>
  from?: string
  percent?: number
  plan?: RolloutPlan
  reason?: string
  reasons?: readonly { message: string }[]
  label?: string
}
