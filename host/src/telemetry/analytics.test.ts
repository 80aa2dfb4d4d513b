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
    setPersonPropertiesForFlags: jest.fn(),
  },
}))

const event = (more: Partial<CaptureResult>) =>
  ({ uuid: '1', event: 'cart add', properties: {}, ...more }) as CaptureResult

test('C-32 K-05: the service is configured with the specified figures', () => {
  const config = configOf(testPage())
  expect(config).toMatchObject({
    persistence: 'localStorage+cookie',
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1800,
    properties_string_max_length: 65_535,
    rageclick: { click_count: 3, timeout_ms: 1000, threshold_px: 30 },
    disable_surveys: true,
    disable_external_dependency_loading: true,
  })
})

test('C-32 K-04: flags are requested without the secrets of the first address', () => {
  history.replaceState(null, '', '/?email=budi%40contoh.id&token=q7q7q7q7q7q7q7q7q7q7q7q7')
  startAnalytics(testPage(), true)
  const [properties] = jest.mocked(posthog.setPersonPropertiesForFlags).mock.lastCall!
  expect(properties.$initial_current_url).toContain('email=')
  expect(JSON.stringify(properties)).not.toMatch(/budi|q7q7/)
  history.replaceState(null, '', '/')
})

test('C-32: rage clicks are counted, autocaptured clicks are not', () => {
  expect(cleaned(event({ event: '$rageclick' }), true)).not.toBeNull()
  expect(cleaned(event({ event: '$autocapture' }), true)).toBeNull()
})

test('a visit with a release chosen by hand is not counted', () => {
  expect(cleaned(event({}), false)).toBeNull()
})

test('C-32 K-04: email and phone are people properties, and occur nowhere else', () => {
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

test('T-16 P-05: the flags are not loaded until the service reports them; unknown flags have their defaults', () => {
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
