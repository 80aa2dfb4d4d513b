import {
  toast,
  useAtom,
  useAtomValue,
  useMessages,
  useNavigate,
  useQueryClient,
  useSetAtom,
  useSubmit,
  useTrack,
} from '@borong/contract'
import { useState } from 'react'
import { useCartStore } from '../cart-store/use-cart.ts'
import { placeOrderAtom, type Placed } from '../order/place-order.ts'
import { eventItems } from '../shop/event-items.ts'
import { shortStockAtom } from '../order/short-stock.ts'
import { useFlagSoon } from '../order/use-flag-soon.ts'
import { afterOrder, businessAtom, businessOf } from './business.atoms.ts'
import { changeDraftAtom, spendDraftAtom, withTotals } from './draft.ts'
import { orderBodyOf } from './order-body.ts'
import { sendable } from './shipments.ts'
import { useBalances } from './use-balances.ts'
import type { Checkout } from './use-checkout.ts'

const SLOW_MS = 2000

/** The page after the answer: the payment of an order, or the cart. */
interface Next {
  isOrdered: boolean
  address: string
}

/** Creates the order and redirects the browser to its payment. */
export function useOrder(checkout: Checkout) {
  const t = useMessages()
  const queries = useQueryClient()
  const record = useTrack()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const placeOrder = useAtomValue(placeOrderAtom)
  const change = useSetAtom(changeDraftAtom)
  const spend = useSetAtom(spendDraftAtom)
  const [businessDraft, setBusiness] = useAtom(businessAtom)
  const isThroughStore = useFlagSoon('sku-checkout-store-service')
  const { orderDenied } = useBalances()
  const setShort = useSetAtom(shortStockAtom)
  const [isAsking, setAsking] = useState(false)

  const order = useSubmit(
    async () => {
      setShort(undefined)
      // Stores the state that the buyer has seen and agreed to.
      change(
        withTotals(
          {
            ...checkout.draft,
            items: checkout.items,
            user_id: checkout.userId,
            // Also a default address: when it is deleted later, another does not replace it silently.
            shipping_address_id: checkout.address?.shipping_address_id ?? '',
            address: checkout.address ?? null,
          },
          checkout.totals,
        ),
      )
      const slow = setTimeout(() => setAsking(true), SLOW_MS)
      try {
        const { version: cartVersion } = checkout.state.cart
        // P-05: the order goes through the store service (v3) unless the flag is known to be off.
        const isPlain = (await isThroughStore()) === false
        const version = isPlain ? 'v2' : 'v3'
        const business = businessOf(businessDraft)
        const body = { ...orderBodyOf(checkout), ...(business ? { business } : {}) }
        return await follow(await placeOrder({ version, body, cartVersion }))
      } finally {
        clearTimeout(slow)
        setAsking(false)
      }
    },
    {
      leave: (next) => next && leaveFor(next),
      gone: (next) =>
        next?.isOrdered && toast(t('checkout.ordered'), { type: 'success', id: 'ordered' }),
    },
  )

  async function follow(placed: Placed): Promise<Next | null> {
    if (placed.state === 'finished') return ordered(placed.order)
    if (placed.state === 'signed-out') return null
    if (placed.state === 'insufficient-stock') {
      setShort(placed.lines)
      await cartStore.refresh()
      return null
    }
    if (placed.state === 'refused' && placed.reason === 'VOUCHER_REFUSED')
      change({ re_apply_error: true })
    const words =
      placed.state === 'unknown' ? t('checkout.unknown') : (placed.message ?? t('checkout.failed'))
    toast(words, { type: 'error', id: 'error-post-create-order', position: 'top-center' })
    // After a refusal the page's data is outdated: all of it is fetched again.
    await Promise.all([cartStore.refresh(), queries.invalidateQueries()])
    // C-27: the buyer reviews in the cart what was ordered or changed elsewhere.
    const isChanged = placed.state === 'refused' && placed.reason === 'CART_CHANGED'
    return isChanged ? { isOrdered: false, address: '/cart' } : null
  }

  function ordered({
    payment,
    order_serial,
    totals,
  }: Extract<Placed, { state: 'finished' }>['order']): Next {
    record({
      name: 'purchase',
      fields: {
        transaction_id: order_serial,
        value: totals.total_payment,
        items: eventItems(sendable(checkout.shipments).flatMap(({ vendor }) => vendor.lines)),
      },
    })
    spend()
    setBusiness(afterOrder)
    cartStore.ordered()
    const address = payment.url ?? payment.completion_url ?? `/thank-you/${order_serial}`
    return { isOrdered: true, address }
  }

  async function leaveFor({ isOrdered, address }: Next) {
    if (!isOrdered) return await navigate(address)
    window.location.assign(address)
    // The button is busy until the bank's page has loaded, and enabled again when the buyer comes back to this one.
    await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    void queries.invalidateQueries()
    await cartStore.refresh()
  }

  return { order: order.start, isAsking, denied: orderDenied }
}
