import { useFlag, type FlagName } from '@borong/contract'
import { useEffect, useRef } from 'react'

const PATIENCE_MS = 5000

/** T-16: a flag for a step that can't be repeated: waits some seconds for the flags, else it is `undefined`. */
export function useFlagSoon(name: FlagName): () => Promise<boolean | undefined> {
  const flag = useFlag(name)
  const latest = useRef(flag)
  const waiting = useRef(new Set<() => void>())
  useEffect(() => {
    latest.current = flag
    if (flag === undefined) return
    for (const resolve of waiting.current) resolve()
    waiting.current.clear()
  }, [flag])
  return async () => {
    if (latest.current === undefined)
      await new Promise<void>((resolve) => {
        waiting.current.add(resolve)
        setTimeout(resolve, PATIENCE_MS)
      })
    return latest.current
  }
}
