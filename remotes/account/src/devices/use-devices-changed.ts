import { devices } from '@borong/api/devices'
import { toast } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Reads the devices again after a change, and shows the toast `done`. */
export function useDevicesChanged(): (done: string) => Promise<void> {
  const invalidate = useInvalidate()
  return async (done) => {
    await invalidate(devices)
    toast(done, { type: 'success' })
  }
}
