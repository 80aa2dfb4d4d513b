import {
  useSuspenseQuery as useLibrarySuspenseQuery,
  type DefaultError,
  type DefinedUseQueryResult,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'

/** Returns a query like `useQuery`, but suspends until there is data. Its declaration is that of contract 2.0. */
export const useSuspenseQuery = useLibrarySuspenseQuery as <
  T = unknown,
  E = DefaultError,
  D = T,
  K extends QueryKey = QueryKey,
>(
  options: Omit<UseQueryOptions<T, E, D, K>, 'enabled' | 'placeholderData'>,
) => DefinedUseQueryResult<D, E>
