import { call, useInfiniteQuery, type Call, type Input, type Reply } from '@borong/contract'
import { withoutRepeats } from '@borong/ui/without-repeats'

interface List<T> {
  items: readonly T[]
  total_count: number
  page: number
  limit: number
}

/** A call whose query has a page; `never` for any other. */
type Paged<C extends Call> = Input<C> extends { query: { page?: string } } ? C : never

/** An infinite query of a paged list with its items; `query` has the list's other parameters. */
export function usePages<C extends Call, T>(
  description: Paged<C> & C,
  listOf: (reply: Reply<C>) => List<T>,
  idOf: (item: T) => string,
  query: Readonly<Record<string, string>> = {},
) {
  const pages = useInfiniteQuery({
    queryKey: [description.id, 'pages', query],
    queryFn: ({ pageParam }) =>
      (call as (description: C, input: unknown) => Promise<Reply<C>>)(description, {
        query: { ...query, page: String(pageParam) },
      }),
    initialPageParam: 1,
    getNextPageParam: (reply) => {
      const { total_count: total, page, limit } = listOf(reply)
      return page * limit < total ? page + 1 : undefined
    },
  })
  const replies = pages.data?.pages ?? []
  return {
    ...pages,
    items: withoutRepeats(
      replies.map((reply) => listOf(reply).items),
      idOf,
    ),
  }
}
