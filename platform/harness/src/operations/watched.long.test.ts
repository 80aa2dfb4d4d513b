import { home as homeCall } from '@borong/api/campaigns'
import { root } from '@borong/build/units'
import { startRegistry } from '@borong/edge/testing/fake-registry'
import { hostRelease, remoteRelease } from '@borong/edge/testing/releases'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, startProcess, waitUntilOpen } from '@borong/cli/shop/processes'
import { openPostgres } from '../tests/postgres.ts'
import { startSpanReceiver, type ReceivedSpan } from './span-receiver.ts'

const marketplace = remoteRelease('marketplace', '1.2.0', [
  { path: '/', guard: 'public', screen: './HomeScreen', calls: [[homeCall]] },
])
const PATIENCE_S = 120

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** An edge and a gateway in processes of their own, with a port for metrics each. */
async function startServices(more: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'borong-watched-'))
  stops.push(() => rm(directory, { recursive: true }))
  const postgres = await openPostgres()
  stops.push(postgres.stop)
  const registry = await startRegistry()
  stops.push(registry.close)
  registry.set({ production: { host: { stable: '1.0.0' }, marketplace: { stable: '1.2.0' } } }, [
    hostRelease('1.0.0'),
    marketplace,
  ])
  const ports = { gateway: await freePort(), edge: await freePort() }
  const metrics = { gateway: await freePort(), edge: await freePort() }
  for (const name of ['gateway', 'edge'] as const) {
    const started = await startProcess({
      name,
      script: join(root, name === 'edge' ? 'platform/edge' : 'gateway', 'src/main.ts'),
      env: {
        DEMO: '1',
        SCALE: '200',
        DATA_DIR: join(directory, name),
        DATABASE_URL: postgres.url,
        REGISTRY_ORIGIN: registry.origin,
        GATEWAY_PORT: String(ports.gateway),
        GATEWAY_ORIGIN: `http://127.0.0.1:${ports.gateway}`,
        PORT: String(ports.edge),
        METRICS_PORT: String(metrics[name]),
        // A document waits for its data, however busy the machine is.
        FIRST_DATA_MS: '30000',
        ...more,
      },
      logs: directory,
    })
    stops.push(started.stop)
    await waitUntilOpen(`http://127.0.0.1:${ports[name]}/readyz`, started, PATIENCE_S)
  }
  return { edge: `http://127.0.0.1:${ports.edge}`, metrics }
}

test('C-35: one trace leads from the document through edge and gateway to SQL, with the versions of its units', async () => {
  const receiver = await startSpanReceiver()
  stops.push(receiver.close)
  const { edge } = await startServices({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  const theirs = 'a'.repeat(32)
  const { headers } = await fetch(`${edge}/?secret=budi`, {
    headers: {
      traceparent: `00-${theirs}-${'b'.repeat(16)}-01`,
      'sec-fetch-dest': 'document',
    },
  })
  const [, traceId] = /traceparent;desc="00-([0-9a-f]{32})-/.exec(headers.get('server-timing')!)!
  expect(traceId).not.toBe(theirs)
  const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId)
  const sqlSpans = () => ofTrace().filter(({ name }) => name.startsWith('pg.query'))
  const rootSpan = () => ofTrace().find(({ parentSpanId }) => !parentSpanId)
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  await fetch(`${edge}/gateway/product/budi?keyword=budi`, {
    headers: { cookie: cookies.join('; ') },
  })
  const report = await fetch(`${edge}/gateway/navigation`, {
    method: 'POST',
    headers: { cookie: cookies.join('; ') },
    body: JSON.stringify({ trace: traceId, times: { requestStart: 5, firstPaint: 400 } }),
  })
  expect(report.status).toBe(204)
  // A call without the cookie of a page has a trace of its own.
  await fetch(`${edge}/gateway/product/budi`)
  const isCall = ({ name }: ReceivedSpan) => /GET (gateway|unknown)/.test(name)
  const isProxied = () =>
    ['borong-edge', 'borong-gateway'].every((service) =>
      [true, false].every((isOfPage) =>
        receiver.spans.some(
          (span) =>
            span.service === service && isCall(span) && (span.traceId === traceId) === isOfPage,
        ),
      ),
    )
  const navigation = () => ofTrace().find(({ name }) => name === 'browser navigation')
  const paint = () => ofTrace().find(({ name }) => name === 'browser first paint')
  while (
    !isProxied() ||
    !rootSpan() ||
    !navigation() ||
    !sqlSpans().some((span) => isWhole(span, ofTrace()))
  )
    await pause(50)

  expect(rootSpan()).toMatchObject({
    service: 'borong-edge',
    name: 'GET /',
    attributes: {
      'http.route': '/',
      'borong.release_set': headers.get('x-release-set'),
      'borong.unit.host': '1.0.0',
      'borong.unit.marketplace': '1.2.0',
    },
  })
  expect(navigation()!.parentSpanId).toBe(rootSpan()!.spanId)
  expect(paint()!.parentSpanId).toBe(navigation()!.spanId)
  const sql = sqlSpans().find((span) => isWhole(span, ofTrace()))!
  const services = pathOf(sql, ofTrace()).map(({ service }) => service)
  expect(services[0]).toBe('borong-gateway')
  expect(services.at(-1)).toBe('borong-edge')
  expect(JSON.stringify(receiver.spans)).not.toContain('budi')
})

test('C-35: services have metrics on a second port, and make no traces without an endpoint', async () => {
  const { edge, metrics } = await startServices({})
  const { headers } = await fetch(edge)
  expect(headers.get('server-timing')).toBeNull()
  const read = async (name: keyof typeof metrics) =>
    (await fetch(`http://127.0.0.1:${metrics[name]}/metrics`)).text()
  expect(await read('edge')).toMatch(/^borong_edge_sequence 1$/m)
  const gateway = await read('gateway')
  expect(gateway).toMatch(/^database_pool_connections\{pool="gateway",state="idle"\} \d+$/m)
  expect(gateway).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect((await fetch(`${edge}/metrics`)).status).toBe(404)
  expect((await fetch(`${edge}/gateway/metrics`)).status).toBe(404)
})

/** The span and those above it, up to the first that was not received. */
function pathOf(span: ReceivedSpan, spans: readonly ReceivedSpan[]): ReceivedSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [span, ...pathOf(parent, spans)] : [span]
}

const isWhole = (span: ReceivedSpan, spans: readonly ReceivedSpan[]) =>
  !pathOf(span, spans).at(-1)!.parentSpanId
