import { useFlag, type FlagName } from '@borong/contract'
import { useEffect, useRef } from 'react'

const PATIENCE_MS = 5000

/** T-16: a flag for a step that can't be repeated: waits some seconds for the flags, else it is `undefined`. */
export function useFlagSoon(name: FlagName): () => Promise<boolean | undefined> {
  const flag = useFlag(name)
  const latest = useRef(flag)
  const tell = useRef(() => {})
  useEffect(() => {
    latest.current = flag
    if (flag !== undefined) tell.current()
  }, [flag])
  return async () => {
    if (latest.current === undefined)
      await new Promise<void>((resolve) => {
        tell.current = resolve
        setTimeout(resolve, PATIENCE_MS)
      })
    return latest.current
  }
}
