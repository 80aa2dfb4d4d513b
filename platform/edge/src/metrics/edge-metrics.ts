import { requestCounter } from '@borong/observe/count-requests'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answeredAs } from '../http/answered.ts'
import type { Catalogue } from '../releases/catalogue.ts'
import type { Following } from '../releases/follow.ts'
import type { Rendered, RenderRequest } from '../rendering/renderer.ts'
import { ownerOf } from '../rendering/owner-of.ts'

type CacheName = 'documents' | 'files' | 'answers'
type Found = 'hit' | 'stale' | 'miss' | 'limited'

/** The metrics of an edge. They name routes, units and calls, never addresses of visitors. */
export interface EdgeMetrics {
  registry: Registry
  /** Counts the request when it is answered. */
  watch(request: IncomingMessage, response: ServerResponse): void
  rendered(request: RenderRequest, rendered: Rendered, seconds: number): void
  lacksFirstData(call: string, reason: 'status' | 'no answer'): void
  looked(cache: CacheName, found: Found): void
  /** Shows the failures of versions that visitors get from 0 on: an alert sees only changes of a number. */
  serves(catalogue: Pick<Catalogue, 'units'>): void
}

const RENDER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Creates the metrics of an edge. `following` is read when they are scraped. */
export function edgeMetrics(following: () => Following | undefined): EdgeMetrics {
  const registry = new Registry()
  const registers = [registry]
  const countRequest = requestCounter(registry)
  const renderSeconds = new Histogram({
    name: 'borong_render_duration_seconds',
    help: 'Time to render a page on the server, by the unit of its route',
    labelNames: ['unit', 'version'],
    buckets: RENDER_SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'borong_render_failures_total',
    help: 'Pages, or regions of pages, that a unit did not render on the server',
    labelNames: ['unit', 'version', 'reason'],
    registers,
  })
  const missing = new Counter({
    name: 'borong_first_data_missing_total',
    help: 'Calls whose data is missing in a document',
    labelNames: ['call', 'reason'],
    registers,
  })
  const looks = new Counter({
    name: 'borong_cache_requests_total',
    help: 'Lookups in caches by result',
    labelNames: ['cache', 'result'],
    registers,
  })
  followingGauges(registry, following)

  return {
    registry,
    watch(request, response) {
      const begin = performance.now()
      response.once('close', () =>
        countRequest({
          method: request.method ?? 'GET',
          route: answeredAs(response)?.route ?? 'unknown',
          status: response.headersSent ? response.statusCode : 'aborted',
          seconds: (performance.now() - begin) / 1000,
        }),
      )
    },
    rendered({ set, route }, rendered, seconds) {
      const owner = ownerOf(set, route)
      if (!rendered.ok) {
        if (rendered.reason !== 'unsupported') failures.inc({ ...owner, reason: rendered.reason })
        return
      }
      renderSeconds.observe(owner, seconds)
      for (const { unit } of rendered.failed) {
        const version = set.units.find(({ release }) => release.unit === unit)?.release.version
        if (version !== undefined) failures.inc({ unit, version, reason: 'region' })
      }
    },
    lacksFirstData: (call, reason) => missing.inc({ call, reason }),
    looked: (cache, result) => looks.inc({ cache, result }),
    serves({ units }) {
      for (const [unit, { stable, candidate }] of Object.entries(units))
        for (const version of candidate ? [stable, candidate.version] : [stable])
          for (const reason of ['region', 'thrown', 'died', 'timeout'])
            failures.inc({ unit, version, reason }, 0)
    },
  }
}

/** The distance between this edge and the registry. */
function followingGauges(registry: Registry, following: () => Following | undefined) {
  const gauge = (name: string, help: string, read: (following: Following) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = following()
        const value = now && read(now)
        // Without a value the series is absent: 0 would be one.
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  gauge(
    'borong_edge_sequence',
    'The sequence of the registry that this edge serves',
    (now) => now.catalogue()?.sequence,
  )
  gauge(
    'borong_edge_registry_answer_age_seconds',
    'Time since the registry answered; it waits up to 25 seconds for a change',
    (now) => (performance.now() - now.answeredAt()) / 1000,
  )
  gauge(
    'borong_edge_index_seconds_left',
    'Time until the last index of the registry expires; negative afterwards',
    (now) => now.secondsLeft(),
  )
  gauge(
    'borong_edge_releases_refused',
    'Releases of the registry that this edge does not serve, because they are altered',
    (now) => now.health().refused.length,
  )
  gauge(
    'borong_edge_releases_missing',
    'Releases of the registry whose files are not here yet',
    (now) => now.health().missing.length,
  )
}
