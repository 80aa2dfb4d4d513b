import type { Release } from '@borong/contract/release'
import type { FastifyInstance } from 'fastify'
import type { LoggedEvent } from '../log/events.ts'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import { contractMajor } from '../contract-holds.ts'
import { namedIn, type State } from '../state/fold.ts'
import { liveReleases } from '../state/live.ts'
import { keptReleases } from '../state/snapshot.ts'
import type { ListedEvent, ListedRelease } from './answers.ts'
import { checked, shapes } from './shapes.ts'

type UnitParams = { Params: { unit: string; version: string } }

/** Calls that need no token. */
export function readRoutes(
  app: FastifyInstance,
  options: { registry: Registry; publicKey: string },
) {
  const { registry, publicKey } = options

  app.get('/key', async () => ({ algorithm: 'ed25519', publicKey }))

  app.get('/snapshot', async (request, reply) => {
    const { after, wait } = checked(shapes.wait, request.query)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const json = await registry.snapshotAfter(after, wait, gone.signal)
    if (json === undefined) return reply.code(204).send()
    return reply.header('cache-control', 'no-store').type('application/json').send(json)
  })

  app.get('/units', async () => {
    const state = await registry.current()
    return { units: Object.keys(state.units).map((unit) => unitSummary(state, unit)) }
  })

  app.get<UnitParams>('/units/:unit/releases', async (request) => {
    const state = await registry.current()
    const { unit } = request.params
    const known = state.units[unit]
    if (!known) throw unitUnknown(state, unit)
    const kept = new Set(
      keptReleases(state, unit, registry.options.retention, registry.options.now()),
    )
    const releases = Object.values(known).map(({ release }) =>
      releaseSummary(state, release, kept.has(release)),
    )
    return { unit, releases: releases.toReversed() }
  })

  app.get<UnitParams>('/units/:unit/releases/:version', async (request) => {
    const state = await registry.current()
    const { unit, version } = request.params
    if (!state.units[unit]) throw unitUnknown(state, unit)
    const release = state.units[unit][version]?.release
    if (release) return release
    throw new RegistryProblem(404, {
      name: 'RELEASE_UNKNOWN',
      message: `${unit} ${version} was never published`,
      hint: `borong releases ${unit} lists what was.`,
    })
  })

  app.get('/log', async (request) => {
    const filter = checked(shapes.log, request.query)
    return { events: (await registry.events(filter)).map(withoutRecord) }
  })
}

const unitUnknown = (state: State, unit: string) =>
  new RegistryProblem(404, {
    name: 'UNIT_UNKNOWN',
    message: `There is no unit ${unit}`,
    hint: `Published units: ${Object.keys(state.units).join(', ') || 'none yet'}.`,
  })

function unitSummary(state: State, unit: string) {
  const releases = Object.values(state.units[unit] ?? {})
  const latest = releases.at(-1)?.release
  const channels = Object.entries(state.channels).flatMap(([channel, units]) =>
    units[unit] ? [[channel, units[unit]]] : [],
  )
  return {
    unit,
    kind: latest?.kind,
    latest: latest?.version,
    releases: releases.length,
    channels: Object.fromEntries(channels),
  }
}

function releaseSummary(state: State, release: Release, fetchable: boolean): ListedRelease {
  const { unit, version, contract, publishedAt, publishedBy, note, files } = release
  const channels = Object.entries(state.channels).filter(
    ([, units]) => units[unit] && namedIn(units[unit]).includes(version),
  )
  return {
    version,
    contract,
    publishedAt,
    publishedBy,
    note,
    files: files.length,
    brotli: files.reduce((sum, file) => sum + file.brotli, 0),
    channels: channels.map(([channel]) => channel),
    fetchable,
    ineligible: ineligible(state, release),
  }
}

// Only all units together could return to an earlier major version of the contract.
function ineligible(state: State, release: Release): string | undefined {
  const hosts = liveReleases(state).filter((one) => one.release.kind === 'host')
  const majors = hosts.map((one) => contractMajor(one.release.contract) ?? 0)
  const own = contractMajor(release.contract)
  if (own === undefined || majors.length === 0 || own >= Math.min(...majors)) return undefined
  return `contract ${own}, no rollback`
}

// The record itself is one call away, and a token's hash is secret.
function withoutRecord(event: LoggedEvent): ListedEvent {
  const {
    release: _release,
    hash: _hash,
    ...rest
  } = event as LoggedEvent & { release?: unknown; hash?: unknown }
  return rest
}
