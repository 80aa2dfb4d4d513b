import * as listCalls from '@borong/api/lists'
import { fillCart, goodsOf } from '../cart/public.ts'
import type { Gateway } from '../server/domain.ts'
import { addWishes, removeWish } from '../wishlist/public.ts'
import { addItems, removeItem, setQuantity } from './change-items.ts'
import { findList, WISHLIST } from './find-list.ts'
import { summaryOfOne, wishlistSummary } from './summaries.ts'
import { viewItems } from './view-items.ts'

export function serveItems(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(listCalls.addToList, async ({ params, body, buyerId, refuse }) => {
    const added = body.items.map(({ product_id, quantity }) => ({
      productId: Number(product_id),
      quantity,
    }))
    if (params.listId === WISHLIST) {
      const ids = [...new Set(added.map(({ productId }) => productId))]
      if ((await goodsOf(db, ids, now())).size < ids.length) return refuse('PRODUCT_UNKNOWN')
      if (!(await addWishes(db, buyerId, ids, now()))) return refuse('LIST_FULL')
      return { result: await wishlistSummary(db, buyerId) }
    }
    const found = await findList(db, buyerId, params.listId)
    if (!found) return refuse('LIST_UNKNOWN')
    const outcome = await addItems(gateway, found.id, added)
    if (outcome === 'unknown') return refuse('PRODUCT_UNKNOWN')
    if (outcome === 'full') return refuse('LIST_FULL')
    return { result: await summaryOfOne(db, buyerId, found) }
  })

  serve(listCalls.changeListItem, async ({ params, body, buyerId, refuse }) => {
    if (params.listId === WISHLIST) return refuse('LIST_FIXED')
    const found = await findList(db, buyerId, params.listId)
    if (!found) return refuse('LIST_UNKNOWN')
    const item = { productId: Number(params.productId), quantity: body.quantity }
    if (!(await setQuantity(gateway, found.id, item))) return refuse('ITEM_GONE')
    return { quantity: body.quantity }
  })

  serve(listCalls.removeListItem, async ({ params, buyerId, refuse }) => {
    const productId = Number(params.productId)
    if (params.listId === WISHLIST) {
      await removeWish(db, buyerId, productId)
      return { removed: true as const }
    }
    const found = await findList(db, buyerId, params.listId)
    if (!found) return refuse('LIST_UNKNOWN')
    await removeItem(gateway, found.id, productId)
    return { removed: true as const }
  })

  serve(listCalls.listToCart, async ({ params, body, buyerId, language, refuse }) => {
    if (params.listId !== WISHLIST && !(await findList(db, buyerId, params.listId)))
      return refuse('LIST_UNKNOWN')
    const { items } = await viewItems(gateway, { ...params, buyerId, language })
    const chosen = items.filter(({ id_item }) => !body.items || body.items.includes(id_item))
    const total = chosen.reduce((sum, item) => sum + item.subtotal, 0)
    if (total !== body.total || (body.items && chosen.length < new Set(body.items).size))
      return refuse('LIST_CHANGED')
    const wanted = chosen.map(({ id_item, name, quantity }) => ({
      productId: Number(id_item),
      name,
      quantity,
    }))
    return { result: await fillCart(gateway, buyerId, wanted, language) }
  })
}
