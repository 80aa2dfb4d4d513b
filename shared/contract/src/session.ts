import { atom, useStore, type Atom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { currentPage } from './page.ts'

/** The state of the sign-in: unknown until hydration, then a guest or a buyer. */
export interface Session {
  /**
   * `unknown` on the server and until hydration, so that both render the same. A `buyer` has an access token, or a
   * refresh token, which the next call uses.
   */
  status: 'unknown' | 'guest' | 'buyer'
  /** True for a buyer with an access token, and false while the session is resumed with the refresh token. */
  loggedIn: boolean
  /** Whether a guest token exists, so that calls with guest access can be sent. */
  hasGuestToken: boolean
}

const nobody: Session = { status: 'unknown', loggedIn: false, hasGuestToken: false }

/** The session as the cookies describe it, writable by the host only. */
export const sessionState = atom<Session>(nobody)

/** The current session. The host keeps it equal to the cookies in every tab. */
export const sessionAtom: Atom<Session> = atom((get) => get(sessionState))

/** Returns the current session. */
export const useSession = (): Session => {
  const store = useStore()
  // A part that hydrates late starts with the server's value, although the session may be known by then.
  return useSyncExternalStore(
    (listener) => store.sub(sessionAtom, listener),
    () => store.get(sessionAtom),
    () => nobody,
  )
}

/** Guards an action of buyers. Returns true for a buyer, else navigates to the login page and returns false. */
export function requireLogin(): boolean {
  const { credentials } = currentPage()
  // The call of the action uses the refresh token.
  if (credentials.accessToken() || credentials.refreshToken()) return true
  credentials.toLogin()
  return false
}
