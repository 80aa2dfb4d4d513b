import { QueryClient } from '@tanstack/react-query'
import { isFault } from './http/fault.ts'
import type { Boot } from './release.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/** A page's query client, with the replies that came in its document. `now` is the clock of whoever asks. */
export function createQueries(boot: Pick<Boot, 'data'>, now: number): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Offline is an answer, with a screen of its own; a paused query would show a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isFault(error) && error.retry,
      },
      mutations: { networkMode: 'always' },
    },
  })
  for (const [key, reply] of boot.data) queries.setQueryData(key, reply, { updatedAt: now })
  return queries
}
