import { QueryClient, type QueryKey } from '@tanstack/query-core'
import { isFault, type Fault } from '../http/fault.ts'
import { FRESH_MS } from './fresh.ts'
import type { Kept } from './queries.ts'

export {
  InfiniteQueryObserver,
  MutationObserver,
  QueryObserver,
  notifyManager,
} from '@tanstack/query-core'

const RETRIES = 2

/** A client that begins with what the document brought. */
export function createClient(kept: Iterable<Kept & { key: QueryKey }>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Offline is an answer, with a screen of its own; a paused query would show a skeleton for ever.
        networkMode: 'always',
        // What failed without a connection comes by itself with it.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < RETRIES && isFault(error) && error.retry,
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

/** What the document says is not there is for a while as good as a reply: to draw it does not ask for it again. */
function refuse(client: QueryClient, queryKey: QueryKey, error: Fault): void {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }))
  query.setState({ ...query.state, status: 'error', error, errorUpdatedAt: Date.now() })
  client.setQueryDefaults(queryKey, { retryOnMount: false })
  setTimeout(() => client.setQueryDefaults(queryKey, {}), FRESH_MS)
}
