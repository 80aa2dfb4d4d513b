import { useEffect, useState, useSyncExternalStore } from 'react'

/** The time at which the document arrived, by the phone's clock. */
function cameAt(): number {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return performance.timeOrigin + ((document as PerformanceNavigationTiming)?.responseStart ?? 0)
}

/** The server's current time: the time in the document plus the time since its arrival. */
export const serverNow = (documentNow: number): number =>
  documentNow + Math.round(Date.now() - cameAt())

const never = () => () => {}

/**
 * The server's time when the component mounted, or when the buyer came back to the tab. The first render uses the
 * document's time, to match the server's.
 */
export function useServerNow(documentNow: number): number {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [seen, setSeen] = useState(() =>
    typeof document === 'undefined' ? documentNow : serverNow(documentNow),
  )
  useEffect(() => {
    const see = () => {
      if (!document.hidden) setSeen(serverNow(documentNow))
    }
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [documentNow])
  return isLive ? seen : documentNow
}
