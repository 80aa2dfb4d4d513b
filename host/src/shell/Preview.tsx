import { useAtomValue, useLocation, RemoteContext } from '@borong/contract'
import { previewAtom, usePage } from '@borong/contract/host'
import { useLayoutEffect, type ReactNode } from 'react'
import { useHost } from '../page/host-context.ts'
import { Boundary } from './failures/RemoteBoundary.tsx'
import styles from './Preview.module.css'

/**
 * In place of the page before, from the tap on, until React has drawn the next one in slices: what the link knew of it. The
 * page before is only hidden, which takes no time; taking it down does.
 */
export function NextPreview() {
  const host = useHost()
  const { store } = usePage()
  const preview = useAtomValue(previewAtom)
  const { pathname } = useLocation()
  const isOnTheWay =
    preview?.content !== undefined &&
    preview.path !== pathname &&
    // Who was sent elsewhere before it was drawn has left it.
    preview.path === window.location.pathname
  useLayoutEffect(() => {
    if (!host || !isOnTheWay) return
    const { scrollPlaces } = host
    const place = scrollPlaces.pause()
    // Not asked for at the top: it would lay the page out within the tap.
    if (place > 0) window.scrollTo(0, 0)
    // To the router, who goes back before it was drawn has never left.
    const forget = () => store.set(previewAtom, undefined)
    window.addEventListener('popstate', forget)
    return () => {
      window.removeEventListener('popstate', forget)
      scrollPlaces.resume()
      const isBack = window.location.pathname === pathname
      if (isBack) window.scrollTo(0, place)
    }
  }, [host, isOnTheWay, pathname, store])
  if (!isOnTheWay) return null
  return (
    // Gone before anything in it could be seen to move.
    <div className={styles.next} data-waiting="">
      <Preview path={preview.path} instead={null} />
    </div>
  )
}

/** What the followed link knew of the page of this path. */
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
