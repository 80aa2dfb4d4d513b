import { useQueryClient, type Call } from '@borong/contract'
import { useCallback } from 'react'

/**
 * Returns a function that refetches all replies of these calls: at once where they are shown, else when they are shown
 * again. Its promise settles with the refetches.
 */
export function useInvalidate(): (...calls: readonly Pick<Call, 'id'>[]) => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(
    (...calls) => Promise.all(calls.map(({ id }) => queries.invalidateQueries({ queryKey: [id] }))),
    [queries],
  )
}
