import type { FlagName } from '@borong/contract'

export type Flags = Readonly<Record<FlagName, boolean>>

/** P-05: how the switches stand for those whom the flag service is not asked about, or when it says nothing. */
export const defaultFlags: Flags = {
  'wallet-maintenance': false,
  'sku-checkout-store-service': true,
  'premium-partner-payment': true,
  'new-thank-you-page': true,
  'marketplace-chat-v2': true,
  'marketplace-cart': true,
}

/** The six switches, each as reported, else as it stands by default. */
export function resolveFlags(reported: (name: FlagName) => boolean | undefined): Flags {
  const names = Object.keys(defaultFlags) as FlagName[]
  return Object.fromEntries(
    names.map((name) => [name, reported(name) ?? defaultFlags[name]]),
  ) as Flags
}
