import type { Renewal } from './tokens.ts'

export type End = Exclude<Renewal, 'renewed'>

const KEY = 'session_ended'

/** Notes that the session ended without the buyer's doing, for all tabs, until somebody signs in. */
export function noteEnd(why: End): void {
  try {
    localStorage.setItem(KEY, why)
  } catch {
    // Without storage the login page asks without giving the reason.
  }
}

/** Why the last session ended, if it was not the buyer's doing. */
export function endOfSession(): End | undefined {
  try {
    const why = localStorage.getItem(KEY)
    return why === 'failed' || why === 'refused' ? why : undefined
  } catch {
    return undefined
  }
}

/** Somebody has signed in: it needs not be told any more. */
export function forgetEnd(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was noted.
  }
}
