import { buyAgain, cancelOrder, order as orderCall, receiveOrder, orders } from '@borong/api/orders'
import {
  call,
  callQuery,
  toast,
  useMessages,
  useNavigate,
  useQueryClient,
  useSubmit,
  type ApiError,
} from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useCartStore } from '../cart-store/use-cart.ts'
import type { Order } from '../thank-you/stored-order.ts'

/** The actions on an order; each shows its result immediately, and a refusal with its own message. */
export function useOrderCall(order: Order, orderId: string) {
  const t = useMessages()
  const textOf = useErrorText()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const params = { orderId: order.id }

  const onError = (error: ApiError) => {
    toast(textOf(error), {
      type: 'error',
      id: 'order-call',
    })
    // The order's state has changed meanwhile, so it is fetched again.
    void invalidate(orderCall)
  }
  const change = useSubmit(async (send: () => Promise<{ data: Order }>) => show(await send()), {
    onError,
  })
  const again = useSubmit(
    async () => {
      const { added, skipped } = (await call(buyAgain, { params, body: {} })).data
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

  function show(reply: { data: Order }) {
    queries.setQueryData(callQuery(orderCall, { params: { orderId } }).queryKey, reply)
    void invalidate(orders)
  }

  return {
    cancel: () => change.start(() => call(cancelOrder, { params, body: {} })),
    receive: (parcel_id?: string) =>
      change.start(() => call(receiveOrder, { params, body: { parcel_id } })),
    buyAgain: again.start,
  }
}
