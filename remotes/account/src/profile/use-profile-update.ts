import { call, isFault, toast, useNavigate, useQueryClient, type Input } from '@borong/contract'
import { useOnce } from '@borong/ui/use-once'
import { useIdentity } from '../identity/identity.atoms.ts'

type Change = Input<'updateProfile'>['body']

/** Saves a change of the profile, with the proof if there is one; then the buyer is told in the words given, and is back on their page. */
export function useProfileUpdate(done: string, onSaved?: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { state, change } = useIdentity()
  return useOnce(isFault, async (body: Change) => {
    try {
      await call('updateProfile', { body }, state.ota ? { headers: { 'X-Ota': state.ota } } : {})
    } catch (fault) {
      if (!isFault(fault) || fault.reason !== 'OTA_INVALID') throw fault
      // The proof was too old: it is asked for again.
      change({ ota: '' })
      return toast(fault.message, { type: 'error' })
    }
    await Promise.all(
      ['userProfile', 'buyerProfileSections', 'verifyUser'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    if (body.new_password ?? body.new_pin) change({ ota: '' })
    onSaved?.()
    toast(done, { type: 'success' })
    void navigate('/profile', { replace: true })
  })
}
