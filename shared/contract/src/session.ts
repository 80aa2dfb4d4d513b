import { atom, useStore, type Atom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { currentPage } from './page.ts'

export interface Session {
  /** `unknown` on the server and until the page is live, so that both draw the same. */
  status: 'unknown' | 'guest' | 'buyer'
  /** True for a buyer. */
  loggedIn: boolean
  /** A guest token is there, so a guest's calls can be made. */
  hasGuestToken: boolean
}

const nobody: Session = { status: 'unknown', loggedIn: false, hasGuestToken: false }

/** For the host alone: what the cookies say. */
export const sessionState = atom<Session>(nobody)

/** Who the visitor is. The host keeps it in step with the cookies, in every tab. */
export const sessionAtom: Atom<Session> = atom((get) => get(sessionState))

/** Who the visitor is. */
export const useSession = (): Session => {
  const store = useStore()
  // A part that comes to life late begins as the server drew it, whatever is known by then.
  return useSyncExternalStore(
    (listener) => store.sub(sessionAtom, listener),
    () => store.get(sessionAtom),
    () => nobody,
  )
}

/** Before something that only a buyer can do: true for a buyer, else the visitor is on the way to the login page. */
export function requireLogin(): boolean {
  const { credentials } = currentPage()
  if (credentials.accessToken()) return true
  credentials.toLogin()
  return false
}
