import { chatMessages, readMessages } from '@borong/api/chat'
import { call, useInfiniteQuery, useQueryClient } from '@borong/contract'
import { useEffect } from 'react'

const ASK_AGAIN_MS = 4000

/** The messages with this seller, the newest first; polled while the page is visible, and marked as read. */
export function useConversation(sellerAlias: string) {
  const queries = useQueryClient()
  const params = { sellerAlias }
  const pages = useInfiniteQuery({
    queryKey: ['chatMessages', sellerAlias],
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
      () =>
        Promise.all(
          ['unreadMessages', 'chats', 'orderNotifications'].map((key) =>
            queries.invalidateQueries({ queryKey: [key] }),
          ),
        ),
      // The message remains unread until the next one or the next visit.
      () => undefined,
    )
  }, [newest, sellerAlias, queries])

  return { pages, items, seller: pages.data?.pages[0]?.result.seller }
}
