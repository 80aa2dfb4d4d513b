import { createVisits } from '../offline/visits.ts'
import { boot } from '../testing/boot.ts'
import { testPage } from '@borong/contract/testing/test-page'
import { startTelemetry } from './after-load.ts'
import { createTelemetry } from './create-telemetry.ts'

const TRACE = 'a'.repeat(32)
const place = (flags: string) => [
  { name: 'traceparent', description: `00-${TRACE}-${'b'.repeat(16)}-${flags}` },
]

/** Opens a page whose document has these server timings, and returns what it reports. */
async function reportsOf(serverTiming: readonly object[]): Promise<[string, unknown][]> {
  const sent: [string, unknown][] = []
  const navigation = {
    name: location.href,
    serverTiming,
    requestStart: 40,
    responseStart: 90,
    responseEnd: 120,
  }
  const named: Record<string, { startTime: number }[]> = {
    'first-paint': [{ startTime: 200 }],
    hydrated: [{ startTime: 900 }],
  }
  Object.assign(performance, {
    getEntriesByType: () => [{ ...navigation, loadEventEnd: 0 }],
    getEntriesByName: (name: string) => named[name] ?? [],
  })
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) })
  globalThis.PerformanceObserver ??= class {
    observe() {}
  } as unknown as typeof PerformanceObserver
  navigator.sendBeacon = (path, body) => sent.push([String(path), JSON.parse(String(body))]) > 0
  startTelemetry({
    page: testPage({ boot: { config: boot().config } }),
    telemetry: createTelemetry(boot()),
    visits: createVisits(),
    routeUnit: () => undefined,
    loaded: { rendered: new Map() },
  })
  await jest.advanceTimersByTimeAsync(1000)
  return sent
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('C-35: a page whose trace the shop records reports the times of its navigation', async () => {
  expect(await reportsOf(place('01'))).toEqual([
    [
      '/gateway/navigation',
      {
        trace: TRACE,
        times: {
          requestStart: 40,
          responseStart: 90,
          responseEnd: 120,
          firstPaint: 200,
          hydrated: 900,
        },
      },
    ],
  ])
})

test('C-35: a page without a recorded trace reports none', async () => {
  expect(await reportsOf([])).toEqual([])
  expect(await reportsOf(place('00'))).toEqual([])
})
