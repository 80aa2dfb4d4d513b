import { linesToCart } from '@borong/api/quick-order'
import { call, toast, type Input, type Reply } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useCart, useCartStore } from '../cart-store/use-cart.ts'

export type Filled = Reply<typeof linesToCart>['result']
type Lines = Input<typeof linesToCart>['body']['lines']

/** Puts lines into the cart with one write, and reads the cart again; undefined when the write failed. */
export function useLinesToCart() {
  const textOf = useErrorText()
  const cartStore = useCartStore()
  // The store follows the session as long as the page uses the cart.
  useCart()
  return async (lines: Lines): Promise<Filled | undefined> => {
    try {
      const { result } = await call(linesToCart, { body: { lines } })
      await cartStore.refresh()
      return result
    } catch (error) {
      toast(textOf(error), { type: 'error', id: 'quick-order' })
      return undefined
    }
  }
}
