import { cancelOrder, order as orderCall, receiveOrder, orders } from '@borong/api/orders'
import { call, callQuery, toast, useQueryClient, useSubmit, type ApiError } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import type { Order } from '../thank-you/stored-order.ts'
import { useBuyAgain } from './use-buy-again.ts'

/** The actions on an order; each shows its result immediately, and a refusal with its own message. */
export function useOrderCall(order: Order, orderId: string) {
  const textOf = useErrorText()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
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
  function show(reply: { data: Order }) {
    queries.setQueryData(callQuery(orderCall, { params: { orderId } }).queryKey, reply)
    void invalidate(orders)
  }

  return {
    cancel: () => change.start(() => call(cancelOrder, { params, body: {} })),
    receive: (parcel_id?: string) =>
      change.start(() => call(receiveOrder, { params, body: { parcel_id } })),
    buyAgain: useBuyAgain(order.id, onError).start,
  }
}
