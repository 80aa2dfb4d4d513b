import { useEffect } from 'react'
import type { News } from './order-events.ts'

const FIRST_MS = 2000
const LATER_MS = 10_000
const OFTEN = 30

/**
 * Reports each event that the gateway sends the buyer. A report without news means that the data may be outdated: when
 * the stream begins, and regularly where there is no stream (a proxy that buffers it, too many open pages), often at
 * first, while a payment is being made, then less often. A hidden page holds no connection, and catches up when it is
 * visible again. `onNews` must be the same function while nothing changes.
 */
export function useNews(isOpen: boolean, onNews: (news?: News) => void): void {
  useEffect(() => {
    if (!isOpen) return
    let attempts = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let listening = new AbortController()
    const follow = async () => {
      listening.abort()
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const mine = (listening = new AbortController())
      try {
        const { listen } = await import('./order-events.ts')
        await listen(onNews, mine.signal)
      } catch {
        // Without a stream the data is polled.
      }
      if (mine.signal.aborted) return
      attempts += 1
      timer = setTimeout(
        () => {
          onNews()
          void follow()
        },
        attempts < OFTEN ? FIRST_MS : LATER_MS,
      )
    }
    void follow()
    const again = () => void follow()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      listening.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [isOpen, onNews])
}
