import { callOn, sessionState, type Page } from '@borong/contract/host'
import type { AcrossTabs } from './across-tabs.ts'
import type { Cookies } from './cookies.ts'
import { SESSION_ENDED } from './end-of-session.ts'
import type { TokenPair, Tokens } from './tokens.ts'

/** Signing in and out, and keeping the page in step with the cookies. */
export interface SessionMachine {
  /** Reads the cookies into the page, and from then on follows what other tabs do. */
  start(): () => void
  /** Reads the cookies into the page. */
  follow(): void
  signIn(pair: TokenPair): void
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

/** Event on `window` before a sign-out, for services that know the buyer by name, e.g. the chat. */
export const BEFORE_SIGN_OUT = 'borong:before-sign-out'

const RECENT_SEARCH = 'recent_search'

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
  const forgetBuyer = () => {
    // The local store: drafts, recent searches, the previous path. The language is a cookie and stays.
    inStorage(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    cookies.clear('placed')
    page.queries.clear()
    follow()
  }
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
        follow()
        if (news === 'signed-in') readAnew()
      })
    },
    signIn(pair) {
      tokens.keep(pair)
      inStorage(() => {
        localStorage.removeItem(RECENT_SEARCH)
        localStorage.removeItem(SESSION_ENDED)
      })
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

function inStorage(change: () => void): void {
  try {
    change()
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}
