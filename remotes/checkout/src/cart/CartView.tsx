import { useTrack } from '@borong/contract'
import { useEffect } from 'react'
import { isCounted } from '../cart-store/cart-view.ts'
import { useCartStore } from '../cart-store/use-cart.ts'
import { eventItems } from '../shop/event-items.ts'

/** Sends one event that the cart is shown, with its selected goods. */
export function CartView() {
  const track = useTrack()
  const cartStore = useCartStore()
  useEffect(() => {
    const { cart } = cartStore.snapshot()
    const items = cart.detail.flatMap(({ details }) => details.filter(isCounted))
    track({ name: 'view_cart', fields: { value: cart.total_price, items: eventItems(items) } })
  }, [cartStore, track])
  return null
}
