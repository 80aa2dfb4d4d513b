import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The switches that the specification names. */
export type FlagName =
  | 'wallet-maintenance'
  | 'sku-checkout-store-service'
  | 'premium-partner-payment'
  | 'new-thank-you-page'
  | 'marketplace-chat-v2'
  | 'marketplace-cart'

/** For the host alone: `null` until the flag service has reported. */
export const flagsAtom = atom<Readonly<Partial<Record<FlagName, boolean>>> | null>(null)

/** For the host alone: whether a screen has asked for a flag: then the flag service begins at once. */
export const flagsWantedAtom = atom(false)

/** Whether a flag is on; `undefined` until the flag service has reported. */
export function useFlag(name: FlagName): boolean | undefined {
  const flags = useAtomValue(flagsAtom)
  const want = useSetAtom(flagsWantedAtom)
  useEffect(() => want(true), [want])
  return flags === null ? undefined : (flags[name] ?? false)
}
