import type { Cart, CartAnswer } from '@borong/api/cart-schema'
import type { CartPart } from './cart-part.ts'

/** The calls to the server's cart. */
export interface CartNetwork {
  /** With `isForced` false, a response that this page has just read may be reused. */
  read(isForced: boolean): Promise<CartAnswer>
  write(parts: readonly CartPart[]): Promise<CartAnswer>
}

/** The kind of a failed call: a retry may succeed, or no retry can succeed. */
export type Failure = 'later' | 'never'

/** The dependencies of the sync: network, storage, other tabs and the store. */
export interface CartSyncDependencies {
  network: CartNetwork
  failureOf(error: unknown): Failure
  /** The server refused a mutation for good. */
  onRefused(error: unknown): void
  /** `store` stores mutations that must survive a reload; `release` deletes those that no longer need to. */
  store(parts: readonly CartPart[]): void
  release(parts: readonly CartPart[]): void
  /** Whether this mutation is still stored unchanged: another tab may have turned it into a quantity. */
  isStored(part: CartPart): boolean
  /** Mutations from before the cart was known are now part of it. */
  onMerged(parts: readonly CartPart[]): void
  /** Sends a message to the other tabs. */
  tell(news: CartNews): void
  onChange(): void
}

export type CartNews =
  | { type: 'wish'; part: CartPart }
  | { type: 'settled'; key: string; sequence: number }
  | { type: 'cart'; cart: Cart }
  /** An order took lines out of the server's cart. */
  | { type: 'ordered' }
