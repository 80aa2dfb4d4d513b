import { userProfile } from '@borong/api/users'
import { accountPrivacy } from '@borong/api/privacy'
import { toast } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** Reads the buyer's privacy data again after a change, and shows the toast `done`. */
export function usePrivacyChanged(): (done?: string) => Promise<void> {
  const invalidate = useInvalidate()
  return async (done) => {
    await invalidate(accountPrivacy, userProfile)
    if (done) toast(done, { type: 'success' })
  }
}
