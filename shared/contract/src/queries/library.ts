import { QueryClient, type QueryKey } from '@tanstack/query-core'
import { isApiError, type ApiError } from '../http/api-error.ts'
import { FRESH_MS } from './fresh.ts'
import type { Kept } from './queries.ts'

export {
  InfiniteQueryObserver,
  MutationObserver,
  QueryObserver,
  notifyManager,
} from '@tanstack/query-core'

const RETRIES = 2

/** Creates a client with the replies of the document. */
export function createClient(kept: Iterable<Kept & { key: QueryKey }>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // An offline query must fail and show its screen. A paused query would show a skeleton forever.
        networkMode: 'always',
        // A query that failed offline is refetched when the connection is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < RETRIES && isApiError(error) && error.retry,
      },
      mutations: { networkMode: 'always' },
    },
  })
  for (const { key, data, dataUpdatedAt, error } of kept) {
    if (error) refuse(client, key, error)
    else client.setQueryData(key, data, { updatedAt: dataUpdatedAt })
  }
  return client
}

/** Stores an error of the document as a fresh result, so that rendering it does not refetch it for a while. */
function refuse(client: QueryClient, queryKey: QueryKey, error: ApiError): void {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }))
  query.setState({ ...query.state, status: 'error', error, errorUpdatedAt: Date.now() })
  client.setQueryDefaults(queryKey, { retryOnMount: false })
  setTimeout(() => client.setQueryDefaults(queryKey, {}), FRESH_MS)
}
