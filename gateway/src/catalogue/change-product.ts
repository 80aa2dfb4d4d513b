import { nextTier, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { countStock } from './count-stock.ts'
import type { Gtin } from './gtin.ts'
import { changeLists } from './list-version.ts'

/** A product by its address. */
export interface Goods {
  alias: string
  sellerId: number
}

/** Prices are rounded to whole hundreds. */
const ROUND = 100

/** Locks a product, so that changes that are computed from its rows wait for each other. */
export const lockProduct = (trx: Trx, productId: number) =>
  trx.selectFrom('products').select('id').where('id', '=', productId).forUpdate().executeTakeFirst()

const lockGoods = (trx: Trx, { alias, sellerId }: Goods) =>
  trx
    .selectFrom('products')
    .select(['id', 'tiers', 'minimum_order', 'step', 'archived_at'])
    .where('alias', '=', alias)
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst()

/** Writes these fields of a card and leaves the others as they are at that moment. */
const cardWith = (fields: object) => sql<string>`card || ${JSON.stringify(fields)}::jsonb`

/** Sets the rating of a product, also on its card and in the search. The caller has locked the product. */
export async function rateProduct(
  trx: Trx,
  productId: number,
  shown: { rating: number; review_count: number; is_show_rating: boolean },
): Promise<void> {
  const { rating, review_count } = shown
  await trx
    .updateTable('products')
    .set({ rating, review_count, card: cardWith(shown) })
    .where('id', '=', productId)
    .execute()
  await trx.updateTable('product_search').set({ rating }).where('id', '=', productId).execute()
  changeLists()
}

/** Multiplies all prices of a product. Returns false for an unknown product. */
export async function repriceProduct(trx: Trx, goods: Goods, factor: number): Promise<boolean> {
  const product = await lockGoods(trx, goods)
  if (!product) return false
  const priced = (amount: number) => Math.round((amount * factor) / ROUND) * ROUND
  const tiers = product.tiers.map((tier): PriceTier => ({
    ...tier,
    price: priced(tier.price),
    discount: tier.discount === null ? null : priced(tier.discount),
  }))
  const [first] = tiers
  const card = cardWith({
    price: first!.price,
    discount: first!.discount,
    tier_hint: nextTier(tiers, product.minimum_order) ?? null,
  })
  await trx
    .updateTable('products')
    .set({ tiers: JSON.stringify(tiers), card })
    .where('id', '=', product.id)
    .execute()
  await trx
    .updateTable('product_search')
    .set({ price: unitPrice(first!) })
    .where('id', '=', product.id)
    .execute()
  return true
}

/** Sets the stock of a product: zero, or at least what one order needs. Returns false for one that is not sold. */
export async function restockProduct(
  trx: Trx,
  goods: Goods,
  { stock, actor, at }: { stock: number; actor: string; at: Date },
): Promise<boolean> {
  const product = await lockGoods(trx, goods)
  if (!product || product.archived_at !== null) return false
  const pieces = stock === 0 ? 0 : Math.max(stock, product.minimum_order, product.step)
  const counted = [{ productId: product.id, stock: pieces }]
  await countStock(trx, counted, { reason: 'count', note: '', actor, at })
  return true
}

/** Sets or removes the GTIN of a product. Returns the id of the product; undefined for an unknown one. */
export async function changeGtin(
  trx: Trx,
  { alias, sellerId }: Goods,
  gtin: Gtin | undefined,
): Promise<number | undefined> {
  const product = await trx
    .updateTable('products')
    .set({ gtin: gtin?.digits ?? null, gtin_length: gtin?.length ?? null })
    .where('alias', '=', alias)
    .where('seller_id', '=', sellerId)
    .returning('id')
    .executeTakeFirst()
  return product?.id
}

/** Opens or closes a seller, also on its card and in the search. */
export async function openSeller(trx: Trx, id: number, is_open: boolean): Promise<void> {
  await trx
    .updateTable('sellers')
    .set({ is_open, card: cardWith({ is_open }) })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('seller_search').set({ is_open }).where('id', '=', id).execute()
}
