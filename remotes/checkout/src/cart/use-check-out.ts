import { toast, useMessages, useNavigate, useSubmit } from '@borong/contract'
import { useCartStore } from '../cart-store/use-cart.ts'

/** Opens the checkout. The order is made from the server's cart, so every mutation must have reached it. */
export function useCheckOut(options?: { replace: true }) {
  const t = useMessages()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  return useSubmit(
    async () => {
      const isSettled = await cartStore.settled()
      if (!isSettled) toast(t('cart.unsaved'), { type: 'error', id: 'cart-unsaved' })
      return isSettled || null
    },
    { leave: (isSettled) => isSettled && navigate('/checkout', options) },
  )
}
