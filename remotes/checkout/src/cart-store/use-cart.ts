import { toast, useAtomValue, useMessages, useQueryClient, useSession } from '@borong/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { CartState } from './cart-state.ts'
import { cartStoreAtom, type CartStore } from './cart-store.ts'

/** The cart of this page, to change and refetch it. */
export const useCartStore = (): CartStore => useAtomValue(cartStoreAtom)

/** The current cart, including changes of the other tabs. */
export function useCart(): CartState {
  const t = useMessages()
  const { status } = useSession()
  const queries = useQueryClient()
  const cartStore = useCartStore()
  useEffect(() => cartStore.follow(status, queries), [cartStore, status, queries])
  useEffect(
    () =>
      cartStore.hear((event) => {
        if (event.type === 'told') event.tell(t)
        else if (event.type === 'merged')
          toast(t('cart.merged', { count: event.count }), { type: 'success', id: 'cart-merged' })
        else toast(event.message ?? t('cart.refused'), { type: 'error', id: 'cart-refused' })
      }),
    [cartStore, t],
  )
  return useSyncExternalStore(cartStore.subscribe, cartStore.snapshot, cartStore.serverSnapshot)
}

/** The cart, read again for an order: prices, stocks and stores may have changed since the page was opened. */
export function useFreshCart(): CartState {
  const state = useCart()
  const cartStore = useCartStore()
  useEffect(() => cartStore.renew(), [cartStore])
  return state
}
