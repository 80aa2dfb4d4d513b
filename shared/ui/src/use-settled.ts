import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** The value, debounced: the reply to a call for each typed letter would be discarded. */
export function useSettled<T>(value: T, pauseMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
