import { servedManifest } from '@borong/registry/served-manifest'
import type { ServerResponse } from 'node:http'
import { sendProblem } from '../http/problem.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * The reads of `borong dev`, `borong contract` and `borong widgets`: the units with their live versions, the parts of a live
 * release on which others depend, and its manifest of module federation.
 */
const READ = /^\/registry\/v1\/units(?:\/([\w-]+)\/releases\/(\d[\w.+-]*?)(\/mf-manifest\.json)?)?$/

const NOT_PUBLIC =
  'This shop does not pass on this call of its registry. Use the address of the registry itself.'

type Known = Pick<Catalogue, 'channel' | 'units' | 'releases' | 'find'>

/** Answers from what the edge serves anyway, so a flood reaches no registry. All other calls get 404. */
export function sendPublicRead(
  response: ServerResponse,
  method: string | undefined,
  pathname: string,
  catalogue: Known | undefined,
): void {
  const [path, unit, version, isManifest] = (method === 'GET' && READ.exec(pathname)) || []
  const found =
    path &&
    catalogue &&
    (unit && version ? partsOf(catalogue, unit, version, isManifest) : unitsOf(catalogue))
  if (!found) return sendProblem(response, 'NOT_FOUND', 'en', NOT_PUBLIC)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=10',
  })
  response.end(JSON.stringify(found))
}

function unitsOf({ channel, units, releases }: Known) {
  const kinds = new Map(releases.map(({ unit, kind }) => [unit, kind]))
  return {
    units: [...kinds].map(([unit, kind]) => {
      const live = units[unit]
      const candidate = live?.candidate && { version: live.candidate.version }
      return {
        unit,
        kind,
        channels: live ? { [channel]: { stable: live.stable, candidate } } : {},
      }
    }),
  }
}

/** The parts of a live release that others depend on, or its manifest. */
function partsOf(
  { units, find }: Known,
  name: string,
  wanted: string,
  isManifest: string | undefined,
): object | undefined {
  const live = units[name]
  if (live?.stable !== wanted && live?.candidate?.version !== wanted) return undefined
  const release = find(name, wanted)?.release
  if (!release) return undefined
  if (isManifest) return servedManifest(release)
  const { unit, kind, version, contract, builtAgainst, provides, adapters, remote } = release
  const common = { unit, kind, version, contract, builtAgainst }
  if (kind === 'host') return { ...common, provides, adapters }
  return { ...common, remote: { widgets: remote?.widgets, widgetProps: remote?.widgetProps } }
}
