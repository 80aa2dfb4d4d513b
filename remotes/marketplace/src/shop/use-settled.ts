import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** What was typed, once the hand pauses: a call for each letter would be thrown away. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
