import { buyAgain } from '@borong/api/orders'
import { call, toast, useMessages, useNavigate, useSubmit, type ApiError } from '@borong/contract'
import { useCartStore } from '../cart-store/use-cart.ts'

/** Puts the goods of an order into the cart, and opens it. Goods that are left out are named. */
export function useBuyAgain(orderId: string, onError: (error: ApiError) => void) {
  const t = useMessages()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  return useSubmit(
    async () => {
      const { added, skipped } = (await call(buyAgain, { params: { orderId }, body: {} })).data
      await cartStore.refresh()
      for (const { id_item, name, message } of skipped)
        toast(`${name}: ${message}`, { type: 'info', id: `skipped-${id_item}` })
      if (added.length === 0) return null
      toast(t('order.againAdded', { count: added.length }), {
        type: 'success',
        id: 'bought-again',
      })
      return true
    },
    { leave: (isAdded) => isAdded && navigate('/cart'), onError },
  )
}
