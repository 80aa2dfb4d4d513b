import type { FlagName } from '@borong/contract'

export type Flags = Readonly<Record<FlagName, boolean>>

/** P-05: the defaults, for visitors without the flag service and for flags that it does not report. */
export const defaultFlags: Flags = {
  'wallet-maintenance': false,
  'sku-checkout-store-service': true,
  'premium-partner-payment': true,
  'new-thank-you-page': true,
  'marketplace-chat-v2': true,
  'marketplace-cart': true,
}

/** The six flags, each as reported or with its default. */
export function resolveFlags(reported: (name: FlagName) => boolean | undefined): Flags {
  const names = Object.keys(defaultFlags) as FlagName[]
  return Object.fromEntries(
    names.map((name) => [name, reported(name) ?? defaultFlags[name]]),
  ) as Flags
}
