import {
  buyAgain,
  cancelOrder,
  handover,
  invoice,
  order as orderCall,
  receiveOrder,
} from '@borong/api/orders'
import {
  call,
  callQuery,
  isApiError,
  toast,
  useMessages,
  useNavigate,
  useQueryClient,
} from '@borong/contract'
import { useCartStore } from '../cart-store/use-cart.ts'
import { saveAs } from '../shop/save-as.ts'
import type { Order } from '../thank-you/stored-order.ts'

/** The actions on an order; each shows its result immediately, and a refusal with its own message. */
export function useOrderCall(order: Order, orderId: string) {
  const t = useMessages()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const params = { orderId: order.id }

  async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action()
    } catch (error) {
      const words =
        isApiError(error) && error.kind !== 'network' ? error.message : t('failure.network')
      toast(words, { type: 'error', id: 'order-call' })
      // The order's state has changed meanwhile, so it is fetched again.
      await queries.invalidateQueries({ queryKey: ['order'] })
      return undefined
    }
  }

  function show(reply: { data: Order } | undefined) {
    if (!reply) return
    queries.setQueryData(callQuery(orderCall, { params: { orderId } }).queryKey, reply)
    void queries.invalidateQueries({ queryKey: ['orders'] })
  }

  return {
    cancel: async () => show(await attempt(() => call(cancelOrder, { params, body: {} }))),
    receive: async (parcel_id?: string) =>
      show(await attempt(() => call(receiveOrder, { params, body: { parcel_id } }))),
    buyAgain: async () => {
      const reply = await attempt(() => call(buyAgain, { params, body: {} }))
      if (!reply) return
      const { added, skipped } = reply.data
      await cartStore.refresh()
      for (const { id_item, name, message } of skipped)
        toast(`${name}: ${message}`, { type: 'info', id: `skipped-${id_item}` })
      if (added.length > 0) {
        toast(t('order.againAdded', { count: added.length }), {
          type: 'success',
          id: 'bought-again',
        })
        await navigate('/cart')
      }
    },
    download: async () => {
      const pdf = await attempt(() => call(invoice, { params }))
      if (pdf instanceof Blob) saveAs(pdf, `invoice-${order.order_serial}.pdf`)
    },
    downloadHandover: async () => {
      const pdf = await attempt(() => call(handover, { params }))
      if (pdf instanceof Blob) saveAs(pdf, `bast-${order.order_serial}.pdf`)
    },
  }
}
