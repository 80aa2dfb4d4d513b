import { useTrack } from '@borong/contract'
import { useEffect } from 'react'
import { cartStore } from '../cart-store/cart-store.ts'
import { isCounted } from '../cart-store/cart-view.ts'
import { eventItems } from '../shop/event-items.ts'

/** Sends one event that the cart is shown, with its selected goods. */
export function CartView() {
  const track = useTrack()
  useEffect(() => {
    const { cart } = cartStore.snapshot()
    const items = cart.detail.flatMap(({ details }) => details.filter(isCounted))
    track({ name: 'view_cart', fields: { value: cart.total_price, items: eventItems(items) } })
  }, [track])
  return null
}
