import { useCallback, useEffect, useRef } from 'react'

/** A callback that stays the same, so that rows that have not changed are not rendered. */
export function useStable<A extends readonly unknown[]>(
  run: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
