import type { Release } from '@borong/contract/release'
import type { FastifyInstance } from 'fastify'
import { differenceOf } from '../difference.ts'
import { withoutRecord } from '../log/without-record.ts'
import { RegistryProblem } from '../problem.ts'
import type { Registry } from '../registry.ts'
import { contractsOf, majorsOf } from '../contract-fit.ts'
import { others } from '../gates/gate.ts'
import type { State } from '../state/fold.ts'
import { liveReleases } from '../state/live.ts'
import { servedManifest } from '../served-manifest.ts'
import { retainedReleases } from '../state/snapshot.ts'
import { namedIn } from '../state/unit-changes.ts'
import type { ListedRelease, ListedUnit } from './answers.ts'
import { checked, shapes } from './shapes.ts'
import { unitUnknown } from './unit-unknown.ts'

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
    if (!(await registry.isNewerThan(after, wait, gone.signal))) return reply.code(204).send()
    const json = registry.snapshotJson()
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
    const retained = new Set(
      retainedReleases(state, unit, registry.options.retention, registry.options.now()),
    )
    const releases = Object.values(known).map(({ release }) =>
      releaseSummary(state, release, retained.has(release)),
    )
    return { unit, releases: releases.toReversed() }
  })

  app.get<UnitParams>('/units/:unit/releases/:version', async (request) => {
    const state = await registry.current()
    return releaseOf(state, request.params)
  })

  app.get<UnitParams>('/units/:unit/releases/:version/mf-manifest.json', async (request) => {
    const release = releaseOf(await registry.current(), request.params)
    const manifest = servedManifest(release)
    if (manifest) return manifest
    throw new RegistryProblem(404, {
      name: 'MANIFEST_MISSING',
      message: `${release.unit} ${release.version} has no manifest of module federation`,
      hint: 'The record of the release lists the files of each module.',
    })
  })

  app.get<UnitParams>('/units/:unit/releases/:version/difference', async (request) => {
    const state = await registry.current()
    const { unit, version } = request.params
    const { from } = checked(shapes.difference, request.query)
    return differenceOf(
      releaseOf(state, { unit, version: from }),
      releaseOf(state, { unit, version }),
    )
  })

  app.get('/log', async (request) => {
    const filter = checked(shapes.log, request.query)
    return { events: (await registry.events(filter)).map(withoutRecord) }
  })
}

function releaseOf(state: State, { unit, version }: UnitParams['Params']): Release {
  if (!state.units[unit]) throw unitUnknown(state, unit)
  const release = state.units[unit][version]?.release
  if (release) return release
  throw new RegistryProblem(404, {
    name: 'RELEASE_UNKNOWN',
    message: `${unit} ${version} was never published`,
    hint: `borong releases ${unit} lists what was.`,
  })
}

function unitSummary(state: State, unit: string): ListedUnit {
  const releases = Object.values(state.units[unit] ?? {})
  const latest = releases.findLast(({ previewUntil }) => previewUntil === undefined)?.release
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
  const { unit, version, publishedAt, publishedBy, note, files } = release
  const channels = Object.entries(state.channels).filter(
    ([, units]) => units[unit] && namedIn(units[unit]).includes(version),
  )
  return {
    version,
    contract: contractsOf(release),
    publishedAt,
    publishedBy,
    note,
    files: files.length,
    brotli: files.reduce((sum, file) => sum + file.brotli, 0),
    channels: channels.map(([channel]) => channel),
    fetchable,
    ineligible: previewOf(state, release) ?? ineligible(state, release),
    checks: state.units[unit]?.[version]?.checks ?? [],
  }
}

function previewOf(state: State, { unit, version }: Release): string | undefined {
  const until = state.units[unit]?.[version]?.previewUntil
  return until && `preview until ${until.slice(0, 10)}`
}

// Only all units together could return to a major version of the contract that no active host provides any more.
function ineligible(state: State, release: Release): string | undefined {
  const own = Number(majorsOf(release)[0])
  const beside = others(liveReleases(state), release.unit).map((one) => one.release)
  const isPast =
    release.kind === 'host'
      ? beside.some((remote) => own < Number(majorsOf(remote)[0]))
      : beside.some(({ kind, ...host }) => kind === 'host' && own < lowestOf(host))
  return isPast ? `contract ${own}, no rollback` : undefined
}

const lowestOf = (host: Pick<Release, 'contract' | 'adapters'>) =>
  Math.min(...majorsOf(host).map(Number))

// The record itself is one call away, and the hashes of a token and of source maps are secret.
