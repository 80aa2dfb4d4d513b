import { billCalendar, billsDue, billNumbers } from '@borong/api/billing'
import { toast, useSubmit } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Changes a saved number, then refetches the lists that show it. */
export function useNumberChange(change: () => Promise<unknown>, done: string) {
  const invalidate = useInvalidate()
  return useSubmit(async () => {
    await change()
    toast(done, { id: 'saved-number' })
    await invalidate(billsDue, billNumbers, billCalendar)
  })
}
