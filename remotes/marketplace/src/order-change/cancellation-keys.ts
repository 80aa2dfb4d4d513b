import { inThisBrowser, storedKeys } from '@borong/contract'

const NAME = 'marketplace.cancellation-keys'
/** The name in releases in which the screen belonged to another remote. */
const EARLIER = 'billing.cancellation-keys'

export const cancellationKeys = storedKeys(NAME)

/** Takes over the keys that an earlier release has stored, once: a finished key must not come back. */
export function adoptEarlierKeys(): void {
  const earlier = inThisBrowser.getItem<object | null>(EARLIER, null)
  if (!earlier) return
  inThisBrowser.setItem(NAME, { ...earlier, ...inThisBrowser.getItem(NAME, {}) })
  inThisBrowser.removeItem(EARLIER)
}
