import { useFirstNow } from '@borong/contract'
import { useState, useSyncExternalStore } from 'react'

/** When the document came, by the phone's clock. */
function cameAt(): number {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return performance.timeOrigin + ((document as PerformanceNavigationTiming)?.responseStart ?? 0)
}

/** The server's clock by now: the document said how late it was, and the phone knows how long ago that is. */
export const serverNow = (documentNow: number): number =>
  documentNow + Math.round(Date.now() - cameAt())

const never = () => () => {}

/** The server's clock as this was opened; the document's own for the first draw, which the server made alike. */
export function useServerNow(): number {
  const documentNow = useFirstNow()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [opened] = useState(() =>
    typeof document === 'undefined' ? documentNow : serverNow(documentNow),
  )
  return isLive ? opened : documentNow
}
