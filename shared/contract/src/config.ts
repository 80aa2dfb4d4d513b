import { usePage } from './page.ts'
import type { RuntimeConfig } from './release.ts'

/** Returns the addresses and keys of this deployment. */
export const useConfig = (): RuntimeConfig => usePage().boot.config

/**
 * Returns the time at which the document was made, in epoch milliseconds. First renders use it, so that server and
 * browser render the same content.
 */
export const useFirstNow = (): number => usePage().boot.now
