import { useMessages } from '@borong/contract'
import { memo, useSyncExternalStore } from 'react'
import { useHost } from '../page/host-context.ts'
import { useCurrentRoute } from '../routing/use-current-route.ts'
import styles from './ConnectionBanner.module.css'

const never = () => () => {}
const no = () => false

/** A banner for a browser without a connection, or for a page that is an old cached copy. */
export const ConnectionBanner = memo(function ConnectionBanner() {
  const t = useMessages()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const offlineCopy = useHost()?.offlineCopy
  const isOfflineCopy = useSyncExternalStore(
    offlineCopy?.subscribe ?? never,
    offlineCopy?.isShown ?? no,
    no,
  )
  // The copy of a buyer's page has no content. Its screen shows stored data later, or none, and says so.
  const hasContent = !/^(login|adult)$/.test(useCurrentRoute()?.guard ?? '')
  const news = [
    ...(isOnline ? [] : [t('offline')]),
    ...(isOfflineCopy && hasContent ? [t('saved')] : []),
  ]
  return (
    <div role="status">
      {news.length > 0 && <p className={styles.banner}>{news.join(' · ')}</p>}
    </div>
  )
})

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
