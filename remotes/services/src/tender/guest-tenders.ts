import { joinTenders } from '@borong/api/tenders'
import {
  atom,
  atomWithStorage,
  call,
  isApiError,
  useAtom,
  useQueryClient,
  useSession,
} from '@borong/contract'
import { useEffect, useState } from 'react'

const MOST_KEYS = 20

/** The keys of tenders that this browser sent as a guest. They prove that they are the visitor's own. */
const guestKeysAtom = atomWithStorage<readonly string[]>('services.guest_tenders', [])

export const rememberGuestTenderAtom = atom(null, (get, set, key: string) => {
  set(guestKeysAtom, [key, ...get(guestKeysAtom).filter((one) => one !== key)].slice(0, MOST_KEYS))
})

/** Joins the guest's tenders to the account as soon as the visitor is a buyer. True until then. */
export function useJoinTenders(): boolean {
  const [keys, setKeys] = useAtom(guestKeysAtom)
  const queries = useQueryClient()
  const { loggedIn } = useSession()
  const [isJoining, setJoining] = useState(false)
  useEffect(() => {
    if (!loggedIn || keys.length === 0) return
    const join = async () => {
      setJoining(true)
      try {
        await call(joinTenders, { body: { keys: [...keys] } })
        setKeys([])
        await queries.invalidateQueries({ queryKey: ['tenders'] })
        await queries.invalidateQueries({ queryKey: ['tender'] })
      } catch (error) {
        // The next page of tenders tries again.
        if (!isApiError(error)) throw error
      } finally {
        setJoining(false)
      }
    }
    void join()
  }, [loggedIn, keys, setKeys, queries])
  return isJoining
}
