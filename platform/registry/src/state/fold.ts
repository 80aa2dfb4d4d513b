import type { Release } from '@borong/contract/release'
import type { LoggedEvent } from '../log/events.ts'

/** A unit in a channel, with what the snapshot does not tell. */
export interface ChannelState {
  stable?: string
  candidate?: { version: string; percent: number; since: string }
  frozen?: { by: string; reason: string }
  pinned?: { version: string; by: string; reason: string }
  /** Stable versions before this one that were not rolled back, the latest last. */
  earlier: readonly string[]
  /** When something last happened to it here. */
  changed: string
}

export interface KnownRelease {
  release: Release
  /** When it was published, or last left a channel: retention counts from here. */
  lastNeeded: string
}

export interface TokenState {
  id: string
  hash: string
  label: string
  units: readonly string[]
}

/** The registry as the log tells it. Treated as immutable: each event makes a new one. */
export interface State {
  sequence: number
  /** By unit and version, in the order of publishing. */
  units: Readonly<Record<string, Readonly<Record<string, KnownRelease>>>>
  /** By channel and unit. */
  channels: Readonly<Record<string, Readonly<Record<string, ChannelState>>>>
  tokens: readonly TokenState[]
}

export const emptyState: State = { sequence: 0, units: {}, channels: {}, tokens: [] }

const EARLIER_KEPT = 20

/** The state after one more event. */
export function fold(state: State, event: LoggedEvent): State {
  return { ...apply(state, event), sequence: event.sequence }
}

function apply(state: State, event: LoggedEvent): State {
  switch (event.type) {
    case 'published':
      return withRelease(state, event.unit, event.version, {
        release: event.release,
        lastNeeded: event.at,
      })
    case 'refused':
      return state
    case 'promoted':
      return inChannel(state, event, (unit) => ({
        ...unit,
        candidate: undefined,
        stable: event.version,
        earlier: pushed(unit, event.version),
      }))
    case 'candidate':
      return inChannel(state, event, (unit) => ({
        ...unit,
        candidate: { version: event.version, percent: event.percent, since: event.at },
      }))
    case 'candidate-withdrawn':
      return inChannel(state, event, (unit) => ({ ...unit, candidate: undefined }))
    case 'rolled-back':
      return inChannel(state, event, (unit) => ({
        ...unit,
        candidate: undefined,
        stable: event.version,
        earlier: before(unit.earlier, event.version),
      }))
    case 'taken-off':
      return inChannel(state, event, (unit) => ({
        ...unit,
        candidate: undefined,
        stable: undefined,
        earlier: [],
      }))
    case 'frozen':
      return inChannel(state, event, (unit) => ({
        ...unit,
        frozen: { by: event.by, reason: event.reason },
      }))
    case 'unfrozen':
      return inChannel(state, event, (unit) => ({ ...unit, frozen: undefined }))
    case 'pinned':
      return inChannel(state, event, (unit) => ({
        ...unit,
        pinned: { version: event.version, by: event.by, reason: event.reason },
      }))
    case 'unpinned':
      return inChannel(state, event, (unit) => ({ ...unit, pinned: undefined }))
    case 'token-issued':
      return {
        ...state,
        tokens: [
          ...state.tokens,
          { id: event.id, hash: event.hash, label: event.label, units: event.units },
        ],
      }
    case 'token-revoked':
      return { ...state, tokens: state.tokens.filter((token) => token.id !== event.id) }
  }
}

function pushed(unit: ChannelState, next: string): string[] {
  const all = unit.stable === undefined ? unit.earlier : [...unit.earlier, unit.stable]
  return all.filter((version) => version !== next).slice(-EARLIER_KEPT)
}

// What was rolled back is nothing to fall back to, nor what came after the version that is back.
function before(earlier: readonly string[], version: string): readonly string[] {
  const index = earlier.indexOf(version)
  return index === -1 ? earlier : earlier.slice(0, index)
}

function withRelease(state: State, unit: string, version: string, known: KnownRelease): State {
  return { ...state, units: { ...state.units, [unit]: { ...state.units[unit], [version]: known } } }
}

function inChannel(
  state: State,
  event: LoggedEvent & { channel: string; unit: string },
  change: (unit: ChannelState) => ChannelState,
): State {
  const units = state.channels[event.channel] ?? {}
  const was = units[event.unit] ?? { earlier: [], changed: event.at }
  const is = { ...change(was), changed: event.at }
  const left = namedIn(was).filter((version) => !namedIn(is).includes(version))
  const changed = {
    ...state,
    channels: { ...state.channels, [event.channel]: { ...units, [event.unit]: is } },
  }
  return left.reduce((next, version) => {
    const known = next.units[event.unit]?.[version]
    return known ? withRelease(next, event.unit, version, { ...known, lastNeeded: event.at }) : next
  }, changed)
}

/** The versions that a unit's visitors in a channel may be given, the one for most visitors first. */
export function namedIn(unit: ChannelState): string[] {
  const named = [unit.pinned?.version, unit.stable, unit.candidate?.version]
  return [...new Set(named.filter((version) => version !== undefined))]
}

/** What to fall back to when stable can't be loaded. */
export const lastGoodOf = (unit: ChannelState): string | undefined => unit.earlier.at(-1)
