import type { CartItem, CartVendor } from '@borong/api/cart-schema'

/** The requested state of a line; an omitted field stays unchanged. */
export interface LineMutation {
  product_quantity?: number
  selected?: boolean
  saved?: boolean
  /** The line returns to its position before the removal. */
  restored?: boolean
}

/** A product's data while the server's cart does not hold it yet. */
export interface CartSeed {
  item: CartItem
  vendor: CartVendor
  /** The line that it was below. */
  after?: string | undefined
}

/** A pending mutation that the server has not confirmed: of a line, or of the note to a seller. */
export interface CartPart {
  /** `line:12` or `note:3`. */
  key: string
  /** Grows with every mutation of this part; the server ignores a mutation older than its state. */
  sequence: number
  line?: LineMutation
  note?: string
  seed?: CartSeed
  /** Requested before the buyer's cart was known, as by a guest: this quantity is added to the one in the cart. */
  adds?: number
  /** Requested before signing in: the buyer is notified when it has reached the cart. */
  fromGuest?: boolean
}

export const lineKey = (id: string): string => `line:${id}`
export const noteKey = (vendorId: string): string => `note:${vendorId}`
export const idOf = ({ key }: Pick<CartPart, 'key'>): string => key.slice(key.indexOf(':') + 1)
export const isLine = ({ key }: Pick<CartPart, 'key'>): boolean => key.startsWith('line:')

/** The newest pending mutation for each key, oldest first. */
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
