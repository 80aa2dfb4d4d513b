import {
  callQuery,
  useInfiniteQuery,
  useQueryClient,
  type ApiCall,
  type Input,
  type Reply,
} from '@borong/contract'

// Long enough that back finds a long list as it was, without reading each of its pages again.
const FRESH_MS = 10 * 60_000
const KEPT_MS = 30 * 60_000

/** The calls whose query has a page. */
type PagedCall = {
  [K in ApiCall]: Input<K> extends { query: { page?: string } } ? K : never
}[ApiCall]

/**
 * A list that grows by pages. Its first page is the plain query of the call, so that it may come with the document or be
 * on its way already; `next` says which page follows a reply.
 */
export function usePages<K extends PagedCall>(
  name: K,
  input: Input<K>,
  next: (reply: Reply<K>) => number | undefined,
  /** The list before stands until the first page of this one is there. */
  keepsLast = false,
) {
  const queries = useQueryClient()
  const page = (number: number) => pageQuery(name, input, number)
  const pages = useInfiniteQuery({
    queryKey: ['pages', ...page(1).queryKey],
    // The list itself is tried again when a page fails; each try of a page of its own would triple that.
    queryFn: ({ pageParam }) => queries.fetchQuery({ ...page(pageParam), retry: false }),
    initialPageParam: 1,
    initialData: () => {
      const first = queries.getQueryData<Reply<K>>(page(1).queryKey)
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
    /** Reads the next page before anyone asks for it. */
    warmNext: () => {
      const number = pages.data && next(pages.data.pages.at(-1)!)
      if (number) void queries.prefetchQuery(page(number))
    },
    /** Reads everything anew, the first page too. */
    readAnew: async () => {
      await queries.invalidateQueries({ queryKey: [name], refetchType: 'none' })
      await pages.refetch()
    },
  }
}

function pageQuery<K extends PagedCall>(name: K, input: Input<K>, number: number) {
  const { query } = input as { query?: object }
  const asked = number === 1 ? input : { ...input, query: { ...query, page: String(number) } }
  const queryOf = callQuery as unknown as (
    name: K,
    input: unknown,
  ) => ReturnType<typeof callQuery<K>>
  return queryOf(name, asked)
}

/** Things of several pages in order, each once: a list that moved between two reads repeats some. */
export function withoutRepeats<T extends { id: string }>(pages: readonly (readonly T[])[]): T[] {
  const seen = new Map<string, T>()
  for (const item of pages.flat()) if (!seen.has(item.id)) seen.set(item.id, item)
  return [...seen.values()]
}
