import { orderNotifications } from '@borong/api/notifications'
import { chatMessages, readMessages, unreadMessages, chats } from '@borong/api/chat'
import { call, useInfiniteQuery } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useEffect } from 'react'

const ASK_AGAIN_MS = 4000

/** The messages with this seller, the newest first; polled while the page is visible, and marked as read. */
export function useConversation(sellerAlias: string) {
  const invalidate = useInvalidate()
  const params = { sellerAlias }
  const pages = useInfiniteQuery({
    queryKey: [chatMessages.id, 'pages', sellerAlias],
    queryFn: ({ pageParam }) =>
      call(chatMessages, { params, query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ result }) => (result.has_more ? result.items.at(-1)?.id : undefined),
    refetchInterval: ASK_AGAIN_MS,
  })
  const items = pages.data?.pages.flatMap(({ result }) => result.items) ?? []
  const newest = items.find(({ from_seller }) => from_seller)?.id

  useEffect(() => {
    if (!newest) return
    void call(readMessages, { params: { sellerAlias } }).then(
      () => invalidate(unreadMessages, chats, orderNotifications),
      // The message remains unread until the next one or the next visit.
      () => undefined,
    )
  }, [newest, sellerAlias, invalidate])

  return { pages, items, seller: pages.data?.pages[0]?.result.seller }
}
