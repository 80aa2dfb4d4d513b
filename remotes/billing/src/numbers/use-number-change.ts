import { isApiError, toast, useQueryClient } from '@borong/contract'
import { useOnce } from '@borong/ui/use-once'

/** Changes a saved number, then refetches the lists that show it. */
export function useNumberChange(change: () => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  return useOnce(isApiError, async () => {
    await change()
    toast(done, { id: 'saved-number' })
    void queries.invalidateQueries({ queryKey: ['billsDue'] })
    await queries.invalidateQueries({ queryKey: ['billNumbers'] })
  })
}
