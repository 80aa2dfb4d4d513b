import { list, lists } from '@borong/api/lists'
import type { Reply } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

export type Lists = Reply<typeof lists>
export type SavedList = Reply<typeof list>['result']
export type SavedItem = SavedList['items'][number]

export type Schedule = NonNullable<SavedList['schedule']>

export const listPath = (id: string) => `/lists/${id}`

/** Marks all lists as stale after a change; those on the page are fetched again. */
export function useListsChanged(): () => Promise<void> {
  const invalidate = useInvalidate()
  return async () => {
    await invalidate(lists, list)
  }
}
