import type { Release } from '@borong/contract/release'
import type { ServerResponse } from 'node:http'
import { sendProblem } from '../http/problem.ts'
import type { Catalogue } from './catalogue.ts'

/** The reads of `borong dev` and `borong contract`: the units with their live versions, and the record of a live host. */
const READ = /^\/registry\/v1\/units(?:\/([\w-]+)\/releases\/(\d[\w.+-]*))?$/

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
  const [path, unit, version] = (method === 'GET' && READ.exec(pathname)) || []
  const found =
    path && catalogue && (unit && version ? hostOf(catalogue, unit, version) : unitsOf(catalogue))
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

/** The part of a host that remotes depend on. */
function hostOf(
  { units, find }: Known,
  name: string,
  wanted: string,
): Partial<Release> | undefined {
  const live = units[name]
  if (live?.stable !== wanted && live?.candidate?.version !== wanted) return undefined
  const release = find(name, wanted)?.release
  if (release?.kind !== 'host') return undefined
  const { unit, kind, version, contract, builtAgainst, provides, adapters } = release
  return { unit, kind, version, contract, builtAgainst, provides, adapters }
}
