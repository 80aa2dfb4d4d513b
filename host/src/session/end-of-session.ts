import type { Renewal } from './tokens.ts'

/** Why a session ended that its buyer did not end. */
export type End = Exclude<Renewal, 'renewed'>

/** Where the reason is kept, for all tabs, until somebody signs in. */
export const SESSION_ENDED = 'session_ended'

/** Notes why the session ended, to be told on the login page. */
export function noteEnd(why: End): void {
  try {
    localStorage.setItem(SESSION_ENDED, why)
  } catch {
    // Without storage the login page asks without giving the reason.
  }
}
