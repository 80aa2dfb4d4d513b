import type { TracePlace, Tracing } from '@borong/observe/traced-request'
import { edgePartOf } from '@borong/registry/edge-paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answeredAs } from './http/answered.ts'
import type { PageTraces } from './http/page-traces.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Parts that answer from memory or disk, many times for each page. */
const UNTRACED = new Set(['assets', 'health', 'probe', 'root file', 'navigation', 'visitor'])

/**
 * Gives each request to a page or the registry a trace, with the release set of a page. The calls of a page belong to
 * its trace.
 */
export function tracedHandler(
  tracing: Tracing | undefined,
  pages: PageTraces,
  handle: Handle,
): Handle {
  if (!tracing) return handle
  return async (request, response) => {
    const part = edgePartOf((request.url ?? '/').split('?')[0]!)
    if (part && UNTRACED.has(part)) return handle(request, response)
    const isDocument = part === undefined
    const opened = isDocument
      ? (place: TracePlace) => announce(request, response, place)
      : undefined
    const parent = part === 'gateway' ? pages.placeIn(request.headers.cookie) : undefined
    return tracing.request(
      { request, response, parent, opened },
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

  function announce(request: IncomingMessage, response: ServerResponse, place: TracePlace) {
    const { traceId, spanId, traceFlags } = place
    const flags = traceFlags.toString(16).padStart(2, '0')
    response.setHeader('server-timing', `traceparent;desc="00-${traceId}-${spanId}-${flags}"`)
    // A page that a script fetches ahead makes no calls.
    if (request.headers['sec-fetch-dest'] === 'document')
      response.setHeader('set-cookie', pages.cookie(place))
  }
}
