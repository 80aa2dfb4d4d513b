import { useMessages } from '@borong/contract'
import { useSyncExternalStore } from 'react'
import styles from './ConnectionBanner.module.css'

/** Says so while the browser has no connection. */
export function ConnectionBanner() {
  const t = useMessages()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{!isOnline && <p className={styles.banner}>{t('offline')}</p>}</div>
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
