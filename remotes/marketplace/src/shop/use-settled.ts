import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** The typed text, debounced: the reply to a call for each letter would be discarded. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
