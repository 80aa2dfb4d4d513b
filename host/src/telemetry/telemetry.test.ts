import type { TelemetryRecord } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { boot } from '../testing/boot.ts'
import { startTelemetry } from './after-load.ts'
import { createTelemetry, type StampedRecord } from './create-telemetry.ts'
import { toDataLayer } from './data-layer.ts'
import { createHealthBook } from './health.ts'
import { createVisits } from '../offline/visits.ts'
import { watchErrors } from './watch-errors.ts'

const from = { unit: 'checkout', version: '1.1.0' }
const stamped = (record: TelemetryRecord): StampedRecord => ({
  record,
  at: 0,
  path: '/',
  set: 'set-1',
  versions: { host: '1.0.0' },
})
const origin = { release_set: 'set-1', remote: 'checkout', remote_version: '1.1.0' }

test.each([
  [
    { category: 'cart', action: 'add', label: 'beras', value: 2 },
    { event: 'generic', category: 'cart', action: 'add', label: 'beras', value: 2 },
  ],
  [
    { category: 'cart', action: 'add', ecommerce: { items: [] } },
    { event: 'ecommerce', category: 'cart', action: 'add', ecommerce: { items: [] } },
  ],
  [
    { page: '/cart', ecommerce: { items: [] } },
    { event: 'ecommercePageView', page: '/cart', ecommerce: { items: [] } },
  ],
])(
  'C-33: %j reaches the data layer in its shape, with remote, version and release set',
  (event, expected) => {
    expect(toDataLayer(stamped({ type: 'track', event, from }))).toEqual({ ...expected, ...origin })
  },
)

test('C-33: a phone number or an email typed as a keyword does not reach the data layer', () => {
  const fields = { keyword: 'budi@contoh.id 081200000001', type: 'product', results: 0 } as const
  const entry = toDataLayer(stamped({ type: 'track', event: { name: 'search', fields }, from }))
  expect(entry).toMatchObject({ event: 'generic', action: 'search_product', value: 0 })
  expect(JSON.stringify(entry)).not.toMatch(/contoh|0812/)
})

test('C-33: events before the services have started are queued in order', () => {
  const telemetry = createTelemetry(boot())
  for (const action of ['one', 'two'])
    telemetry.record({ type: 'track', event: { category: 'c', action } })
  const drained: unknown[] = []
  telemetry.drainTo((records) => drained.push(...records.map(({ record }) => record)))
  telemetry.record({ type: 'track', event: { category: 'c', action: 'three' } })
  expect(drained).toMatchObject([
    { event: { action: 'one' } },
    { event: { action: 'two' } },
    { event: { action: 'three' } },
  ])
})

test('a full queue drops its oldest records', () => {
  const telemetry = createTelemetry(boot())
  for (let value = 0; value < 600; value++) telemetry.record({ type: 'vital', name: 'n', value })
  let first: unknown
  telemetry.drainTo((records) => (first ??= [records.length, records[0]!.record]))
  expect(first).toEqual([500, { type: 'vital', name: 'n', value: 100 }])
})

test('failures and vitals are counted by unit and version, and the first error of each is masked', () => {
  const book = createHealthBook()
  book.used('billing', '2.0.0')
  book.take([
    stamped({ type: 'error', error: new Error('bug of budi@example.com'), from }),
    stamped({ type: 'error', error: new Error('another bug'), from }),
    stamped({ type: 'error', error: 'own bug' }),
    stamped({
      type: 'load-failure',
      unit: 'account',
      version: '3.0.0',
      module: './Screen',
      error: null,
      recovered: true,
    }),
    stamped({ type: 'vital', name: 'lcp', value: 812.4, from }),
  ])
  expect(book.units()).toEqual({
    billing: { version: '2.0.0' },
    checkout: {
      version: '1.1.0',
      errors: 2,
      error: expect.stringMatching(/^Error: bug of bu\*\*\*\n +at .*telemetry.test.ts/),
      lcp: 812,
    },
    host: { version: '1.0.0', errors: 1, error: 'own bug' },
    account: { version: '3.0.0', loadFailures: 1, error: 'null' },
  })
})

test('M-05: a long error is not cut in the middle of a character', () => {
  const book = createHealthBook()
  book.take([stamped({ type: 'error', error: `${'x'.repeat(1999)}😀 and more`, from })])
  expect(book.units().checkout?.error).toBe('x'.repeat(1999))
})

test('X-09: after a fallback, errors of the last good release are not counted for the release that failed', () => {
  const book = createHealthBook()
  const old = { unit: 'checkout', version: '1.0.0' }
  book.take([
    stamped({ type: 'error', error: new Error('bug'), from }),
    stamped({ type: 'error', error: new Error('other bug'), from: old }),
    stamped({ type: 'vital', name: 'lcp', value: 99, from: old }),
  ])
  book.used('checkout', '1.0.0')
  expect(book.units()).toEqual({
    checkout: { version: '1.1.0', errors: 1, error: expect.stringContaining('Error: bug') },
  })
})

test('an uncaught error is recorded with the unit that its code came from', () => {
  const { records, telemetry, modules } = testPage()
  const target = new EventTarget() as Window
  watchErrors(target, telemetry, modules)
  const error = Object.assign(new Error('late'), {
    stack: 'Error\n at https://borong.example/assets/checkout/cart.js:1:1',
  })
  target.dispatchEvent(Object.assign(new Event('error'), { error }))
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error' }))
  expect(records).toEqual([
    { type: 'error', error, from: { unit: 'checkout', version: '1.0.0' } },
    { type: 'error', error: 'no error' },
  ])
})

test.each([
  ['is not told when versions were chosen by hand', ['checkout'], 0],
  ['is told to the registry when the page is left', undefined, 1],
])('the health of releases %s', (_, overridden, times) => {
  globalThis.PerformanceObserver ??= class {
    observe() {}
  } as unknown as typeof PerformanceObserver
  const sent: string[] = []
  navigator.sendBeacon = (url, body) => sent.push(`${url} ${String(body)}`) > 0
  const page = testPage({ boot: { overridden } })
  startTelemetry({
    page,
    telemetry: createTelemetry(boot()),
    visits: createVisits(),
    routeUnit: () => undefined,
    loaded: { rendered: new Map([['checkout', '1.0.0']]) },
  })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(times)
  if (times)
    expect(sent[0]).toBe(
      '/registry/v1/reports {"channel":"production","visitor":"guest-id","units":{"host":{"version":"1.0.0"},"checkout":{"version":"1.0.0"}}}',
    )
})
