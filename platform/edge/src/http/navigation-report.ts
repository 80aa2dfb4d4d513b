import type { BrowserSpan, TracePlace, Tracing } from '@borong/observe/traced-request'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import type { PageTraces } from './page-traces.ts'

/** Milliseconds from the beginning of a navigation, as the browser measured them. */
const TIMES = [
  'requestStart',
  'responseStart',
  'responseEnd',
  'firstPaint',
  'hydrated',
  'loaded',
] as const
type Times = Partial<Record<(typeof TIMES)[number], number>>

const LONGEST_MS = 10 * 60_000
const MOST_TRACES = 10_000

/** Takes a browser's report on the navigation of its page. A wrong, foreign or repeated one is ignored. */
export function navigationReports(tracing: Tracing | undefined, pages: PageTraces) {
  const reported = new LRUCache<string, true>({ max: MOST_TRACES })
  return ({ headers }: IncomingMessage, body: Buffer | undefined): void => {
    if (!tracing || !body) return
    const place = pages.placeIn(headers.cookie)
    const report = read(body)
    // The cookie is that of the last document, which another tab may have loaded.
    if (!place || report?.trace !== place.traceId || reported.has(place.traceId)) return
    reported.set(place.traceId, true)
    tracing.record(place, spanOf(place, report.times))
  }
}

function read(body: Buffer): { trace: string; times: Times } | undefined {
  try {
    const { trace, times } = JSON.parse(body.toString()) as { trace?: unknown; times?: unknown }
    const isRight =
      typeof trace === 'string' &&
      typeof times === 'object' &&
      times !== null &&
      Object.entries(times).every(([name, value]) => isTime(name, value))
    return isRight ? { trace, times } : undefined
  } catch {
    return undefined
  }
}

const isTime = (name: string, value: unknown) =>
  (TIMES as readonly string[]).includes(name) &&
  typeof value === 'number' &&
  value >= 0 &&
  value <= LONGEST_MS

/** The clock is that of the edge: the document's request arrived when its trace began. */
function spanOf({ issued }: TracePlace & { issued: number }, times: Times): BrowserSpan {
  const began = issued - (times.requestStart ?? 0)
  const part = (name: string, from: number | undefined, to: number | undefined): BrowserSpan[] =>
    from === undefined || to === undefined || to < from
      ? []
      : [{ name, start: began + from, end: began + to, inside: [] }]
  return {
    name: 'browser navigation',
    start: began,
    end: began + Math.max(0, ...Object.values(times)),
    inside: [
      ...part('browser request', times.requestStart, times.responseStart),
      ...part('browser download', times.responseStart, times.responseEnd),
      ...part('browser first paint', 0, times.firstPaint),
      ...part('browser hydrated', 0, times.hydrated),
      ...part('browser loaded', 0, times.loaded),
    ],
  }
}
