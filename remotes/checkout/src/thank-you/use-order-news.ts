import { useQueryClient } from '@borong/contract'
import { useEffect } from 'react'

const FIRST_MS = 2000
const LATER_MS = 10_000
const OFTEN = 30

/**
 * Refetches an order when the gateway sends an event about it. Without a stream (a proxy that buffers it, too many open
 * pages) the order is polled: often at first, while a payment is being made, then less often. A hidden page holds no
 * connection, and catches up when it is visible again.
 */
export function useOrderNews(idOrSerial: string, isOpen: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOpen) return
    const orderKey = ['order', { params: { orderId: idOrSerial } }]
    const readOrder = () => void queries.invalidateQueries({ queryKey: orderKey })
    const tell = (news?: { order_id: string | null; order_serial: string | null }) => {
      if (news && news.order_id !== idOrSerial && news.order_serial !== idOrSerial) return
      readOrder()
      if (!news) return
      for (const name of ['orders', 'orderNotifications'])
        void queries.invalidateQueries({ queryKey: [name] })
    }
    let attempts = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let listening = new AbortController()
    const follow = async () => {
      listening.abort()
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const mine = (listening = new AbortController())
      try {
        const { listen } = await import('./order-events.ts')
        await listen(tell, mine.signal)
      } catch {
        // Without a stream the order is polled.
      }
      if (mine.signal.aborted) return
      attempts += 1
      timer = setTimeout(
        () => {
          readOrder()
          void follow()
        },
        attempts < OFTEN ? FIRST_MS : LATER_MS,
      )
    }
    void follow()
    const again = () => void follow()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      listening.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [queries, idOrSerial, isOpen])
}
