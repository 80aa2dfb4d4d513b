import { nextTier, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import type { Gtin } from '../catalogue/public.ts'
import { indexProduct } from '../search/public.ts'
import type { Trx } from '../server/database.ts'

/** Changes by a seller that affect goods in the carts of buyers. */
export const storeActions = ['close', 'open', 'raise', 'lower', 'sell-out', 'restock'] as const
type StoreAction = (typeof storeActions)[number]

const RESTOCKED = 100
const FACTORS = { raise: 1.1, lower: 0.9 }
/** Prices are rounded to whole hundreds. */
const ROUND = 100

/**
 * Changes a store or one of its products. Returns false when the address names neither, or one of another seller than
 * `sellerId`. An operator passes null and may change all.
 */
export async function actAsSeller(
  trx: Trx,
  address: string,
  action: StoreAction,
  sellerId: number | null,
): Promise<boolean> {
  const store = await storeAt(trx, address, sellerId)
  if (!store) return false
  if (action === 'close' || action === 'open') return openStore(trx, store.id, action === 'open')
  if (store.product === undefined) return false
  const goods = { alias: store.product, sellerId: store.id }
  if (action === 'raise' || action === 'lower') return reprice(trx, goods, FACTORS[action])
  return setStock(trx, goods, action === 'restock' ? RESTOCKED : 0)
}

/** Sets or removes the GTIN of a product, and what it is found by. Returns false as `actAsSeller` does. */
export async function setGtin(
  trx: Trx,
  address: string,
  gtin: Gtin | undefined,
  sellerId: number | null,
): Promise<boolean> {
  const store = await storeAt(trx, address, sellerId)
  if (store?.product === undefined) return false
  const product = await trx
    .updateTable('products')
    .set({ gtin: gtin?.digits ?? null, gtin_length: gtin?.length ?? null })
    .where('alias', '=', store.product)
    .where('seller_id', '=', store.id)
    .returning('id')
    .executeTakeFirst()
  if (!product) return false
  await indexProduct(trx, product.id)
  return true
}

/** The store of an address, and the alias of its product; undefined for another seller's. */
async function storeAt(trx: Trx, address: string, sellerId: number | null) {
  const [, seller = '', product] = /\/v\/([^/?#]+)(?:\/product\/([^/?#]+))?/.exec(address) ?? []
  const store = await trx
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', seller)
    .executeTakeFirst()
  if (!store || (sellerId !== null && store.id !== sellerId)) return undefined
  return { id: store.id, product }
}

interface Goods {
  alias: string
  sellerId: number
}

async function openStore(trx: Trx, id: number, is_open: boolean): Promise<boolean> {
  const store = await trx
    .selectFrom('sellers')
    .select(['id', 'card'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const card = JSON.stringify({ ...store.card, is_open })
  await trx.updateTable('sellers').set({ is_open, card }).where('id', '=', store.id).execute()
  await trx.updateTable('seller_search').set({ is_open }).where('id', '=', store.id).execute()
  return true
}

async function reprice(trx: Trx, goods: Goods, factor: number): Promise<boolean> {
  const product = await trx
    .selectFrom('products')
    .select(['id', 'tiers', 'card', 'minimum_order'])
    .where('alias', '=', goods.alias)
    .where('seller_id', '=', goods.sellerId)
    .executeTakeFirst()
  if (!product) return false
  const priced = (amount: number) => Math.round((amount * factor) / ROUND) * ROUND
  const tiers = product.tiers.map((tier): PriceTier => ({
    ...tier,
    price: priced(tier.price),
    discount: tier.discount === null ? null : priced(tier.discount),
  }))
  const [first] = tiers
  const card = {
    ...product.card,
    price: first!.price,
    discount: first!.discount,
    tier_hint: nextTier(tiers, product.minimum_order) ?? null,
  }
  await trx
    .updateTable('products')
    .set({ tiers: JSON.stringify(tiers), card: JSON.stringify(card) })
    .where('id', '=', product.id)
    .execute()
  await trx
    .updateTable('product_search')
    .set({ price: unitPrice(first!) })
    .where('id', '=', product.id)
    .execute()
  return true
}

async function setStock(trx: Trx, goods: Goods, stock: number): Promise<boolean> {
  const product = await trx
    .selectFrom('products')
    .select(['id', 'minimum_order', 'step'])
    .where('alias', '=', goods.alias)
    .where('seller_id', '=', goods.sellerId)
    .executeTakeFirst()
  if (!product) return false
  // The stock allows at least one order.
  const pieces = stock === 0 ? 0 : Math.max(stock, product.minimum_order, product.step)
  await trx
    .updateTable('product_stock')
    .set({ stock: pieces })
    .where('product_id', '=', product.id)
    .execute()
  await trx
    .updateTable('product_search')
    .set({ in_stock: pieces >= product.minimum_order })
    .where('id', '=', product.id)
    .execute()
  return true
}
