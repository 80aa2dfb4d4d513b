import { observeVitals } from './vitals.ts'

type Entry = Record<string, unknown>
const observers = new Map<string, (entries: Entry[]) => void>()

beforeAll(() => {
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift']
    readonly told: (list: { getEntries(): Entry[] }) => void
    constructor(told: (list: { getEntries(): Entry[] }) => void) {
      this.told = told
    }
    observe({ type }: { type: string }) {
      observers.set(type, (entries) => this.told({ getEntries: () => entries }))
    }
  } as unknown as typeof PerformanceObserver
})

const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})

test('the largest paint, the slowest interaction and the worst window of shifts are reported when the page is left', () => {
  const told: [string, number][] = []
  observeVitals((name, value) => told.push([name, value]))
  observers.get('largest-contentful-paint')!([{ startTime: 300 }, { startTime: 812 }])
  observers.get('event')!([
    { interactionId: 1, duration: 120 },
    { interactionId: 2, duration: 64 },
    { interactionId: 0, duration: 900 },
  ])
  observers.get('layout-shift')!([
    shift(100, 0.25),
    shift(500, 0.25),
    shift(900, 1, true),
    shift(3000, 0.125),
  ])
  expect(told).toEqual([])
  leave()
  expect(told).toEqual([
    ['cls', 0.5],
    ['lcp', 812],
    ['inp', 120],
  ])
  observers.get('event')!([{ interactionId: 3, duration: 500 }])
  leave()
  expect(told.slice(3)).toEqual([['inp', 500]])
})
