import { useAtomValue, useLocation, RemoteContext } from '@borong/contract'
import { previewAtom, usePage } from '@borong/contract/host'
import { useLayoutEffect, type ReactNode } from 'react'
import { useHost } from '../page/host-context.ts'
import { Boundary } from './failures/RemoteBoundary.tsx'
import styles from './Preview.module.css'

/**
 * Replaces the previous page from the tap until React has rendered the next one in slices. It shows the preview of the
 * followed link. The previous page is only hidden, because unmounting it takes time.
 */
export function NextPreview() {
  const host = useHost()
  const { store } = usePage()
  const preview = useAtomValue(previewAtom)
  const { pathname } = useLocation()
  const isOnTheWay =
    preview?.content !== undefined &&
    preview.path !== pathname &&
    // A redirect before the next page rendered has changed the address.
    preview.path === window.location.pathname
  useLayoutEffect(() => {
    if (!host || !isOnTheWay) return
    const { scrollPositions } = host
    const place = scrollPositions.pause()
    // Skipped at the top: the call would force a layout within the tap.
    if (place > 0) window.scrollTo(0, 0)
    // The router does not notice when the visitor goes back before the next page is rendered.
    const clear = () => store.set(previewAtom, undefined)
    window.addEventListener('popstate', clear)
    return () => {
      window.removeEventListener('popstate', clear)
      scrollPositions.resume()
      const isBack = window.location.pathname === pathname
      if (isBack) window.scrollTo(0, place)
    }
  }, [host, isOnTheWay, pathname, store])
  if (!isOnTheWay) return null
  return (
    // Unmounts before any movement in it is visible.
    <div className={styles.next} data-waiting="">
      <Preview path={preview.path} instead={null} />
    </div>
  )
}

/** The followed link's preview of the page of this path. */
export function Preview({ path, instead }: { path: string; instead: ReactNode }) {
  const { telemetry } = usePage()
  const preview = useAtomValue(previewAtom)
  if (preview?.path !== path || preview.content === undefined) return instead
  const { from, content } = preview
  return (
    <Boundary
      onError={(error, componentStack) =>
        telemetry.record({ type: 'error', error, from, context: { componentStack } })
      }
      renderFailure={() => instead}
    >
      <RemoteContext value={from}>{content}</RemoteContext>
    </Boundary>
  )
}
