import type { Renewal } from './tokens.ts'

/** The reason for a session's end that its buyer did not request. */
export type End = Exclude<Renewal, 'renewed'>

/** Stores the reason for all tabs until the next sign-in. */
export const SESSION_ENDED = 'session_ended'

/** Stores the reason for the session's end, for the login page. */
export function noteEnd(why: End): void {
  try {
    localStorage.setItem(SESSION_ENDED, why)
  } catch {
    // Without storage the login page shows no reason.
  }
}
