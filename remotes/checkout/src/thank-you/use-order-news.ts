import { orderNotifications } from '@borong/api/notifications'
import { order, orders } from '@borong/api/orders'
import { callQuery, useQueryClient } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useCallback } from 'react'
import type { News } from './order-events.ts'
import { useNews } from './use-news.ts'

/** Refetches an order when the gateway sends an event about it, or regularly without a stream of events. */
export function useOrderNews(idOrSerial: string, isOpen: boolean): void {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const tell = useCallback(
    (news?: News) => {
      if (news && news.order_id !== idOrSerial && news.order_serial !== idOrSerial) return
      void queries.invalidateQueries(callQuery(order, { params: { orderId: idOrSerial } }))
      if (news) void invalidate(orders, orderNotifications)
    },
    [queries, invalidate, idOrSerial],
  )
  useNews(isOpen, tell)
}
