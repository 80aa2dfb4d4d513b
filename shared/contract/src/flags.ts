import { atom, useAtomValue } from 'jotai'

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

/** Whether a flag is on; `undefined` until the flag service has reported. */
export function useFlag(name: FlagName): boolean | undefined {
  const flags = useAtomValue(flagsAtom)
  return flags === null ? undefined : (flags[name] ?? false)
}
