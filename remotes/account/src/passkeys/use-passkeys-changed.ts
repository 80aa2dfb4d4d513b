import { passkeys } from '@borong/api/passkeys'
import { toast } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Reads the passkeys again after a change, and shows the toast `done`. */
export function usePasskeysChanged(): (done: string) => Promise<void> {
  const invalidate = useInvalidate()
  return async (done) => {
    await invalidate(passkeys)
    toast(done, { type: 'success' })
  }
}
