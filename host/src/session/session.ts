import { callOn, sessionState, type Page } from '@borong/contract/host'
import type { AcrossTabs } from './across-tabs.ts'
import type { Cookies } from './cookies.ts'
import { SESSION_ENDED } from './end-of-session.ts'
import { isGuests } from './guests-keys.ts'
import { PREVIOUS_PATH } from './previous-path.ts'
import type { TokenPair, Tokens } from './tokens.ts'

/** What the identity host answers to who signs in or registers. */
export type SignedIn = TokenPair & { user_id: string }

/** Signing in and out, and keeping the page in step with the cookies. */
export interface SessionMachine {
  /** Reads the cookies into the page, and from then on follows what other tabs do. */
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
  /** In the app to `/`, and the browser to `/logout` on the main site. */
  leave(): void
  /** A new document, so that nothing of the buyer stays in this tab's memory. */
  startAnew(): void
}

/** Event on `window` before a buyer is forgotten, for services that know him by name, e.g. the chat. */
export const BEFORE_SIGN_OUT = 'borong:before-sign-out'

const RECENT_SEARCH = 'recent_search'
/** Whose drafts the browser keeps. A session may end without its buyer, and go on when he signs in again. */
const LAST_BUYER = 'last_buyer'

export function createSession({
  page,
  cookies,
  tokens,
  tabs,
  leave,
  startAnew,
}: Parts): SessionMachine {
  const follow = () => {
    const loggedIn = cookies.read('access_token') !== ''
    page.store.set(sessionState, (before) => {
      const hasGuestToken = cookies.read('grant_token') !== ''
      const status = loggedIn ? 'buyer' : 'guest'
      const same = before.status === status && before.hasGuestToken === hasGuestToken
      return same ? before : { status, loggedIn, hasGuestToken }
    })
  }
  const forget = (isKept: (key: string) => boolean) => {
    inStorage(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key)
    })
    cookies.clear('placed')
    page.queries.clear()
  }
  const forgetBuyer = () => {
    // The local store: drafts, recent searches, the previous path. The language is a cookie and stays.
    forget(() => false)
    follow()
  }
  // Drafts, orders and what else the one before has left is not for who signs in now.
  const forgetAnother = () => forget(isNobodys)
  const readAnew = () => {
    // What was refused to a guest, or to a session that had ended, was refused to somebody else.
    page.queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void page.queries.invalidateQueries()
  }
  return {
    follow,
    start() {
      follow()
      return tabs.listen((news) => {
        if (news === 'signed-out') {
          forgetBuyer()
          return startAnew()
        }
        if (news === 'another-signed-in') {
          forgetAnother()
          return startAnew()
        }
        follow()
        if (news === 'signed-in') readAnew()
      })
    },
    signIn(buyer) {
      const isAnother = ![null, buyer.user_id].includes(lastBuyer())
      if (isAnother) {
        // He did not sign out himself.
        window.dispatchEvent(new Event(BEFORE_SIGN_OUT))
        forgetAnother()
      }
      tokens.keep(buyer)
      inStorage(() => {
        localStorage.removeItem(RECENT_SEARCH)
        localStorage.removeItem(SESSION_ENDED)
        localStorage.setItem(LAST_BUYER, buyer.user_id)
      })
      if (isAnother) {
        tabs.tell('another-signed-in')
        return startAnew()
      }
      follow()
      readAnew()
      tabs.tell('signed-in')
    },
    async signOut() {
      window.dispatchEvent(new Event(BEFORE_SIGN_OUT))
      try {
        await callOn(page, 'blacklist', {}, { requireLogin: false })
      } catch (error) {
        page.telemetry.record({ type: 'error', error, context: { call: 'blacklist' } })
      }
      cookies.clear('date_milliseconds', 'access_token', 'refresh_token')
      forgetBuyer()
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

function lastBuyer(): string | null {
  try {
    return localStorage.getItem(LAST_BUYER)
  } catch {
    return null
  }
}

/** Of what a browser keeps, what is not one buyer's: the sign-in that is under way, whence it came, what a guest wanted. */
const isNobodys = (key: string) =>
  key === PREVIOUS_PATH || key.startsWith('sign_in.') || isGuests(key)

function inStorage(change: () => void): void {
  try {
    change()
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}
