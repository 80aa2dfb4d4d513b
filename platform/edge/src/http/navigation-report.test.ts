import type { BrowserSpan, Tracing } from '@borong/observe/traced-request'
import type { IncomingMessage } from 'node:http'
import { navigationReports } from './navigation-report.ts'
import { pageTraces } from './page-traces.ts'

const NOW = 1_800_000_000_000
const trace = 'a'.repeat(32)
const traces = pageTraces({ key: 'ours', secure: false }, () => NOW)
const place = { traceId: trace, spanId: 'b'.repeat(16), traceFlags: 1 }
const cookie = traces.cookie(place).split(';')[0]!
const times = { requestStart: 40, responseStart: 90, responseEnd: 120, firstPaint: 200 }

function receive() {
  const spans: BrowserSpan[] = []
  const tracing: Tracing = {
    request: (_, handle) => handle(),
    record: (_, span) => void spans.push(span),
    stop: async () => {},
  }
  const take = navigationReports(tracing, traces)
  const report = (body: unknown, header = cookie) =>
    take({ headers: { cookie: header } } as IncomingMessage, Buffer.from(JSON.stringify(body)))
  return { spans, report }
}

test('C-35: the navigation in a browser becomes spans, by the clock of the edge', () => {
  const { spans, report } = receive()
  report({ trace, times })
  expect(spans).toEqual([
    {
      name: 'browser navigation',
      start: NOW - 40,
      end: NOW + 160,
      inside: [
        { name: 'browser request', start: NOW, end: NOW + 50, inside: [] },
        { name: 'browser download', start: NOW + 50, end: NOW + 80, inside: [] },
        { name: 'browser first paint', start: NOW - 40, end: NOW + 160, inside: [] },
      ],
    },
  ])
  report({ trace, times })
  expect(spans).toHaveLength(1)
})

test.each([
  ['another trace', { trace: 'c'.repeat(32), times }, cookie],
  ['no cookie of the edge', { trace, times }, 'lang=id'],
  ['an unknown figure', { trace, times: { ...times, secret: 1 } }, cookie],
  ['a text', { trace, times: { firstPaint: '<script>' } }, cookie],
  ['a time before the navigation', { trace, times: { firstPaint: -1 } }, cookie],
  ['a time of days', { trace, times: { firstPaint: 1e9 } }, cookie],
  ['nothing', null, cookie],
])('C-35: a report with %s makes no spans', (_, body, header) => {
  const { spans, report } = receive()
  report(body, header)
  expect(spans).toEqual([])
})
