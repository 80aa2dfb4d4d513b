import { useFlag, type FlagName } from '@borong/contract'
import { useEffect, useRef } from 'react'

const PATIENCE_MS = 5000

/** T-16: a flag before a step that can't be taken twice: waits some seconds for the report, and is `undefined` when none came. */
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
