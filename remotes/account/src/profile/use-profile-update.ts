import { verifyUser } from '@borong/api/verification'
import { updateProfile, userProfile, buyerProfileSections } from '@borong/api/users'
import { call, isApiError, toast, useNavigate, useSubmit, type Input } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useIdentity } from '../identity/identity.atoms.ts'

type Change = Input<typeof updateProfile>['body']

/** Saves a change of the profile, with the proof if there is one. Then shows the toast `done` and opens the profile. */
export function useProfileUpdate(done: string, onSaved?: () => void) {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { state, change } = useIdentity()
  return useSubmit(
    async (body: Change) => {
      try {
        await call(updateProfile, { body }, state.ota ? { headers: { 'X-Ota': state.ota } } : {})
      } catch (error) {
        if (!isApiError(error) || error.reason !== 'OTA_INVALID') throw error
        // The proof has expired: the buyer is asked for a new one.
        change({ ota: '' })
        toast(error.message, { type: 'error' })
        return null
      }
      await invalidate(userProfile, buyerProfileSections, verifyUser)
      if (body.new_password ?? body.new_pin) change({ ota: '' })
      onSaved?.()
      toast(done, { type: 'success' })
      return true
    },
    { leave: (isSaved) => isSaved && navigate('/profile', { replace: true }) },
  )
}
