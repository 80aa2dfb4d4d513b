import type { CartSync } from './cart-sync.ts'
import type { CartNews } from './cart-sync-dependencies.ts'

/**
 * Lets the sync follow the page's own events and those of other tabs. `onReturn` is called when the buyer returns to the
 * page. The returned function ends it.
 */
export function followPage(
  sync: CartSync,
  channel: BroadcastChannel | undefined,
  onReturn: () => void,
): () => void {
  const hide = () => {
    if (!sync.isSettled) sync.flushAll()
  }
  const look = () => (document.visibilityState === 'hidden' ? hide() : onReturn())
  const connected = () => sync.retryNow()
  const hear = ({ data }: MessageEvent<CartNews>) => sync.hear(data)
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', look)
  window.addEventListener('online', connected)
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', look)
    window.removeEventListener('online', connected)
  }
}
