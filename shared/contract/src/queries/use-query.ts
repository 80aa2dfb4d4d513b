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

/** Options that mean the same before the library is here. */
type Early<O> = Omit<O, 'enabled' | 'staleTime' | 'refetchOnMount'> &
  Pick<Asked, 'enabled' | 'staleTime' | 'refetchOnMount'>
type Shown<R> = R extends unknown ? Pick<R, keyof R & keyof Result> : never

/** A reply that is read when it is not there, and kept for whoever asks the same. */
export const useQuery = <T = unknown, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: Early<QueryObserverOptions<T, E, D, T, K>>,
) =>
  useWatch('QueryObserver', options as unknown as Asked).result as Shown<QueryObserverResult<D, E>>

/** A list that is read page by page. */
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

/** The same as `useQuery` for a part that is not drawn without it: waits with the nearest `Suspense`. */
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
    // A render on the server draws what came with it; the browser reads the rest.
    if (typeof document === 'undefined')
      throw new NotOnServer(`${options.queryKey[0]} is not part of this document`)
    use(queries.coming())
  }
  // A failure is drawn by the boundary, and tried again when that is told to.
  const asked = { ...options, retryOnMount: false } as unknown as Asked
  const { watch, result } = useWatch('QueryObserver', asked)
  if (result.isPending) throw watch.fetch(asked)
  if (result.isError && !result.isFetching && result.data === undefined) throw result.error
  return result as Shown<QueryObserverResult<D, E>> & { data: D }
}

/** The replies of this page: to change them, to forget them, to read them before they are asked for. */
export const useQueryClient = (): QueryTools => usePage().queries

function useWatch(kind: Kind, asked: Asked) {
  const { queries } = usePage()
  const [watch] = useState(() => new Watch(queries, kind))
  const result = watch.draw(asked)
  useEffect(() => watch.follow(asked, result))
  useSyncExternalStore(watch.subscribe, watch.seen, watch.seen)
  return { watch, result }
}
