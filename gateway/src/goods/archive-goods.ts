import {
  addToCounts,
  countStock,
  goodsOfId,
  type KnownGoods,
  markArchived,
  type Store,
  withdrawProduct,
  writeProducts,
} from '../catalogue/public.ts'
import { indexChangedGroups, searchColumnsOf } from '../search/public.ts'
import type { Trx } from '../server/database.ts'
import { rowsOf } from './product-rows.ts'
import { recount } from './recount.ts'

interface Change {
  productId: number
  actor: string
  at: Date
}

/** Takes a product out of the market: its page, the search and all lists lose it, and it can't be ordered any more. */
export async function archiveGoods(trx: Trx, store: Store, change: Change): Promise<boolean> {
  const known = await goodsOfId(trx, store.id, change.productId)
  if (!known || known.isArchived) return false
  const { actor, at } = change
  const stock = [{ productId: known.goods.id, stock: 0 }]
  await countStock(trx, stock, { reason: 'archived', note: '', actor, at })
  await indexChangedGroups(trx, [known.goods.id], async () => {
    await withdrawProduct(trx, known.goods.id)
    return []
  })
  await markArchived(trx, known.goods.id, at)
  await changeCounts(trx, store, known, -1)
  return true
}

/** Brings an archived product back, without stock. */
export async function restoreGoods(trx: Trx, store: Store, change: Change): Promise<boolean> {
  const known = await goodsOfId(trx, store.id, change.productId)
  if (!known?.isArchived) return false
  await markArchived(trx, known.goods.id, null)
  await indexChangedGroups(trx, [], async () => {
    await writeProducts(trx, [rowsOf({ ...known.goods, store })], await searchColumnsOf(trx))
    return [known.goods.id]
  })
  await changeCounts(trx, store, known, 1)
  return true
}

async function changeCounts(trx: Trx, store: Store, { goods }: KnownGoods, more: 1 | -1) {
  await addToCounts(trx, {
    categories: new Map(goods.category.path.map(({ id }) => [Number(id), more])),
    brands: new Map(goods.brandId === null ? [] : [[goods.brandId, more]]),
  })
  await recount(trx, store)
}
