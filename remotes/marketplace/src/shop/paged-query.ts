import {
  callQuery,
  useInfiniteQuery,
  useQueryClient,
  type Call,
  type Input,
  type Reply,
} from '@borong/contract'

// Long enough that going back restores a long list without refetching each of its pages.
const FRESH_MS = 10 * 60_000
const KEPT_MS = 30 * 60_000

/** A call whose query has a page; `never` for any other. */
type Paged<C extends Call> = Input<C> extends { query: { page?: string } } ? C : never

/**
 * A list that grows by pages. Its first page is the plain query of the call, so the document may contain it, or it may
 * already be in flight. `next` returns the page that follows a reply.
 */
export function usePages<C extends Call>(
  call: Paged<C> & C,
  input: Input<C>,
  next: (reply: Reply<C>) => number | undefined,
  /** The previous list remains until the first page of this one arrives. */
  keepsLast = false,
) {
  const queries = useQueryClient()
  const page = (number: number) => pageQuery<C>(call, input, number)
  const pages = useInfiniteQuery({
    queryKey: ['pages', ...page(1).queryKey],
    // The infinite query retries a failed page. Retries of each page query would triple that.
    queryFn: ({ pageParam }) => queries.fetchQuery({ ...page(pageParam), retry: false }),
    initialPageParam: 1,
    initialData: () => {
      const first = queries.getQueryData<Reply<C>>(page(1).queryKey)
      return first && { pages: [first], pageParams: [1] }
    },
    initialDataUpdatedAt: () => queries.getQueryState(page(1).queryKey)?.dataUpdatedAt,
    getNextPageParam: next,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    placeholderData: keepsLast ? (last) => last : undefined,
  })
  return {
    ...pages,
    /** Prefetches the next page. */
    warmNext: () => {
      const number = pages.data && next(pages.data.pages.at(-1)!)
      if (number) void queries.prefetchQuery(page(number))
    },
    /** Refetches all pages, including the first. */
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
