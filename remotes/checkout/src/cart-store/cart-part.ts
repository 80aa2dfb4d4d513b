import type { CartItem, CartVendor } from '@borong/api/cart-schema'

/** What the buyer wants a line to be; what is not named stays as it is. */
export interface LineWish {
  product_quantity?: number
  selected?: boolean
  saved?: boolean
  /** Put back where it stood before it was taken out. */
  restored?: boolean
}

/** What is known of a product that the server's cart does not hold yet. */
export interface CartSeed {
  item: CartItem
  vendor: CartVendor
  /** The line that it stood below. */
  after?: string | undefined
}

/** One wish that the server has not confirmed: about a line, or the note to a seller. */
export interface CartPart {
  /** `line:12` or `note:3`. */
  key: string
  /** Grows with every wish of this part; the server ignores one that is older than what it has. */
  sequence: number
  line?: LineWish
  note?: string
  seed?: CartSeed
  /** Wanted before the buyer's cart was known, as by a guest: so many are added to what the cart holds. */
  adds?: number
  /** Wanted before signing in: the buyer is told when it has reached the cart. */
  fromGuest?: boolean
}

export const lineKey = (id: string): string => `line:${id}`
export const noteKey = (vendorId: string): string => `note:${vendorId}`
export const idOf = ({ key }: Pick<CartPart, 'key'>): string => key.slice(key.indexOf(':') + 1)
export const isLine = ({ key }: Pick<CartPart, 'key'>): boolean => key.startsWith('line:')

/** The newest wish for each key, oldest first. */
export function newestParts(...sources: Iterable<CartPart>[]): CartPart[] {
  const newest = new Map<string, CartPart>()
  for (const source of sources) {
    for (const part of source) {
      const known = newest.get(part.key)
      if (!known || part.sequence > known.sequence) newest.set(part.key, part)
    }
  }
  return [...newest.values()].sort((a, b) => a.sequence - b.sequence)
}
