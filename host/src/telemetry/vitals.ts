/** Measures what a visitor feels: the largest picture or text, and the slowest response to a tap. */
export function observeVitals(onVital: (name: 'lcp' | 'inp', value: number) => void): void {
  let slowest = 0
  observe('largest-contentful-paint', (entry) => onVital('lcp', entry.startTime))
  observe('event', (entry) => {
    const isTap = (entry as PerformanceEventTiming & { interactionId?: number }).interactionId
    if (!isTap || entry.duration <= slowest) return
    slowest = entry.duration
    onVital('inp', slowest)
  })
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
  })
}
