import { createHash } from 'node:crypto'
import { getsCandidate } from '../rollout.ts'
import type { Candidate, ChannelState } from '../state/channel-state.ts'
import type { State } from '../state/fold.ts'
import { namedIn } from '../state/unit-changes.ts'
import type { CountedVisit } from './report-log.ts'

/** A browser's report on one unit in one visit. */
interface UnitReport {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
  error?: string
}

/** One visit's report. */
export interface Report {
  channel: string
  /** The guest id: a visitor counts once. */
  visitor: string
  units: Readonly<Record<string, UnitReport>>
}

/** A document that an edge served to a visitor, with the versions of the units that it shows. */
export interface ServedDocument {
  visitor: string
  network: string
  units: Readonly<Record<string, string>>
}

type Visited = Record<'channel' | 'unit' | 'version' | 'visitor' | 'network', string>

/**
 * Whether the rollout gives this visitor this version. Otherwise the page was opened before the rollout, or the version
 * was never served.
 */
const isOnSide = (candidate: Candidate, unit: string, visitor: string, version: string) =>
  getsCandidate(visitor, unit, candidate) === (version === candidate.version)

/** The beginning of the present comparison: of the candidate's share, or of the promotion. */
export const periodOf = ({ candidate, since }: ChannelState) => candidate?.since ?? since

/** The period in which a visit of a version counts now, without identifying the visitor. */
export function placeOf(
  state: State,
  { channel, unit, version, visitor, network }: Visited,
  now: Date,
): Omit<CountedVisit, 'failing'> | 'other side' | undefined {
  const is = state.channels[channel]?.[unit]
  // A tab that was opened long ago does not show the versions that visitors get now.
  if (!is || !namedIn(is).includes(version)) return undefined
  if (is.candidate && !isOnSide(is.candidate, unit, visitor, version)) return 'other side'
  const since = periodOf(is)
  if (since === undefined) return undefined
  return {
    at: now.toISOString(),
    channel,
    unit,
    version,
    since,
    visitor: hashed(visitor, since),
    network: hashed(network, since),
  }
}

// The log is stored, and must identify no visitor. The period as salt prevents a lookup over several periods.
const hashed = (text: string, salt: string) =>
  createHash('sha256').update(`${salt}\n${text}`).digest('base64url').slice(0, 22)
