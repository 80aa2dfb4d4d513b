import type { Release } from '@borong/contract/release'
import type { Check, LoggedEvent } from '../log/events.ts'
import type { ChannelState } from './channel-state.ts'
import { withLatest } from './latest-checks.ts'
import { endedRollouts, givenBy, type GivenVersions } from './rollouts.ts'
import {
  backTo,
  givenTo,
  namedIn,
  promotedTo,
  withoutCandidate,
  withProvenVersion,
  withRecalled,
} from './unit-changes.ts'

/** The channel from which the others take the units that they do not name themselves. */
export const MAIN_CHANNEL = 'production'

export interface KnownRelease {
  release: Release
  /** The time when it was published, or last left a channel: retention counts from here. */
  lastNeeded: string
  /** The hash of its source maps, which only holders of a token may read. */
  maps?: string
  /** The latest verdict of each check and mix, the latest last. */
  checks?: readonly Check[]
  /** The end of a preview: a release that no channel of `CHANNELS` may give to visitors. */
  previewUntil?: string
}

/** A channel that was created at run time. */
export interface CreatedChannel {
  from: string
  by: string
  at: string
  /** The sequence of its creation. */
  revision: number
}

export interface TokenState {
  id: string
  hash: string
  label: string
  units: readonly string[]
}

/** The state of the registry. It is immutable: each event creates a new one. */
export interface State {
  sequence: number
  /** By unit and version, in the order of publishing. */
  units: Readonly<Record<string, Readonly<Record<string, KnownRelease>>>>
  /** By channel and unit. */
  channels: Readonly<Record<string, Readonly<Record<string, ChannelState>>>>
  /** The channels that were created at run time, by name. */
  created: Readonly<Record<string, CreatedChannel>>
  tokens: readonly TokenState[]
  /** The names of the checks that a release needs, by channel. */
  required: Readonly<Record<string, readonly string[]>>
  /** The approved addresses of squads' own services, by channel and unit. */
  services: ApprovedServices
}

/** Addresses by channel and unit. */
export type ApprovedServices = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export const emptyState: State = {
  sequence: 0,
  units: {},
  channels: {},
  created: {},
  tokens: [],
  required: {},
  services: {},
}

/** Applies one event to the state. */
export function fold(state: State, event: LoggedEvent): State {
  return { ...apply(withoutRollouts(state, event), event), sequence: event.sequence }
}

function apply(state: State, event: LoggedEvent): State {
  switch (event.type) {
    case 'published':
      return withRelease(state, event.unit, event.version, {
        release: event.release,
        lastNeeded: event.at,
        ...(event.maps === undefined ? {} : { maps: event.maps }),
        ...(event.until === undefined ? {} : { previewUntil: event.until }),
      })
    case 'refused':
      return state
    case 'preview-extended':
      return withPreviewUntil(state, event)
    case 'preview-deleted':
      return {
        ...state,
        units: { ...state.units, [event.unit]: without(state.units[event.unit], event.version) },
      }
    case 'channel-created':
      return withChannel(state, event)
    case 'channel-deleted':
      return {
        ...state,
        created: without(state.created, event.channel),
        channels: without(state.channels, event.channel),
      }
    case 'promoted':
      return inChannel(state, event, promotedTo(event.version, event.at))
    case 'promoted-together':
      return Object.entries(event.versions).reduce(
        (next, [unit, version]) =>
          inChannel(next, { ...event, unit }, promotedTo(version, event.at)),
        state,
      )
    case 'candidate':
    case 'rollout': {
      const { version, percent } = event
      const plan = event.type === 'rollout' ? { plan: event.plan } : {}
      return inChannel(state, event, givenTo({ version, percent, ...plan }, event))
    }
    case 'rollout-together': {
      const { percent, plan } = event
      const together = Object.keys(event.versions).toSorted()
      return Object.entries(event.versions).reduce(
        (next, [unit, version]) =>
          inChannel(next, { ...event, unit }, givenTo({ version, percent, plan, together }, event)),
        state,
      )
    }
    case 'candidate-withdrawn':
      // Its rollout has been ended before.
      return state
    case 'rolled-back':
      return inChannel(state, event, backTo(event))
    case 'reverted':
      return inChannel(state, event, (unit) => ({
        ...backTo(event)(unit),
        frozen: { by: event.by, reason: event.reason },
      }))
    case 'proven':
      return withProven(state, event)
    case 'rolled-back-together':
      return Object.entries(event.versions).reduce(
        (next, [unit, version]) =>
          inChannel(next, { ...event, unit }, backTo({ version, at: event.at })),
        state,
      )
    case 'taken-off':
      return inChannel(state, event, (unit) => ({
        ...unit,
        recalled: withRecalled(unit, event.from),
        stable: undefined,
        since: undefined,
        before: undefined,
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
    case 'checked':
      return withCheck(state, event)
    case 'check-required':
      return withRequired(state, event, true)
    case 'check-waived':
      return withRequired(state, event, false)
    case 'service-approved':
      return withService(state, event, true)
    case 'service-revoked':
      return withService(state, event, false)
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

function withoutRollouts(state: State, event: LoggedEvent): State {
  const given = givenBy(event)
  return given && 'channel' in event ? withoutEnded(state, event, given) : state
}

/** The state without the candidates of the rollouts that these versions end. */
export function withoutEnded(
  state: State,
  event: Omit<InChannelEvent, 'unit'>,
  given: GivenVersions,
): State {
  const ended = endedRollouts(state.channels[event.channel], given)
  return ended
    .flatMap(({ versions }) => Object.keys(versions))
    .reduce((next, unit) => inChannel(next, { ...event, unit }, withoutCandidate), state)
}

// It changes nothing for visitors, so the unit's revision remains.
function withProven(
  state: State,
  { channel, unit, version }: { channel: string; unit: string; version: string },
): State {
  const units = state.channels[channel] ?? {}
  const is = units[unit]
  if (!is) return state
  const proven = withProvenVersion(is, version)
  return {
    ...state,
    channels: { ...state.channels, [channel]: { ...units, [unit]: proven } },
  }
}

function withCheck(
  state: State,
  { unit, version, check }: { unit: string; version: string; check: Check },
): State {
  const known = state.units[unit]?.[version]
  if (!known) return state
  return withRelease(state, unit, version, { ...known, checks: withLatest(known.checks, check) })
}

function withRequired(
  state: State,
  { channel, name }: { channel: string; name: string },
  isRequired: boolean,
): State {
  const others = (state.required[channel] ?? []).filter((one) => one !== name)
  const names = isRequired ? [...others, name] : others
  return { ...state, required: { ...state.required, [channel]: names } }
}

function withService(
  state: State,
  { channel, unit, address }: { channel: string; unit: string; address: string },
  isApproved: boolean,
): State {
  const units = state.services[channel] ?? {}
  const others = (units[unit] ?? []).filter((one) => one !== address)
  const addresses = isApproved ? [...others, address] : others
  return {
    ...state,
    services: { ...state.services, [channel]: { ...units, [unit]: addresses } },
  }
}

function withPreviewUntil(
  state: State,
  { unit, version, until }: { unit: string; version: string; until: string },
): State {
  const known = state.units[unit]?.[version]
  return known ? withRelease(state, unit, version, { ...known, previewUntil: until }) : state
}

function withChannel(state: State, event: LoggedEvent & { type: 'channel-created' }): State {
  const { channel, from, by, at, sequence } = event
  const units = Object.entries(event.versions).map(
    ([unit, stable]) => [unit, { stable, earlier: [], changed: at, revision: sequence }] as const,
  )
  return {
    ...state,
    created: { ...state.created, [channel]: { from, by, at, revision: sequence } },
    channels: { ...state.channels, [channel]: Object.fromEntries(units) },
  }
}

const without = <T>(record: Readonly<Record<string, T>> = {}, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name))

function withRelease(state: State, unit: string, version: string, known: KnownRelease): State {
  return { ...state, units: { ...state.units, [unit]: { ...state.units[unit], [version]: known } } }
}

interface InChannelEvent {
  at: string
  sequence: number
  channel: string
  unit: string
}

function inChannel(
  state: State,
  event: InChannelEvent,
  change: (unit: ChannelState) => ChannelState,
): State {
  const units = state.channels[event.channel] ?? {}
  const was = units[event.unit] ?? { earlier: [], changed: event.at, revision: 0 }
  const is = { ...change(was), changed: event.at, revision: event.sequence }
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
