import { QueryClient } from '@tanstack/query-core'
import { isFault } from '../http/fault.ts'
import { FRESH_MS } from './fresh.ts'

export {
  InfiniteQueryObserver,
  MutationObserver,
  QueryObserver,
  notifyManager,
} from '@tanstack/query-core'

const RETRIES = 2

export const createClient = () =>
  new QueryClient({
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
