import { call, useInfiniteQuery, type ApiCall, type Input, type Reply } from '@borong/contract'

interface Paged {
  total_count: number
  page: number
  limit: number
}

/** The calls whose query has a page. */
type PagedCall = {
  [K in ApiCall]: Input<K> extends { query: { page?: string } } ? K : never
}[ApiCall]

/** A list that grows by pages; `paged` finds the counts in a reply. */
export const usePages = <K extends PagedCall>(name: K, paged: (reply: Reply<K>) => Paged) =>
  useInfiniteQuery({
    queryKey: [name, 'pages'],
    queryFn: ({ pageParam }) =>
      (call as (name: K, input: unknown) => Promise<Reply<K>>)(name, {
        query: { page: String(pageParam) },
      }),
    initialPageParam: 1,
    getNextPageParam: (reply) => {
      const { total_count: total, page, limit } = paged(reply)
      return page * limit < total ? page + 1 : undefined
    },
  })
