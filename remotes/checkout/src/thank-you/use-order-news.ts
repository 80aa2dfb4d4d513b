import { useQueryClient } from '@borong/contract'
import { useEffect } from 'react'

const FIRST_MS = 2000
const LATER_MS = 10_000
const OFTEN = 30

/**
 * Reads an order again while it is watched: often at first, when a payment is just being made, then now and then; at once
 * when the page is looked at again or the connection comes back.
 */
export function useOrderNews(serial: string, isOpen: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOpen) return
    let reads = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        reads++
        void queries.invalidateQueries({ queryKey: ['order', { params: { orderId: serial } }] })
      }
      timer = setTimeout(read, reads < OFTEN ? FIRST_MS : LATER_MS)
    }
    const now = () => {
      clearTimeout(timer)
      read()
    }
    timer = setTimeout(read, FIRST_MS)
    document.addEventListener('visibilitychange', now)
    window.addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', now)
      window.removeEventListener('online', now)
    }
  }, [queries, serial, isOpen])
}
