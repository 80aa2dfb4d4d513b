import { getCart, updateCart } from '@borong/api/cart-operations'
import type { Cart, CartAnswer } from '@borong/api/cart-schema'
import type { Product } from './products.ts'
import type { Buyer } from './register.ts'
import { between, read, send, type Visited } from './send.ts'

interface Line {
  id_item: string
  product_quantity: number
  selected?: boolean
}

const WORTH = 150_000
/** The share of cart changes whose body arrives slowly, and the time that it takes. */
const SLOW_SHARE = 0.2
const SLOW_MS = [1_000, 6_000] as const

/** Reads a buyer's cart; undefined when the shop failed. */
export const readCart = (shop: Visited, buyer: Buyer) =>
  askCart(shop, buyer, 'read cart', { query: getCart })

/** Writes lines of a buyer's cart; undefined when the shop failed. */
export async function writeCart(shop: Visited, buyer: Buyer, lines: readonly Line[]) {
  const body = { query: updateCart, variables: { input: { lines } } }
  if (Math.random() >= SLOW_SHARE) return askCart(shop, buyer, 'change cart', body)
  const cart = await askCart(shop, buyer, 'change cart slowly', body, between(...SLOW_MS))
  if (cart) shop.journal.slowBodies.answered += 1
  return cart
}

/** Puts a product into the cart, then in the quantity that its seller requires. */
export async function fillCart(shop: Visited, buyer: Buyer, product: Product) {
  const first = await writeCart(shop, buyer, [
    { id_item: product.id, product_quantity: product.minimum_order, selected: true },
  ])
  if (!first) return undefined
  const enough = first.detail.flatMap(({ details, minimum_purchase }) =>
    details.map(({ id_item, unit_price, quantity_step: step, minimum_order, maximum }) => {
      // A larger quantity may have a lower price.
      const cheapest = unit_price * 0.8
      const steps = Math.ceil(Math.max(minimum_purchase, WORTH) / cheapest / step)
      const quantity = Math.max(minimum_order, steps * step)
      return { id_item, product_quantity: Math.min(quantity, maximum), selected: true }
    }),
  )
  return enough.length > 0 ? writeCart(shop, buyer, enough) : first
}

/** Removes all lines. */
export async function emptyCart(shop: Visited, buyer: Buyer): Promise<void> {
  const cart = await readCart(shop, buyer)
  const lines = [...(cart?.detail.flatMap(({ details }) => details) ?? []), ...(cart?.saved ?? [])]
  if (lines.length > 0)
    await writeCart(
      shop,
      buyer,
      lines.map(({ id_item }) => ({ id_item, product_quantity: 0 })),
    )
}

async function askCart(
  shop: Visited,
  buyer: Buyer,
  name: string,
  body: object,
  overMs?: number,
): Promise<Cart | undefined> {
  const answer = await send(shop, buyer, { name, path: '/gateway/cart/graphql', body, overMs })
  const [found] = Object.values(read<{ data: Record<string, CartAnswer> }>(answer)?.data ?? {})
  return found?.result ?? undefined
}
