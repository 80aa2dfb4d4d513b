import { hashKey, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { ApiError, isApiError } from '../http/api-error.ts'
import type { Boot } from '../release.ts'

/** The time during which a reply is fresh and not refetched. */
const FRESH_MS = 60_000
const RETRIES = 2
/** Together they take 1.2 seconds: a visitor sees the failure of a server after about two seconds of skeleton. */
const retryDelay = (failures: number) => 400 * 2 ** failures

/** Creates the query cache of a page with the replies and refusals of its document. `now` is the caller's time. */
export function createQueryClient(boot: Pick<Boot, 'data' | 'refused'>, now: number): QueryClient {
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
        retryDelay,
        // A component that renders a refusal of the document does not repeat the call for a while.
        retryOnMount: ({ state }) =>
          state.errorUpdateCount > 0 || Date.now() - state.errorUpdatedAt >= FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  })
  hydrate(client, dehydrated(boot, now))
  return client
}

type DehydratedQuery = DehydratedState['queries'][number]

/** The first data of a document in the library's format. The edge does not run the library. */
function dehydrated(
  { data, refused = [] }: Pick<Boot, 'data' | 'refused'>,
  now: number,
): DehydratedState {
  const query = (queryKey: readonly unknown[], state: Partial<DehydratedQuery['state']>) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: now,
    state: { ...unfetched, ...state },
  })
  return {
    mutations: [],
    queries: [
      ...data.map(([key, reply]) =>
        query(key, { status: 'success', data: reply, dataUpdatedAt: now }),
      ),
      ...refused.map(([key, status, problem]) =>
        query(key, {
          status: 'error',
          error: new ApiError('refusal', status, problem),
          errorUpdatedAt: now,
        }),
      ),
    ],
  }
}

/** The state before the first fetch of this page. */
const unfetched: DehydratedQuery['state'] = {
  status: 'pending',
  fetchStatus: 'idle',
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
}
