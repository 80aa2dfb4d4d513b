import { useQueryClient } from '@borong/contract'
import { useCallback } from 'react'
import type { News } from './order-events.ts'
import { useNews } from './use-news.ts'

/** Refetches an order when the gateway sends an event about it, or regularly without a stream of events. */
export function useOrderNews(idOrSerial: string, isOpen: boolean): void {
  const queries = useQueryClient()
  const tell = useCallback(
    (news?: News) => {
      if (news && news.order_id !== idOrSerial && news.order_serial !== idOrSerial) return
      const orderKey = ['order', { params: { orderId: idOrSerial } }]
      const outdated = news ? [orderKey, ['orders'], ['orderNotifications']] : [orderKey]
      for (const queryKey of outdated) void queries.invalidateQueries({ queryKey })
    },
    [queries, idOrSerial],
  )
  useNews(isOpen, tell)
}
