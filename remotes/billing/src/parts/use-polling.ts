import { useEffect, useRef } from 'react'

const FIRST_MS = 2000
const GROWTH = 1.4
const LONGEST_MS = 30_000

/**
 * Repeats a read with growing pauses while `isWanted`. A hidden or offline page sends nothing; a page that is visible
 * again reads immediately and starts with short pauses.
 */
export function usePolling(read: () => Promise<unknown>, isWanted: boolean): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (!isWanted) return
    let pause = FIRST_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = () => {
      clearTimeout(timer)
      if (isOver || document.visibilityState !== 'visible' || !navigator.onLine) return
      timer = setTimeout(async () => {
        pause = Math.min(pause * GROWTH, LONGEST_MS)
        try {
          await latest.current()
        } finally {
          wait()
        }
      }, pause)
    }
    const restart = () => {
      pause = FIRST_MS
      if (document.visibilityState === 'visible') void latest.current()
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', restart)
    window.addEventListener('focus', restart)
    window.addEventListener('online', restart)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
      window.removeEventListener('focus', restart)
      window.removeEventListener('online', restart)
    }
  }, [isWanted])
}
