import type { RolloutPlan } from '../log/events.ts'

export interface Candidate {
  version: string
  percent: number
  since: string
  /** The caller who started it. */
  by: string
  plan?: RolloutPlan
  /** The units that are rolled out together, this one included: a visitor gets the candidates of all or of none. */
  together?: readonly string[]
}

/** A unit in a channel, with fields that the snapshot omits. */
export interface ChannelState {
  stable?: string
  candidate?: Candidate
  /** When the stable version was promoted, and the version before, with which it is compared. */
  since?: string
  before?: string
  /** Versions that were rolled back, the latest last. A tab that runs one loads a new document. */
  recalled?: readonly string[]
  /** Versions that served enough visitors within the health limits. */
  proven?: readonly string[]
  /** The sequence of its last change in this channel. A write names the one that its caller saw. */
  revision: number
  frozen?: { by: string; reason: string }
  pinned?: { version: string; by: string; reason: string }
  /** Earlier stable versions that were not rolled back, the latest last. */
  earlier: readonly string[]
  /** The time of its last event in this channel. */
  changed: string
}
