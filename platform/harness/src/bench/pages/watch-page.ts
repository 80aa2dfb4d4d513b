/// <reference lib="dom" />
/** Measurements inside the page. Both functions run there, so they may not use anything of this module. */
export interface SeenByPage {
  fcp: number
  lcp: number
  cls: number
  tasks: { start: number; duration: number }[]
}

export function watchPage(): void {
  const seen: SeenByPage = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
}

export const seenByPage = (): SeenByPage => (window as unknown as { seen: SeenByPage }).seen
