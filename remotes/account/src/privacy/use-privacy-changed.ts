import { toast, useQueryClient } from '@borong/contract'

/** Reads the buyer's privacy data again after a change, and shows the toast `done`. */
export function usePrivacyChanged(): (done?: string) => Promise<void> {
  const queries = useQueryClient()
  return async (done) => {
    await Promise.all(
      ['accountPrivacy', 'userProfile'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    if (done) toast(done, { type: 'success' })
  }
}
