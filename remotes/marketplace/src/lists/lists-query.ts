import { list, lists } from '@borong/api/lists'
import { useQueryClient, type Reply } from '@borong/contract'

export type Lists = Reply<typeof lists>
export type SavedList = Reply<typeof list>['result']
export type SavedItem = SavedList['items'][number]

export type Schedule = NonNullable<SavedList['schedule']>

export const listPath = (id: string) => `/lists/${id}`

/** Marks all lists as stale after a change; those on the page are fetched again. */
export function useListsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [lists.id, list.id].map((id) => queries.invalidateQueries({ queryKey: [id] })),
    )
  }
}
