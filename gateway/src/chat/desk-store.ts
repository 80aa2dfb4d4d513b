import { nextTier, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import { forgetPages } from '../search/kept-pages.ts'
import type { Database, Trx } from '../server/database.ts'

/** What a seller does to the shop while buyers have its goods in their carts. */
export const storeActions = ['close', 'open', 'raise', 'lower', 'sell-out', 'restock'] as const
type StoreAction = (typeof storeActions)[number]

const RESTOCKED = 100
const FACTORS = { raise: 1.1, lower: 0.9 }
/** Prices are told in whole hundreds. */
const ROUND = 100

/** Does what a seller does; false when the address names no store, or no product where one is needed. */
export async function actAsSeller(
  db: Database,
  address: string,
  action: StoreAction,
): Promise<boolean> {
  const [, seller = '', product] = /\/v\/([^/?#]+)(?:\/product\/([^/?#]+))?/.exec(address) ?? []
  const isDone = await db.transaction().execute(async (trx) => {
    if (action === 'close' || action === 'open') return openStore(trx, seller, action === 'open')
    if (product === undefined) return false
    if (action === 'raise' || action === 'lower') return reprice(trx, product, FACTORS[action])
    return setStock(trx, product, action === 'restock' ? RESTOCKED : 0)
  })
  forgetPages()
  return isDone
}

async function openStore(trx: Trx, alias: string, is_open: boolean): Promise<boolean> {
  const store = await trx
    .selectFrom('sellers')
    .select(['id', 'card'])
    .where('alias', '=', alias)
    .executeTakeFirst()
  if (!store) return false
  const card = JSON.stringify({ ...store.card, is_open })
  await trx.updateTable('sellers').set({ is_open, card }).where('id', '=', store.id).execute()
  await trx.updateTable('seller_search').set({ is_open }).where('id', '=', store.id).execute()
  return true
}

async function reprice(trx: Trx, alias: string, factor: number): Promise<boolean> {
  const product = await trx
    .selectFrom('products')
    .select(['id', 'tiers', 'card', 'minimum_order'])
    .where('alias', '=', alias)
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

async function setStock(trx: Trx, alias: string, stock: number): Promise<boolean> {
  const product = await trx
    .selectFrom('products')
    .select(['id', 'minimum_order', 'step'])
    .where('alias', '=', alias)
    .executeTakeFirst()
  if (!product) return false
  // At least one order of it can be made again.
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
