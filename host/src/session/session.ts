import { blacklist } from '@borong/api/session'
import { callOn, sessionState, type Page } from '@borong/contract/host'
import { inThisBrowser, inThisTab } from '@borong/contract'
import type { AcrossTabs } from './across-tabs.ts'
import type { Cookies } from './cookies.ts'
import { SESSION_ENDED } from './end-of-session.ts'
import { isGuests } from './guests-keys.ts'
import { PREVIOUS_PATH } from './previous-path.ts'
import type { TokenPair, Tokens } from './tokens.ts'

/** The identity host's reply to a sign-in or a registration. */
export type SignedIn = TokenPair & { user_id: string }

/** Signs in and out, and syncs the page with the cookies. */
export interface SessionMachine {
  /** Reads the cookies into the page, resumes a session of earlier, and then follows changes in other tabs. */
  start(): () => void
  /** Reads the cookies into the page. */
  follow(): void
  signIn(buyer: SignedIn): void
  signOut(): Promise<void>
  ensureGuest(): Promise<boolean>
}

interface Parts {
  page: Page
  cookies: Cookies
  tokens: Tokens
  tabs: AcrossTabs
  /** Routes to `/` in the app, and the browser to `/logout` on the main site. */
  leave(): void
  /** Loads a new document, so that none of the buyer's data remains in this tab's memory. */
  restart(): void
}

/** Event on `window` before a buyer's data is cleared, for services that identify him, e.g. the chat. */
export const BEFORE_SIGN_OUT = 'borong:before-sign-out'

const RECENT_SEARCH = 'recent_search'
/** The owner of the stored drafts. A session may expire and continue when the buyer signs in again. */
const LAST_BUYER = 'last_buyer'

export function createSession({
  page,
  cookies,
  tokens,
  tabs,
  leave,
  restart,
}: Parts): SessionMachine {
  const follow = () => {
    const loggedIn = cookies.read('access_token') !== ''
    const hasGuestToken = cookies.read('grant_token') !== ''
    const status = loggedIn || cookies.read('refresh_token') !== '' ? 'buyer' : 'guest'
    page.store.set(sessionState, (before) => {
      const same =
        before.status === status &&
        before.loggedIn === loggedIn &&
        before.hasGuestToken === hasGuestToken
      return same ? before : { status, loggedIn, hasGuestToken }
    })
  }
  const resume = () => {
    const { status, loggedIn } = page.store.get(sessionState)
    // A failed attempt is repeated by the next call, and when the connection or the tab is back.
    if (status === 'buyer' && !loggedIn) void page.credentials.prepare('login')
  }
  const clearStored = (isRetained: (key: string) => boolean) => {
    for (const storage of [inThisBrowser, inThisTab])
      for (const key of storage.keys()) if (!isRetained(key)) storage.removeItem(key)
    cookies.clear('placed')
    page.queries.clear()
  }
  const clearBuyer = () => {
    // Local storage: drafts, recent searches, the previous path. The language is a cookie and remains.
    clearStored(() => false)
    follow()
  }
  // Drafts, orders and other data of the previous buyer must not be visible to the next one.
  const clearPreviousBuyer = () => clearStored(isNobodys)
  const refetch = () => {
    // A refusal to a guest, or to a session that had ended, does not apply to the new session.
    page.queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void page.queries.invalidateQueries()
  }
  return {
    follow,
    start() {
      follow()
      resume()
      window.addEventListener('online', resume)
      document.addEventListener('visibilitychange', resume)
      const stopListening = tabs.listen((news) => {
        if (news === 'signed-out') {
          clearBuyer()
          return restart()
        }
        if (news === 'another-signed-in') {
          clearPreviousBuyer()
          return restart()
        }
        follow()
        if (news === 'signed-in') refetch()
      })
      return () => {
        stopListening()
        window.removeEventListener('online', resume)
        document.removeEventListener('visibilitychange', resume)
      }
    },
    signIn(buyer) {
      const isAnother = !['', buyer.user_id].includes(inThisBrowser.getItem(LAST_BUYER, ''))
      if (isAnother) {
        // The previous buyer did not sign out himself.
        window.dispatchEvent(new Event(BEFORE_SIGN_OUT))
        clearPreviousBuyer()
      }
      tokens.store(buyer)
      inThisBrowser.removeItem(RECENT_SEARCH)
      inThisBrowser.removeItem(SESSION_ENDED)
      inThisBrowser.setItem(LAST_BUYER, buyer.user_id)
      if (isAnother) {
        tabs.tell('another-signed-in')
        return restart()
      }
      follow()
      refetch()
      tabs.tell('signed-in')
    },
    async signOut() {
      window.dispatchEvent(new Event(BEFORE_SIGN_OUT))
      page.telemetry.record({ type: 'track', event: { name: 'logout', fields: {} } })
      try {
        await callOn(page, blacklist, {}, { requireLogin: false })
      } catch (error) {
        page.telemetry.record({ type: 'error', error, context: { call: 'blacklist' } })
      }
      cookies.clear('date_milliseconds', 'access_token', 'refresh_token')
      clearBuyer()
      tabs.tell('signed-out')
      leave()
    },
    async ensureGuest() {
      const there = cookies.read('access_token') !== '' || (await tokens.ensureGuest())
      follow()
      return there
    },
  }
}

/** Whether stored data belongs to no single buyer: the current sign-in, its previous path, a guest's own data. */
const isNobodys = (key: string) =>
  key === PREVIOUS_PATH || key.startsWith('sign_in.') || isGuests(key)
