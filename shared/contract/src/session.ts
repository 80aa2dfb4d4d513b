import { atom, useAtomValue, type Atom } from 'jotai'
import { currentPage } from './page.ts'

export interface Session {
  /** `unknown` on the server and until the page is live, so that both draw the same. */
  status: 'unknown' | 'guest' | 'buyer'
  /** True for a buyer. */
  loggedIn: boolean
  /** A guest token is there, so a guest's calls can be made. */
  hasGuestToken: boolean
}

/** For the host alone: what the cookies say. */
export const sessionState = atom<Session>({
  status: 'unknown',
  loggedIn: false,
  hasGuestToken: false,
})

/** Who the visitor is. The host keeps it in step with the cookies, in every tab. */
export const sessionAtom: Atom<Session> = atom((get) => get(sessionState))

/** Who the visitor is. */
export const useSession = (): Session => useAtomValue(sessionAtom)

/** Before something that only a buyer can do: true for a buyer, else the visitor is on the way to the login page. */
export function requireLogin(): boolean {
  const { credentials } = currentPage()
  if (credentials.accessToken()) return true
  credentials.toLogin()
  return false
}
