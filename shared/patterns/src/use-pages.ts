import {
  callQuery,
  useInfiniteQuery,
  useQueryClient,
  type Call,
  type Input,
  type Reply,
} from '@borong/contract'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { useMemo } from 'react'

/** One page of a list. */
interface PageOfList<T> {
  readonly items: readonly T[]
  readonly total_count: number
  readonly page: number
  readonly limit: number
}

/** A call whose query has a page; `never` for any other. */
type Paged<C extends Call> = Input<C> extends { query: { page?: string } } ? C : never

/** The last page that the gateway returns. A filter finds later items better. */
const LAST_PAGE = 100

// A list of the catalogue: going back restores all its pages without refetching them.
const CATALOGUE = { staleTime: 10 * 60_000, gcTime: 30 * 60_000 }
// A list of the buyer's own: it is current whenever it is shown.
const OWN = { refetchOnMount: 'always', refetchOnReconnect: 'always' } as const
/** The first page may have come with the document a moment ago. */
const OWN_PAGE = { staleTime: 2000 }

/**
 * A list that grows by pages, with its items, each once. Its first page is the plain query of the call, so the document
 * may contain it, or it may already be in flight. `listOf` returns the list of a reply.
 */
export function usePages<C extends Call, T>(
  call: Paged<C> & C,
  input: Input<C>,
  listOf: (reply: Reply<C>) => PageOfList<T>,
  idOf: (item: T) => string,
  /** The previous list remains until the first page of this one arrives. */
  { keepsPrevious = false } = {},
) {
  const queries = useQueryClient()
  const isOwn = call.access === 'login'
  const page = (number: number) => ({
    ...pageQuery<C>(call, input, number),
    ...(isOwn ? OWN_PAGE : {}),
  })
  const next = (reply: Reply<C>) => {
    const { total_count: total, page: number, limit } = listOf(reply)
    return number * limit < total && number < LAST_PAGE ? number + 1 : undefined
  }
  const pages = useInfiniteQuery({
    // The call's id comes first: invalidating the call invalidates its lists.
    queryKey: [call.id, 'pages', ...page(1).queryKey.slice(1)],
    // The infinite query retries a failed page. Retries of each page query would triple that.
    queryFn: ({ pageParam }) => queries.fetchQuery({ ...page(pageParam), retry: false }),
    initialPageParam: 1,
    initialData: () => {
      const first = queries.getQueryData<Reply<C>>(page(1).queryKey)
      return first && { pages: [first], pageParams: [1] }
    },
    initialDataUpdatedAt: () => queries.getQueryState(page(1).queryKey)?.dataUpdatedAt,
    getNextPageParam: next,
    placeholderData: keepsPrevious ? (previous) => previous : undefined,
    ...(isOwn ? OWN : CATALOGUE),
  })
  const replies = pages.data?.pages
  const items = useMemo(
    () => withoutRepeats(replies?.map((reply) => listOf(reply).items) ?? [], idOf),
    // Both functions only read, and each render has new ones.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [replies],
  )
  return {
    ...pages,
    items,
    prefetchNextPage: () => {
      const number = replies && next(replies.at(-1)!)
      if (number) void queries.prefetchQuery(page(number))
    },
    /** Refetches all pages. */
    refetch: async () => {
      await queries.invalidateQueries({ queryKey: [call.id], refetchType: 'none' })
      await pages.refetch()
    },
  }
}

function pageQuery<C extends Call>(call: C, input: Input<C>, number: number) {
  const { query } = input as { query?: object }
  const pageInput = number === 1 ? input : { ...input, query: { ...query, page: String(number) } }
  const queryOf = callQuery as unknown as (
    call: C,
    input: unknown,
  ) => ReturnType<typeof callQuery<C>>
  return queryOf(call, pageInput)
}
