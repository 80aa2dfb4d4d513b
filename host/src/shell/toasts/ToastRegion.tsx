import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useHost } from '../../page/host-context.ts'

const ToastShell = lazy(() => import('./ToastShell.tsx'))
const no = () => false
const never = () => () => {}

/** Where toasts appear. What draws them is loaded with the first one. */
export function ToastRegion() {
  const host = useHost()
  const isNeeded = useSyncExternalStore(
    host?.toasts.subscribe ?? never,
    host?.toasts.isNeeded ?? no,
    no,
  )
  if (!host || !isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastShell toasts={host.toasts} />
    </Suspense>
  )
}
