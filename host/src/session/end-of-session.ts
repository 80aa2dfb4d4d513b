import { inThisBrowser } from '@borong/contract'
import type { Renewal } from './tokens.ts'

/** The reason for a session's end that its buyer did not request. */
export type End = Exclude<Renewal, 'renewed'>

/** Stores the reason for all tabs until the next sign-in. */
export const SESSION_ENDED = 'session_ended'

/** Stores the reason for the session's end, for the login page. */
export const noteEnd = (why: End) => void inThisBrowser.setItem(SESSION_ENDED, why)
