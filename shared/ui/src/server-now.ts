import { useSyncExternalStore } from 'react'

/** The time at which the document arrived, by the phone's clock. */
function cameAt(): number {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return performance.timeOrigin + ((document as PerformanceNavigationTiming)?.responseStart ?? 0)
}

/** The server's current time: the time in the document plus the time since its arrival. */
export const serverNow = (documentNow: number): number =>
  documentNow + Math.round(Date.now() - cameAt())

function onVisible(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

const MINUTE_MS = 60_000

/**
 * The server's time, to the minute, when the component rendered, or when the buyer came back to the tab. The first
 * render uses the document's time, to match the server's.
 */
export const useServerNow = (documentNow: number): number =>
  useSyncExternalStore(
    onVisible,
    () => documentNow + Math.floor((Date.now() - performance.timeOrigin) / MINUTE_MS) * MINUTE_MS,
    () => documentNow,
  )
