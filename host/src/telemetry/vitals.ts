export type VitalName = 'lcp' | 'inp' | 'cls'

/** Shifts with less than a second between them belong to one window of at most five seconds. */
const SHIFT_GAP_MS = 1000
const SHIFT_WINDOW_MS = 5000
/** Fast interactions are irrelevant, and many. */
const SHORTEST_EVENT_MS = 40

/**
 * Measures the largest contentful paint, the slowest interaction and the layout shift. Reports each value when the page
 * is left, and again when it has changed after a return.
 */
export function observeVitals(onVital: (name: VitalName, value: number) => void): void {
  const values = new Map<VitalName, number>()
  const told = new Map<VitalName, number>()

  observe('largest-contentful-paint', (entry) => values.set('lcp', entry.startTime))
  observe(
    'event',
    (entry) => {
      const isTap = (entry as PerformanceEventTiming & { interactionId?: number }).interactionId
      if (isTap) values.set('inp', Math.max(values.get('inp') ?? 0, entry.duration))
    },
    { durationThreshold: SHORTEST_EVENT_MS },
  )
  // A page without shifts reports 0.
  if (isSupported('layout-shift')) values.set('cls', 0)
  const shift = shiftBook()
  observe('layout-shift', (entry) => values.set('cls', shift(entry as LayoutShift)))

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const [name, value] of values) {
      if (told.get(name) === value) continue
      told.set(name, value)
      onVital(name, value)
    }
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** The worst window of shifts so far, after each entry. */
function shiftBook(): (entry: LayoutShift) => number {
  let [worst, sum, began, last] = [0, 0, 0, -Infinity]
  return ({ value, hadRecentInput, startTime }) => {
    // A shift after an input is intended.
    if (hadRecentInput) return worst
    const continues = startTime - last < SHIFT_GAP_MS && startTime - began < SHIFT_WINDOW_MS
    if (!continues) [sum, began] = [0, startTime]
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
    return worst
  }
}

function observe(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
  more: { durationThreshold?: number } = {},
): void {
  if (!isSupported(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
    ...more,
  })
}

const isSupported = (type: string) =>
  PerformanceObserver.supportedEntryTypes?.includes(type) === true
