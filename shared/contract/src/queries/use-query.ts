import type {
  DefaultError,
  InfiniteData,
  InfiniteQueryObserverOptions,
  InfiniteQueryObserverResult,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/query-core'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { NotOnServer } from '../not-on-server.ts'
import { usePage } from '../page.ts'
import type { QueryTools } from './queries.ts'
import { Watch, type Asked, type Kind, type Result } from './watch.ts'

/** The query options, limited to forms that also work before the library loads. */
type Early<O> = Omit<O, 'enabled' | 'staleTime' | 'refetchOnMount'> &
  Pick<Asked, 'enabled' | 'staleTime' | 'refetchOnMount'>
type Shown<R> = R extends unknown ? Pick<R, keyof R & keyof Result> : never

/** Returns a query with its state, cached for all components with the same key. */
export const useQuery = <T = unknown, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: Early<QueryObserverOptions<T, E, D, T, K>>,
) =>
  useWatch('QueryObserver', options as unknown as Asked).result as Shown<QueryObserverResult<D, E>>

/** Returns a list that is loaded page by page. */
export const useInfiniteQuery = <
  T = unknown,
  E = DefaultError,
  D = InfiniteData<T>,
  K extends QueryKey = QueryKey,
  P = unknown,
>(
  options: Early<InfiniteQueryObserverOptions<T, E, D, K, P>>,
) =>
  useWatch('InfiniteQueryObserver', options as unknown as Asked).result as Shown<
    InfiniteQueryObserverResult<D, E>
  >

/** Returns a query like `useQuery`, but suspends until there is data. */
export function useSuspenseQuery<
  T = unknown,
  E = DefaultError,
  D = T,
  K extends QueryKey = QueryKey,
>(
  options: Early<Omit<QueryObserverOptions<T, E, D, T, K>, 'enabled' | 'placeholderData'>>,
): Shown<QueryObserverResult<D, E>> & { data: D } {
  const { queries } = usePage()
  if (!queries.engine && queries.getQueryState(options.queryKey)?.status !== 'success') {
    // The server renders only the data of the document. The browser fetches the rest.
    if (typeof document === 'undefined')
      throw new NotOnServer(`${options.queryKey[0]} is not part of this document`)
    use(queries.coming())
  }
  // The boundary renders a failure, and its retry fetches again.
  const asked = { ...options, retryOnMount: false } as unknown as Asked
  const { watch, result } = useWatch('QueryObserver', asked)
  if (result.isPending) throw watch.fetch(asked)
  if (result.isError && !result.isFetching && result.data === undefined) throw result.error
  return result as Shown<QueryObserverResult<D, E>> & { data: D }
}

/** Returns the query cache of the page, to change, invalidate and prefetch responses. */
export const useQueryClient = (): QueryTools => usePage().queries

function useWatch(kind: Kind, asked: Asked) {
  const { queries } = usePage()
  const [watch] = useState(() => new Watch(queries, kind))
  const result = watch.draw(asked)
  useEffect(() => watch.follow(asked, result))
  useSyncExternalStore(watch.subscribe, watch.seen, watch.seen)
  return { watch, result }
}
