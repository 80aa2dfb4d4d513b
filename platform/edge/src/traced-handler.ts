import type { Tracing } from '@borong/observe/traced-request'
import { edgePartOf } from '@borong/registry/edge-paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answeredAs } from './http/answered.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Parts that answer from memory or disk, many times for each page. */
const UNTRACED = new Set(['assets', 'health', 'probe', 'root file'])

/** Gives each request to a page, the gateway or the registry a trace, with the release set of a page. */
export function tracedHandler(tracing: Tracing | undefined, handle: Handle): Handle {
  if (!tracing) return handle
  return async (request, response) => {
    const part = edgePartOf((request.url ?? '/').split('?')[0]!)
    if (part && UNTRACED.has(part)) return handle(request, response)
    const isDocument = part === undefined
    return tracing.request(
      { request, response, isDocument },
      () => handle(request, response),
      () => {
        const { route = 'unknown', set } = answeredAs(response) ?? {}
        const versions = set?.units.map(({ release: { unit, version } }) => [
          `borong.unit.${unit}`,
          version,
        ])
        return {
          route,
          attributes: set
            ? { 'borong.release_set': set.id, ...Object.fromEntries(versions ?? []) }
            : {},
        }
      },
    )
  }
}
