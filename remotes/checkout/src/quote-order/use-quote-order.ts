import type { quote as quoteCall } from '@borong/api/quotes'
import { userProfile } from '@borong/api/users'
import { cartTotals, type Totals } from '@borong/api/rules/cart-totals'
import {
  callQuery,
  useAtom,
  useAtomValue,
  useMessages,
  useQuery,
  useQueryClient,
  useTrack,
  type Reply,
} from '@borong/contract'
import { useState } from 'react'
import { afterOrder, businessAtom, businessOf } from '../checkout/business.atoms.ts'
import { placeOrderAtom, type Placed } from '../order/place-order.ts'
import { thankYouPath } from '../shop/paths.ts'

export type Quote = Reply<typeof quoteCall>['result']

interface Choice {
  payment_id: string
  service_fee: number
}

export interface QuoteOrder {
  buyerId: string
  paymentId: string | undefined
  setPayment: (choice: Choice | null) => void
  totals: Totals
  place: () => Promise<void>
  /** Why the last attempt has made no order. */
  problem: string | undefined
}

/** The order of an accepted quote. A second tap, another tab and a retry lead to the same order. */
export function useQuoteOrder(quote: Quote, reload: () => Promise<unknown>): QuoteOrder {
  const t = useMessages()
  const record = useTrack()
  const queries = useQueryClient()
  const placeOrder = useAtomValue(placeOrderAtom)
  const [businessDraft, setBusiness] = useAtom(businessAtom)
  const buyerId = useQuery(callQuery(userProfile)).data?.result.id ?? ''
  const [payment, setPayment] = useState<Choice | null>(null)
  const [problem, setProblem] = useState<string>()
  const totals = totalsOf(quote, payment?.service_fee ?? 0)

  async function place() {
    setProblem(undefined)
    const business = businessOf(businessDraft)
    const body = {
      quote_id: quote.id,
      shipping_address_id: quote.address?.shipping_address_id ?? '',
      items: quote.lines.map(({ id_item, quantity }) => ({ id_item, quantity })),
      // The quote's own freight: no courier of the shop.
      shipping_used: [{ vendor_id: quote.vendor_id, shipping_id: 'quote' }],
      payment_id: payment?.payment_id ?? '',
      total_payment: totals.total_payment,
      ...(business ? { business } : {}),
    }
    await follow(await placeOrder({ version: 'v3', body, cartVersion: quote.version }))
  }

  async function follow(placed: Placed) {
    if (placed.state === 'finished') return await leaveFor(placed.order)
    if (placed.state === 'signed-out') return
    if (placed.state === 'insufficient-stock') {
      const of = (line: { name: string; stock: number; asked: number }) =>
        t('quoteOrder.short', { name: line.name, stock: line.stock, asked: line.asked })
      return setProblem(placed.lines.map(of).join(' '))
    }
    setProblem(
      placed.state === 'unknown' ? t('checkout.unknown') : (placed.message ?? t('checkout.failed')),
    )
    await reload()
  }

  async function leaveFor({
    payment,
    order_serial,
    totals,
  }: Extract<Placed, { state: 'finished' }>['order']) {
    record({
      name: 'purchase',
      fields: {
        transaction_id: order_serial,
        value: totals.total_payment,
        items: quote.lines.map((line) => ({
          item_id: line.id_item,
          item_name: line.name,
          price: line.unit_price ?? 0,
          quantity: line.quantity,
        })),
      },
    })
    setBusiness(afterOrder)
    window.location.assign(payment.url ?? payment.completion_url ?? thankYouPath(order_serial))
    // The button is busy until the bank's page has loaded, and enabled again when the buyer comes back to this one.
    await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    void queries.invalidateQueries()
  }

  return { buyerId, paymentId: payment?.payment_id, setPayment, totals, place, problem }
}

/** The agreed amounts and the fee of the payment, computed as the gateway does. */
function totalsOf(quote: Quote, service_fee: number): Totals {
  const lines = quote.lines.map((line, at) => ({
    id_item: line.id_item,
    quantity: line.quantity,
    unit_price: line.unit_price ?? 0,
    strike_unit_price: line.unit_price ?? 0,
    // The tax of the whole quote: only its sum is counted.
    tax: at === 0 ? quote.tax : 0,
  }))
  const freight = quote.freight ?? 0
  const vendor = { id: quote.vendor_id, lines, shipping_price: freight, insurance_fee: 0 }
  return cartTotals({ vendors: [vendor], service_fee })
}
