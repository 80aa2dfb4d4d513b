import type { TelemetryRecord } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { addBreadcrumb, flush, type ErrorEvent } from '@sentry/react'
import { LoadFailure } from '../loading/load-failure.ts'
import { createVisits } from '../offline/visits.ts'
import type { TelemetrySink } from './create-telemetry.ts'
import { startErrorReports } from './errors.ts'

const sent: { url: string; event: ErrorEvent }[] = []
let sink: TelemetrySink
const visits = createVisits()

beforeAll(() => {
  // As the document's first script does.
  Error.stackTraceLimit = 50
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const lines = String(init?.body).split('\n')
    sent.push({ url: String(input), event: JSON.parse(lines[2]!) as ErrorEvent })
    return new Response('{}')
  })
  const { config } = testPage().boot
  const telemetry = {
    ...config.telemetry,
    sentryDsn: 'https://k@errors.invalid/1',
    sentryTunnel: '/tunnel',
  }
  sink = startErrorReports(
    testPage({
      boot: {
        config: { ...config, telemetry, features: { version: '19', errorReporting: 'false' } },
        overridden: ['checkout'],
      },
    }),
    visits,
  )
})

const from = { unit: 'checkout', version: '1.1.0' }
async function reported(...records: TelemetryRecord[]) {
  sent.length = 0
  sink(
    records.map((record) => ({
      record,
      at: 1_700_000_000_000,
      path: '/cart',
      set: 'set-1',
      versions: { host: '1.0.0' },
    })),
  )
  await flush()
  return sent.map(({ event }) => event)
}

test('C-35: an error is sent through our own origin, with its remote, version and release set', async () => {
  const [event] = await reported({
    type: 'error',
    error: new Error('bug'),
    from,
    context: { widget: 'w' },
  })
  expect(sent[0]!.url).toBe('/tunnel')
  expect(event).toMatchObject({
    release: 'checkout@1.1.0',
    timestamp: 1_700_000_000,
    tags: {
      remote: 'checkout',
      remote_version: '1.1.0',
      release_set: 'set-1',
      overridden: 'checkout',
    },
    contexts: { record: { widget: 'w' } },
  })
})

test('X-07: a failed load is a ChunkLoadError of its remote, reported once', async () => {
  const failure = {
    unit: 'account',
    version: '3.0.0',
    module: './Screen',
    error: null,
    recovered: false,
  }
  const events = await reported(
    { type: 'load-failure', ...failure },
    { type: 'error', error: new LoadFailure('account', '3.0.0', './Screen', null), from },
  )
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    release: 'account@3.0.0',
    exception: { values: [{ type: 'ChunkLoadError' }] },
  })
})

test('K-07: on the production channel the environment is production, with feature version and error-reporting flag', async () => {
  const [event] = await reported({ type: 'error', error: new Error('bug'), from })
  expect(event).toMatchObject({
    environment: 'production',
    tags: { feature_version: '19', error_reporting: 'false' },
  })
})

test('K-07: an error after long lines on the console stays below what the gateway takes', async () => {
  const message = 'x'.repeat(20_000)
  for (let count = 0; count < 100; count += 1)
    addBreadcrumb({ category: 'console', message, data: { arguments: [message], count } })
  const [event] = await reported({ type: 'error', error: new Error('y'.repeat(300_000)), from })
  expect(JSON.stringify(event).length).toBeLessThan(256 * 1024)
  expect(event!.breadcrumbs!.some(({ message }) => message?.startsWith('xxx'))).toBe(true)
})

test('K-07: the last hundred breadcrumbs go with an error, and fifty frames of its stack', async () => {
  const requests = Array.from({ length: 120 }, (_, index): TelemetryRecord => ({
    type: 'request',
    call: 'home',
    url: `/home/${index}?email=budi@contoh.id`,
    status: 200,
    ms: 1,
  }))
  const deep = (depth: number): Error => (depth === 0 ? new Error('deep') : deep(depth - 1))
  const [event] = await reported(...requests, { type: 'error', error: deep(80), from })
  expect(event!.breadcrumbs).toHaveLength(100)
  expect(event!.breadcrumbs!.at(-1)!.data!.url).toBe('/home/119?email=bu***')
  expect(event!.exception!.values![0]!.stacktrace!.frames).toHaveLength(50)
})

test('K-07: clicks and navigation are reported with an error, also with an immediate one', async () => {
  document.body.innerHTML =
    '<div data-remote="marketplace"><button aria-label="Beli"><b>+</b></button></div>'
  visits.arrive('/')
  visits.arrive('/cart?email=budi@contoh.id')
  document.querySelector('b')!.click()
  const [event] = await reported({ type: 'error', error: new Error('bug'), from })
  expect(event!.breadcrumbs!.slice(-2)).toMatchObject([
    { category: 'navigation', data: { from: '/', to: '/cart?email=bu***' } },
    { category: 'ui.click', message: 'marketplace > button[aria-label="Beli"]' },
  ])
})

test('K-04: a report contains no data of the buyer', async () => {
  const error = new Error('could not log in budi@contoh.id with password=rahasia')
  const events = await reported({
    type: 'error',
    error,
    context: { phone: '081200000001', otp: '482913' },
  })
  expect(JSON.stringify(events)).not.toMatch(/budi|rahasia|0812|482913/)
  expect(events[0]!.exception!.values![0]!.value).toBe('could not log in bu*** with password=***')
})
