import { canChoose } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { randomUUID } from 'node:crypto'
import type { OrderSent } from '../evidence.ts'
import { readCart } from './cart.ts'
import type { Buyer } from './register.ts'
import {
  between,
  read,
  send,
  sendUntilAnswered,
  type VisitorRequest,
  type Visited,
} from './send.ts'

export interface MadeOrder {
  order_id: string
  payment: { url?: string }
}

/** The shares of orders whose buyer hangs up before the answer, and who taps twice. */
const HANG_UP_SHARE = 0.2
const TWICE_SHARE = 0.15
/** An order that was refused: its price, stock or seller changed meanwhile. */
const REFUSALS = [400, 409, 422]

/** Orders the cart, and sends the order again with its key until there is an answer. */
export async function order(shop: Visited, buyer: Buyer): Promise<MadeOrder | undefined> {
  const body = await draftOf(shop, buyer)
  if (!body) return undefined
  const key = randomUUID()
  const sent: OrderSent = { buyerId: buyer.id, key, total: body.total_payment, tries: 0 }
  shop.journal.sent.push(sent)
  const outgoing: VisitorRequest = {
    name: 'order',
    path: '/gateway/marketplace/v3/orders',
    headers: { 'idempotency-key': key },
    body,
    expected: REFUSALS,
  }
  const tryOnce = () => void (sent.tries += 1)
  const chance = Math.random()
  if (chance < HANG_UP_SHARE) {
    tryOnce()
    await send(shop, buyer, { ...outgoing, hangUpMs: between(5, 150) })
  }
  const times = chance > 1 - TWICE_SHARE ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sendUntilAnswered(shop, buyer, outgoing, tryOnce)),
  )
  const made = answers.flatMap((answer) => read<{ data: MadeOrder }>(answer)?.data ?? [])
  for (const { order_id: orderId } of made)
    shop.journal.acknowledged.push({ buyerId: buyer.id, key, orderId })
  return made[0]
}

async function draftOf(shop: Visited, buyer: Buyer) {
  const cart = await readCart(shop, buyer)
  if (!cart || cart.detail.length === 0) return undefined
  const quotes = read<{ result: Record<string, ShippingOption[]> }>(
    await send(shop, buyer, {
      name: 'shipping options',
      path: `/gateway/core/api/mobile/v1/shipping?addressId=${buyer.addressId}`,
    }),
  )
  const sent = cart.detail.flatMap(({ id_vendor }) => {
    const option = quotes?.result[id_vendor]?.find(canChoose)
    return option ? [{ vendor_id: id_vendor, option }] : []
  })
  if (sent.length < cart.detail.length) return undefined
  const shipping = sent.reduce(
    (sum, { option }) =>
      sum + option.price + (option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0),
    0,
  )
  return {
    shipping_address_id: buyer.addressId,
    items: cart.detail
      .flatMap(({ details }) => details)
      .map(({ id_item, product_quantity }) => ({ id_item, quantity: product_quantity })),
    shipping_used: sent.map(({ vendor_id, option }) => ({ vendor_id, shipping_id: option.id })),
    payment_id: 'va-bca',
    total_payment: cart.total_price + cart.total_tax + shipping,
  }
}

/** Pays an order at the demo's bank, sometimes twice at the same time. */
export async function pay(shop: Visited, buyer: Buyer, made: MadeOrder): Promise<void> {
  if (!made.payment.url) return
  const outgoing: VisitorRequest = {
    name: 'pay',
    path: new URL(made.payment.url).pathname,
    body: new URLSearchParams({ action: 'pay' }),
    // The bank redirects to the shop; it shows its page when the bill is paid already.
    expected: [303],
  }
  const times = Math.random() < TWICE_SHARE ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sendUntilAnswered(shop, buyer, outgoing)),
  )
  const isPaid = answers.some(({ status }) => status === 303 || status === 200)
  if (isPaid) shop.journal.paid.push(made.order_id)
}
