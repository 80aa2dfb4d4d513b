import { clearSearchHistory, searchHistory } from '@borong/api/search'
import type { RecentSearch } from '@borong/api/search.shapes'
import { call, callQuery, toast, useQuery } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useMemo, useSyncExternalStore } from 'react'
import {
  removeSearch,
  clearSearches,
  onRecentChange,
  readRecent,
  recentFirst,
  type Searches,
} from './recent-searches.ts'

const SHOWN = 8

/** Recent searches: those of this browser, then others that the gateway stores for this guest or buyer. */
export function useHistory() {
  const textOf = useErrorText()
  const invalidate = useInvalidate()
  // The first render must match the server's, which has no local storage.
  const text = useSyncExternalStore(
    onRecentChange,
    () => JSON.stringify(readRecent()),
    () => '{}',
  )
  const local = useMemo(() => recentFirst(JSON.parse(text) as Searches), [text])
  const history = callQuery(searchHistory)
  const { data } = useQuery({ ...history, staleTime: 0 })
  const links = new Set(local.map((entry) => entry.link))
  const others = data?.data.filter((entry) => !links.has(entry.link)) ?? []

  async function clear(keyword?: string) {
    try {
      await call(clearSearchHistory, { query: keyword === undefined ? {} : { keyword } })
      await invalidate(searchHistory)
    } catch (error) {
      toast(textOf(error), { type: 'error' })
    }
  }
  return {
    entries: [...local, ...others].slice(0, SHOWN),
    remove: (entry: RecentSearch) => {
      removeSearch(entry.link)
      return clear(entry.name)
    },
    clear: () => {
      clearSearches()
      return clear()
    },
  }
}
