import { inThisBrowser } from '@borong/contract'
import type { CartPart } from './cart-part.ts'

const KEY = 'guest.cart_wishes'

type Stored = Record<string, CartPart>

/** The mutations when there is no storage, or a full one: they last as long as the page. */
let unstored: Stored | undefined

/** The pending mutations of all tabs that outlive the page. */
export function readMutations(): CartPart[] {
  return Object.values(read())
}

export function storeMutations(parts: readonly CartPart[]): void {
  const stored = read()
  for (const part of parts)
    if (part.sequence >= (stored[part.key]?.sequence ?? 0)) stored[part.key] = part
  write(stored)
}

export function releaseMutations(parts: readonly CartPart[]): void {
  const stored = read()
  for (const part of parts)
    if ((stored[part.key]?.sequence ?? 0) <= part.sequence) delete stored[part.key]
  write(stored)
}

export const isStoredMutation = (part: CartPart): boolean =>
  read()[part.key]?.sequence === part.sequence

const read = (): Stored => unstored ?? inThisBrowser.getItem<Stored>(KEY, {})

function write(stored: Stored): void {
  const isEmpty = Object.keys(stored).length === 0
  if (isEmpty) inThisBrowser.removeItem(KEY)
  unstored = isEmpty || inThisBrowser.setItem(KEY, stored) ? undefined : stored
}
