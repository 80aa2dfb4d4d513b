import type { Cart, CartAnswer } from '@borong/api/cart-schema'
import type { CartPart } from './cart-part.ts'

/** The way to the server's cart. */
export interface CartNetwork {
  /** Anew, or as somebody on this page has just read it. */
  read(isAnew: boolean): Promise<CartAnswer>
  write(parts: readonly CartPart[]): Promise<CartAnswer>
}

/** What became of a call that failed: it may succeed later, it never will, or the buyer is signed out. */
export type Failure = 'later' | 'never' | 'signed-out'

/** What the cart is in step with, and whom it tells. */
export interface Surroundings {
  network: CartNetwork
  failureOf(error: unknown): Failure
  /** A wish was refused for good. */
  onRefused(error: unknown): void
  /** Wishes to keep through a reload, and those that need it no longer. */
  keep(parts: readonly CartPart[]): void
  release(parts: readonly CartPart[]): void
  /** Whether this wish is still kept as it is: another tab may have turned it into a quantity. */
  isKept(part: CartPart): boolean
  /** What was wanted before the cart was known is part of it now. */
  onMerged(parts: readonly CartPart[]): void
  /** Tells the other tabs. */
  tell(news: CartNews): void
  onChange(): void
}

export type CartNews =
  | { type: 'wish'; part: CartPart }
  | { type: 'settled'; key: string; sequence: number }
  | { type: 'cart'; cart: Cart }
  /** An order took lines out of the server's cart. */
  | { type: 'ordered' }
