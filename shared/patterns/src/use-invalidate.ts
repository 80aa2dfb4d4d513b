import { useQueryClient, type Call } from '@borong/contract'
import { useCallback } from 'react'

/**
 * Returns a function that refetches all replies of these calls: immediately if they are on the page, otherwise when a
 * page needs them. Its promise settles with the refetches.
 */
export function useInvalidate(): (...calls: readonly Pick<Call, 'id'>[]) => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(
    (...calls) => Promise.all(calls.map(({ id }) => queries.invalidateQueries({ queryKey: [id] }))),
    [queries],
  )
}
