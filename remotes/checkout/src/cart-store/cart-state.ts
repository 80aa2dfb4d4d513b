import type { Cart, CartAdjustment } from '@borong/api/cart-schema'
import type { useMessages } from '@borong/contract'
import { viewCart } from './cart-view.ts'

export interface CartState {
  /** `unknown` on the server and initially; `loading` until the buyer's cart has arrived. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  isGuest: boolean
  cart: Cart
  adjustments: ReadonlyMap<string, CartAdjustment>
  /** The server holds everything that is shown. */
  isSettled: boolean
  /** Pending mutations wait for a connection. */
  isWaiting: boolean
  error: unknown
}

/** An event that the buyer is notified of, on any page. */
export type CartEvent =
  | { type: 'refused'; message: string | undefined }
  | { type: 'merged'; count: number }
  /** Says something else, with the words of the page that is open. */
  | { type: 'told'; tell: (t: ReturnType<typeof useMessages>) => void }

/** Before the session is known. */
export const unknownCart: CartState = {
  status: 'unknown',
  isGuest: false,
  cart: viewCart(null, [], new Date(0)),
  adjustments: new Map(),
  isSettled: true,
  isWaiting: false,
  error: undefined,
}
