import type { Pool } from '@borong/observe/watch-pools'
import type { Release } from '@borong/contract/release'
import type { Problem } from '../problem.ts'

interface InChannel {
  channel: string
  unit: string
}

/** The steps of a rollout, and the visitors or minutes after which each ends. */
export interface RolloutPlan {
  /** Shares of visitors in per cent. The last one is 100: the promotion. */
  steps: readonly number[]
  visitors: number
  minutes: number
  /** The visitors without whose reports no step ends. Plans of earlier registries lack it. */
  leastVisitors?: number
}

/** The candidates of other versions that a new one ends, by unit. */
interface Replacing {
  replaces?: Readonly<Record<string, string>>
}

/** The verdict of a test run on a release, in one mix of versions. */
export interface Check {
  /** The name of the check, as in `journeys`. */
  name: string
  unit: string
  version: string
  /** The version of every unit in this run. */
  mix: Readonly<Record<string, string>>
  passed: number
  failed: number
  milliseconds: number
  /** Titles of the first tests that failed. */
  failures: readonly string[]
  at: string
  by: string
  /** The registry's signature over the other fields. */
  signature: string
}

/** All events of a registry. Its whole state is the fold of these. */
export type Happening =
  /** `until` is the end of a preview, `maps` the hash of the source maps. */
  | {
      type: 'published'
      unit: string
      version: string
      release: Release
      maps?: string
      until?: string
    }
  | { type: 'preview-extended'; unit: string; version: string; until: string }
  | { type: 'preview-deleted'; unit: string; version: string }
  /** A channel at run time, with the versions of units that it does not take from production. */
  | {
      type: 'channel-created'
      channel: string
      from: string
      versions: Readonly<Record<string, string>>
    }
  | { type: 'channel-deleted'; channel: string }
  | { type: 'refused'; unit: string; version: string; reasons: readonly Problem[] }
  | ({ type: 'promoted'; version: string } & InChannel & Replacing)
  /** Versions of several units, by unit. */
  | ({
      type: 'promoted-together'
      channel: string
      versions: Readonly<Record<string, string>>
    } & Replacing)
  | { type: 'rolled-back-together'; channel: string; versions: Readonly<Record<string, string>> }
  | ({ type: 'candidate'; version: string; percent: number } & InChannel & Replacing)
  /** A step of a rollout: a candidate that gets more visitors by itself, until it is promoted. */
  | ({ type: 'rollout'; version: string; percent: number; plan: RolloutPlan } & InChannel &
      Replacing)
  /** The same step of several units, which a visitor gets together. */
  | ({
      type: 'rollout-together'
      channel: string
      versions: Readonly<Record<string, string>>
      percent: number
      plan: RolloutPlan
    } & Replacing)
  | ({ type: 'candidate-withdrawn'; version: string; reason: string } & InChannel)
  | ({ type: 'rolled-back'; version: string; from: string } & InChannel)
  /** A stable release that failed in its first hour was rolled back and its unit frozen. */
  | ({ type: 'reverted'; version: string; from: string; reason: string } & InChannel)
  /** The version served enough visitors within the health limits to be a fallback. */
  | ({ type: 'proven'; version: string; visitors: number; failing: number } & InChannel)
  | ({ type: 'taken-off'; from: string } & InChannel)
  | ({ type: 'frozen'; reason: string } & InChannel)
  | ({ type: 'unfrozen'; reason?: string } & InChannel)
  | ({ type: 'pinned'; version: string; reason: string } & InChannel)
  | ({ type: 'unpinned' } & InChannel)
  | { type: 'checked'; unit: string; version: string; check: Check }
  /** From now on a release needs this check before visitors of the channel get it. */
  | { type: 'check-required'; channel: string; name: string }
  | { type: 'check-waived'; channel: string; name: string }
  /** The edges of the channel send calls of the unit to this address, or no longer. */
  | ({ type: 'service-approved'; address: string } & InChannel)
  | ({ type: 'service-revoked'; address: string } & InChannel)
  | { type: 'token-issued'; id: string; hash: string; label: string; units: readonly string[] }
  | { type: 'token-revoked'; id: string }

/** An event with its position in the log: sequences start at 1 and have no gaps. */
export type LoggedEvent = Happening & { sequence: number; at: string; by: string }

/** The audit log. Several registries may append to the same one. */
export interface EventLog {
  /** Every event after this sequence, in order. */
  read(after: number): Promise<LoggedEvent[]>
  /** Adds an event durably; false when its sequence is not the next one because another writer was faster. */
  append(event: LoggedEvent): Promise<boolean>
  /** Its connections, where it is in a database. */
  pool?: Pool
  close(): Promise<void>
}
