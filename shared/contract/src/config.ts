import { usePage } from './page.ts'
import type { RuntimeConfig } from './release.ts'

/** Addresses and keys that are decided where the shop runs. */
export const useConfig = (): RuntimeConfig => usePage().boot.config

/** The time that the document was made, in epoch milliseconds: what a first render counts from, equal on server and browser. */
export const useFirstNow = (): number => usePage().boot.now
