import { joinTenders, tenders, tender } from '@borong/api/tenders'
import { atom, call, isApiError, useAtom, useSession, storedChoice } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useEffect, useState } from 'react'

const MOST_KEYS = 20

/** The keys of tenders that this browser sent as a guest. They prove that they are the visitor's own. */
const guestKeysAtom = storedChoice<readonly string[]>('services.guest_tenders', [])

export const rememberGuestTenderAtom = atom(null, (get, set, key: string) => {
  set(guestKeysAtom, [key, ...get(guestKeysAtom).filter((one) => one !== key)].slice(0, MOST_KEYS))
})

/** Joins the guest's tenders to the account as soon as the visitor is a buyer. True until then. */
export function useJoinTenders(): boolean {
  const [keys, setKeys] = useAtom(guestKeysAtom)
  const invalidate = useInvalidate()
  const { loggedIn } = useSession()
  const [isJoining, setJoining] = useState(false)
  useEffect(() => {
    if (!loggedIn || keys.length === 0) return
    const join = async () => {
      setJoining(true)
      try {
        await call(joinTenders, { body: { keys: [...keys] } })
        setKeys([])
        await invalidate(tenders, tender)
      } catch (error) {
        // The next page of tenders tries again.
        if (!isApiError(error)) throw error
      } finally {
        setJoining(false)
      }
    }
    void join()
  }, [loggedIn, keys, setKeys, invalidate])
  return isJoining
}
