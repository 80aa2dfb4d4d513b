import { toast, useQueryClient } from '@borong/contract'

/** Reads the devices again after a change, and shows the toast `done`. */
export function useDevicesChanged(): (done: string) => Promise<void> {
  const queries = useQueryClient()
  return async (done) => {
    await queries.invalidateQueries({ queryKey: ['devices'] })
    toast(done, { type: 'success' })
  }
}
