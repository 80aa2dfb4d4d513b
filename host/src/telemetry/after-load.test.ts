import { flagsAtom, flagsRequestedAtom } from '@borong/contract/host'
import { saveChoice } from '@borong/ui/consent'
import { consentAskedAtom } from '../shell/consent-asked.ts'
import type { Boot } from '@borong/contract/release'
import { testPage } from '@borong/contract/testing/test-page'
import { boot } from '../testing/boot.ts'
import { startTelemetry } from './after-load.ts'
import { endAnalytics, startAnalytics } from './analytics.ts'
import { createTelemetry, type StampedRecord } from './create-telemetry.ts'
import { startErrorReports } from './errors.ts'
import { defaultFlags } from './flags.ts'
import { createVisits } from '../offline/visits.ts'
import { startLogs } from './logs.ts'

jest.mock('./analytics.ts', () => ({ startAnalytics: jest.fn(), endAnalytics: jest.fn() }))
jest.mock('./errors.ts', () => ({ startErrorReports: jest.fn() }))
jest.mock('./logs.ts', () => ({ startLogs: jest.fn() }))

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)'
const keys = { posthogKey: 'k', sentryDsn: 'https://k@e.invalid/1', logsToken: 't' }

let arrived: Record<'analytics' | 'errors' | 'logs', StampedRecord[]>
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
  globalThis.PerformanceObserver ??= class {
    observe() {}
  } as unknown as typeof PerformanceObserver
  Object.assign(window, {
    dataLayer: [],
    requestIdleCallback: (run: () => void) => setTimeout(run),
  })
  arrived = { analytics: [], errors: [], logs: [] }
  const into = (name: keyof typeof arrived) => (records: readonly StampedRecord[]) =>
    void arrived[name].push(...records)
  jest.mocked(startAnalytics).mockReturnValue(into('analytics'))
  jest.mocked(startErrorReports).mockReturnValue(into('errors'))
  jest.mocked(startLogs).mockReturnValue(into('logs'))
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const actions = (records: readonly StampedRecord[]) =>
  records.map(
    ({ record }) => record.type === 'track' && 'action' in record.event && record.event.action,
  )
const pushed = () => (window as unknown as { dataLayer: unknown[] }).dataLayer.length
const settle = () => jest.advanceTimersByTimeAsync(10_000)

function start({
  agent = PHONE,
  isFlagWanted = false,
  ...more
}: Partial<Boot> & { agent?: string; isFlagWanted?: boolean } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const config = { ...boot().config, telemetry: { ...boot().config.telemetry, ...keys } }
  const page = testPage({ boot: { config, ...more } })
  page.store.set(flagsRequestedAtom, isFlagWanted)
  const telemetry = createTelemetry(boot())
  const track = (action: string) =>
    telemetry.record({ type: 'track', event: { category: 'c', action } })
  track('before')
  startTelemetry({
    page,
    telemetry,
    visits: createVisits(),
    routeUnit: () => undefined,
    loaded: { rendered: new Map() },
  })
  track('meanwhile')
  return { page, track }
}

test('C-32 C-35: every service gets all records in order, whether they came before or after its start', async () => {
  const { track } = start()
  expect(startAnalytics).not.toHaveBeenCalled()
  await settle()
  track('after')
  for (const records of Object.values(arrived))
    expect(actions(records)).toEqual(['before', 'meanwhile', 'after'])
  expect(pushed()).toBe(3)
})

test('C-35: the services start four seconds after the load', async () => {
  start()
  await jest.advanceTimersByTimeAsync(3900)
  expect(startErrorReports).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(startErrorReports).toHaveBeenCalled()
  expect(startAnalytics).toHaveBeenCalled()
})

test.each(['before', 'after'])(
  'P-05: a screen that requests a flag %s the page has loaded starts the services immediately',
  async (order) => {
    const { page } = start({ isFlagWanted: order === 'before' })
    page.store.set(flagsRequestedAtom, true)
    await jest.advanceTimersByTimeAsync(200)
    expect(startAnalytics).toHaveBeenCalled()
  },
)

test('a service that cannot be loaded does not affect the others; without the flag service the flags have their defaults', async () => {
  jest.mocked(startAnalytics).mockImplementation(() => {
    throw new Error('blocked')
  })
  const { page } = start()
  expect(page.store.get(flagsAtom)).toBeNull()
  await settle()
  expect(actions(arrived.logs)).toEqual(['before', 'meanwhile'])
  expect(page.store.get(flagsAtom)).toEqual(defaultFlags)
})

test.each([
  ['a bot', { agent: BOT }, '/'],
  ['a partner’s visitor', {}, '/?utm_source=partner-koperasi'],
])(
  'P-05: analytics and flags are skipped for %s, errors and logs are not',
  async (_, more, address) => {
    history.replaceState(null, '', address)
    const { page } = start(more)
    await settle()
    expect(startAnalytics).not.toHaveBeenCalled()
    expect(pushed()).toBe(0)
    expect(page.store.get(flagsAtom)).toEqual(defaultFlags)
    expect(arrived.errors).toHaveLength(2)
    expect(arrived.logs).toHaveLength(2)
  },
)

test('a visit with a release chosen by hand has flags, and is not counted', async () => {
  start({ overridden: ['checkout'] })
  await settle()
  expect(startAnalytics).toHaveBeenCalledWith(expect.anything(), false)
  expect(pushed()).toBe(0)
})

test('a service without a key is not loaded', async () => {
  start({ config: boot().config })
  await settle()
  expect(
    [startAnalytics, startErrorReports, startLogs].map((one) => jest.mocked(one).mock.calls.length),
  ).toEqual([0, 0, 0])
})

const asking = {
  config: { ...boot().config, telemetry: { ...boot().config.telemetry, ...keys }, consent: 'ask' },
} as const

test('C-32 C-35: with CONSENT=ask nothing is measured before the yes, and nothing from before it is sent later', async () => {
  document.cookie = 'ph_k_posthog=old'
  const { page, track } = start(asking)
  await settle()
  expect(startAnalytics).not.toHaveBeenCalled()
  expect(pushed()).toBe(0)
  expect(document.cookie).not.toContain('ph_')
  expect(page.store.get(flagsAtom)).toEqual(defaultFlags)
  expect(page.store.get(consentAskedAtom)).toBe(true)
  expect(arrived.errors).toHaveLength(2)
  saveChoice('yes')
  expect(page.store.get(consentAskedAtom)).toBe(false)
  await settle()
  track('after')
  expect(actions(arrived.analytics)).toEqual(['after'])
  expect(pushed()).toBe(1)
})

test('C-32: with CONSENT=notice a refusal stops analytics immediately and deletes the browser’s analytics identifier', async () => {
  const { page, track } = start()
  await settle()
  expect(page.store.get(consentAskedAtom)).toBe(true)
  document.cookie = 'ph_k_posthog=id'
  localStorage.setItem('ph_k_posthog', 'id')
  saveChoice('no')
  track('after')
  expect(actions(arrived.analytics)).toEqual(['before', 'meanwhile'])
  expect(actions(arrived.errors)).toEqual(['before', 'meanwhile', 'after'])
  expect(endAnalytics).toHaveBeenCalled()
  expect(document.cookie).not.toContain('ph_')
  expect(localStorage.getItem('ph_k_posthog')).toBeNull()
  expect(page.store.get(consentAskedAtom)).toBe(false)
})

test('C-32: Global Privacy Control counts as no, without a question', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { page } = start()
  await settle()
  expect(startAnalytics).not.toHaveBeenCalled()
  expect(page.store.get(consentAskedAtom)).toBe(false)
  expect(page.store.get(flagsAtom)).toEqual(defaultFlags)
  expect(arrived.errors).toHaveLength(2)
})
