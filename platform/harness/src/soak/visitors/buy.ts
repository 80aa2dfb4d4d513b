import { chat } from './chat.ts'
import { emptyCart, fillCart } from './cart.ts'
import { order, pay } from './order.ts'
import type { Product } from './products.ts'
import type { Buyer } from './register.ts'
import { pick, send, think, type Visited } from './send.ts'

/** The share of orders that are not paid. */
const UNPAID_SHARE = 0.1
/** The share of buyers who then write to the seller: each may send twenty messages a minute. */
const CHAT_SHARE = 0.4

/** A buyer who fills the cart, orders, pays, reads the order, and asks the seller. */
export async function buy(
  shop: Visited,
  buyer: Buyer,
  products: readonly Product[],
): Promise<void> {
  while (shop.isOpen()) {
    const product = pick(products)
    await think(200, 800)
    if (!(await fillCart(shop, buyer, product))) continue
    await think(200, 800)
    const made = await order(shop, buyer)
    if (!made) {
      await emptyCart(shop, buyer)
      continue
    }
    if (Math.random() >= UNPAID_SHARE) await pay(shop, buyer, made)
    await send(shop, buyer, {
      name: 'read order',
      path: `/gateway/marketplace/v1/orders/${made.order_id}`,
    })
    if (Math.random() < CHAT_SHARE) await chat(shop, buyer, product.vendor_alias)
  }
}
