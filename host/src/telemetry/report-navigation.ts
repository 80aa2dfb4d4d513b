const REPORT = '/gateway/navigation'

/**
 * Reports the times of this page's navigation for the trace that its document names. The edge accepts them with the
 * cookie that came with the document.
 */
export function reportNavigation(trace: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { requestStart, responseStart, responseEnd, loadEventEnd } = navigation!
  const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime
  const times = {
    requestStart,
    responseStart,
    responseEnd,
    firstPaint,
    hydrated,
    loaded: loadEventEnd || undefined,
  }
  navigator.sendBeacon(REPORT, JSON.stringify({ trace, times }))
}
