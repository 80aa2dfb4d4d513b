import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The names of the feature flags in the specification. */
export type FlagName =
  | 'wallet-maintenance'
  | 'sku-checkout-store-service'
  | 'premium-partner-payment'
  | 'new-thank-you-page'
  | 'marketplace-chat-v2'
  | 'marketplace-cart'

/** The flags, or `null` until the flag service has answered; writable by the host only. */
export const flagsAtom = atom<Readonly<Partial<Record<FlagName, boolean>>> | null>(null)

/** Whether a screen uses a flag, which starts the flag service; read by the host only. */
export const flagsRequestedAtom = atom(false)

/** Returns whether a flag is on, or `undefined` until the flag service has answered. */
export function useFlag(name: FlagName): boolean | undefined {
  const flags = useAtomValue(flagsAtom)
  const want = useSetAtom(flagsRequestedAtom)
  useEffect(() => want(true), [want])
  return flags === null ? undefined : (flags[name] ?? false)
}
