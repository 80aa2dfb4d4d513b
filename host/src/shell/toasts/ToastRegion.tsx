import type { ToastMessage } from '@borong/contract/host'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useHost, type HostServices } from '../../page/host-context.ts'
import styles from './ToastRegion.module.css'

/** The display time of a message that is shown without the library. */
const PLAIN_MS = 5_000
const none: readonly ToastMessage[] = []
const nothing = () => none
const never = () => () => {}

/** The region for toasts. Their library loads with the first one; if that fails, the message is shown plainly. */
export function ToastRegion() {
  const toasts = useHost()?.toasts
  const waiting = useSyncExternalStore(
    toasts?.subscribe ?? never,
    toasts?.waiting ?? nothing,
    nothing,
  )
  const [Shell, setShell] = useState<ComponentType<Pick<HostServices, 'toasts'>>>()
  const [isMissing, setMissing] = useState(false)
  const isWaiting = waiting.length > 0

  useEffect(() => {
    if (!isWaiting || Shell) return
    import('./ToastShell.tsx').then(
      (loaded) => setShell(() => loaded.default),
      () => setMissing(true),
    )
  }, [isWaiting, Shell])

  useEffect(() => {
    if (!isMissing || !isWaiting) return
    const timer = setTimeout(() => {
      setMissing(false)
      toasts?.clearWaiting()
    }, PLAIN_MS)
    return () => clearTimeout(timer)
  }, [isMissing, isWaiting, toasts])

  if (!toasts) return null
  if (Shell) return <Shell toasts={toasts} />
  if (!isMissing) return null
  return (
    <div className={styles.plain} role="alert">
      {waiting.at(-1)?.message}
    </div>
  )
}
