import { call, useInfiniteQuery, type Call, type Input, type Reply } from '@borong/contract'

interface Counts {
  total_count: number
  page: number
  limit: number
}

/** A call whose query has a page; `never` for any other. */
type Paged<C extends Call> = Input<C> extends { query: { page?: string } } ? C : never

/** An infinite query of a paged list; `paged` returns the counts of a reply, `query` has the list's other parameters. */
export const usePages = <C extends Call>(
  description: Paged<C> & C,
  paged: (reply: Reply<C>) => Counts,
  query: Readonly<Record<string, string>> = {},
) =>
  useInfiniteQuery({
    queryKey: [description.id, 'pages', query],
    queryFn: ({ pageParam }) =>
      (call as (description: C, input: unknown) => Promise<Reply<C>>)(description, {
        query: { ...query, page: String(pageParam) },
      }),
    initialPageParam: 1,
    getNextPageParam: (reply) => {
      const { total_count: total, page, limit } = paged(reply)
      return page * limit < total ? page + 1 : undefined
    },
  })
