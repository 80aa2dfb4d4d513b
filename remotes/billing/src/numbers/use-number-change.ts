import { toast, useQueryClient, useSubmit } from '@borong/contract'

/** Changes a saved number, then refetches the lists that show it. */
export function useNumberChange(change: () => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  return useSubmit(async () => {
    await change()
    toast(done, { id: 'saved-number' })
    void queries.invalidateQueries({ queryKey: ['billsDue'] })
    await queries.invalidateQueries({ queryKey: ['billNumbers'] })
  })
}
