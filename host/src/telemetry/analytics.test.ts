import type { TelemetryRecord } from '@borong/contract/host'
import { flagsAtom } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import posthog, { type CaptureResult } from 'posthog-js/dist/module.no-external.js'
import { cleaned, configOf, startAnalytics } from './analytics.ts'

jest.mock('posthog-js/dist/module.no-external.js', () => ({
  __esModule: true,
  default: {
    init: jest.fn(),
    register: jest.fn(),
    capture: jest.fn(),
    onFeatureFlags: jest.fn(),
    isFeatureEnabled: jest.fn(),
    _send_request: jest.fn(),
    _send_retriable_request: jest.fn(),
  },
}))

const event = (more: Partial<CaptureResult>) =>
  ({ uuid: '1', event: 'cart add', properties: {}, ...more }) as CaptureResult

test('C-32 K-05: the service is set up with the specified figures', () => {
  const config = configOf(testPage(), true)
  expect(config).toMatchObject({
    persistence: 'localStorage+cookie',
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1800,
    request_queue_config: { flush_interval_ms: 3000 },
    properties_string_max_length: 65_535,
    rageclick: { click_count: 3, timeout_ms: 1000, threshold_px: 30 },
    disable_surveys: true,
    disable_external_dependency_loading: true,
  })
})

test('K-05: every request is given up after ten seconds', () => {
  const send = jest.fn()
  posthog._send_request = send
  startAnalytics(testPage(), true)
  posthog._send_request({ url: '/e/' })
  expect(send).toHaveBeenCalledWith({ url: '/e/', timeout: 10_000 })
})

test('C-32 K-04: flags are asked for without the secrets of the first address', () => {
  const send = jest.fn()
  posthog._send_request = send
  startAnalytics(testPage(), true)
  const asking = (address: string) => ({
    token: 'project',
    person_properties: { email: 'budi@contoh.id', $initial_current_url: address },
  })
  const address = 'https://borong.example/?email=budi%40contoh.id&token=q7q7q7q7q7q7q7q7q7q7q7q7'
  posthog._send_request({ url: '/flags/', data: asking(address) })
  const { data } = send.mock.calls[0]![0] as { data: ReturnType<typeof asking> }
  expect(data.person_properties.email).toBe('budi@contoh.id')
  expect(data.person_properties.$initial_current_url).not.toMatch(/budi|q7q7/)
})

test('C-32: rage clicks are counted, autocaptured clicks are not', () => {
  expect(cleaned(event({ event: '$rageclick' }), true)).not.toBeNull()
  expect(cleaned(event({ event: '$autocapture' }), true)).toBeNull()
})

test('nothing is counted of a visit whose release was chosen by hand', () => {
  expect(cleaned(event({}), false)).toBeNull()
})

test('C-32 K-04: email and phone are people properties, and stand nowhere else', () => {
  const who = { email: 'budi@contoh.id', phone: '081200000001' }
  const sent = cleaned(
    event({
      properties: {
        token: 'phc_borong',
        $current_url: 'https://b/?q=budi@contoh.id',
        note: who,
        $set: { ...who, last: 'call 081200000001' },
      },
      $set_once: { $initial_current_url: 'https://b/login?email=budi@contoh.id' },
    }),
    true,
  )
  expect(sent).toMatchObject({
    properties: {
      token: 'phc_borong',
      $current_url: 'https://b/?q=bu***',
      note: { email: 'bu***', phone: '08***' },
      $set: { ...who, last: 'call 08***' },
    },
    $set_once: { $initial_current_url: 'https://b/login?email=bu***' },
  })
})

test('T-16 P-05: the flags are not loaded until the service reports them; what it does not know stands as by default', () => {
  const page = testPage()
  startAnalytics(page, true)
  expect(page.store.get(flagsAtom)).toBeNull()
  const reports: Record<string, boolean> = { 'wallet-maintenance': true, 'marketplace-cart': false }
  jest.mocked(posthog.isFeatureEnabled).mockImplementation((name) => reports[name]!)
  const [report] = jest.mocked(posthog.onFeatureFlags).mock.lastCall!
  report([], {}, { errorsLoading: false })
  expect(page.store.get(flagsAtom)).toEqual({
    'wallet-maintenance': true,
    'marketplace-cart': false,
    'sku-checkout-store-service': true,
    'premium-partner-payment': true,
    'new-thank-you-page': true,
    'marketplace-chat-v2': true,
  })
})

test.each<[TelemetryRecord, string, object]>([
  [
    { type: 'track', event: { category: 'cart', action: 'add', value: 2 } },
    'cart add',
    { category: 'cart', action: 'add', value: 2 },
  ],
  [
    { type: 'track', event: { page: '/cart', ecommerce: { items: [] } } },
    'ecommerce_page_view',
    { page: '/cart', ecommerce: { items: [] } },
  ],
  [{ type: 'vital', name: 'cls', value: 0.1 }, 'web_vital', { vital: 'cls', value: 0.1 }],
])('C-33: %j is counted with its release', (record, name, properties) => {
  jest.mocked(posthog.capture).mockClear()
  const sink = startAnalytics(testPage(), true)
  const from = { unit: 'checkout', version: '1.1.0' }
  sink([
    {
      record: { ...record, from } as TelemetryRecord,
      at: 5,
      path: '/cart',
      set: 'set-1',
      versions: {},
    },
    {
      record: { type: 'request', call: 'home', url: '/', status: 200, ms: 1 },
      at: 5,
      path: '/',
      set: 's',
      versions: {},
    },
  ])
  expect(jest.mocked(posthog.capture).mock.calls).toEqual([
    [
      name,
      {
        ...properties,
        release_set: 'set-1',
        remote: 'checkout',
        remote_version: '1.1.0',
        path: '/cart',
      },
      { timestamp: new Date(5) },
    ],
  ])
})
