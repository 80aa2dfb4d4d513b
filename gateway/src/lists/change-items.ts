import { goodsOf } from '../cart/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'

const MOST_ITEMS = 200

interface Added {
  productId: number
  quantity: number
}

/** Saves products in a list, or nothing: when one does not exist, or when they don't fit. */
export async function addItems(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  listId: string,
  added: readonly Added[],
): Promise<'added' | 'unknown' | 'full'> {
  const at = now()
  const goods = await goodsOf(
    db,
    added.map(({ productId }) => productId),
    at,
  )
  const rows = [...new Map(added.map((item) => [item.productId, item])).values()].flatMap(
    ({ productId, quantity }) => {
      const product = goods.get(productId)
      return product
        ? [
            {
              list_id: listId,
              product_id: productId,
              name: product.name,
              quantity,
              seen_prices: JSON.stringify(product.prices),
              added_at: at,
            },
          ]
        : []
    },
  )
  if (added.some(({ productId }) => !goods.has(productId))) return 'unknown'
  return atomically(db, async (trx) => {
    // The lock on the list makes the count exact for concurrent additions.
    await trx.updateTable('lists').set({ updated_at: at }).where('id', '=', listId).execute()
    const held = await trx
      .selectFrom('list_items')
      .select('product_id')
      .where('list_id', '=', listId)
      .execute()
    const ids = new Set([...held, ...rows].map((row) => row.product_id))
    if (ids.size > MOST_ITEMS) return 'full'
    await trx
      .insertInto('list_items')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'product_id']).doUpdateSet((eb) => ({
          quantity: eb.ref('excluded.quantity'),
          name: eb.ref('excluded.name'),
          seen_prices: eb.ref('excluded.seen_prices'),
        })),
      )
      .execute()
    return 'added'
  })
}

/** Sets the quantity of an item and stores the present prices as seen; false when the list does not have it. */
export async function setQuantity(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  listId: string,
  { productId, quantity }: Added,
): Promise<boolean> {
  const goods = (await goodsOf(db, [productId], now())).get(productId)
  const changed = await db
    .updateTable('list_items')
    .set({ quantity, ...(goods ? { seen_prices: JSON.stringify(goods.prices) } : {}) })
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function removeItem(
  { db }: Pick<Gateway, 'db'>,
  listId: string,
  productId: number,
): Promise<void> {
  await db
    .deleteFrom('list_items')
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute()
}
