import { toast, useQueryClient } from '@borong/contract'

/** Reads the passkeys again after a change, and shows the toast `done`. */
export function usePasskeysChanged(): (done: string) => Promise<void> {
  const queries = useQueryClient()
  return async (done) => {
    await queries.invalidateQueries({ queryKey: ['passkeys'] })
    toast(done, { type: 'success' })
  }
}
