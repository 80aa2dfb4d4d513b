import type { TableOffer } from '@borong/api/search.shapes'
import { goodsOf, maximumOf } from '../cart/public.ts'
import { cardsOf } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'

/** The offers of listed products, in the order of their ids. */
export async function readOffers(
  db: Database,
  ids: readonly number[],
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<TableOffer[]> {
  const [cards, goods] = await Promise.all([cardsOf(db, ids, visitor), goodsOf(db, ids, now)])
  return cards.flatMap(({ id, masked_price, is_age_restricted }) => {
    const one = goods.get(Number(id))
    if (!one || is_age_restricted) return []
    return {
      product_id: id,
      tiers: masked_price ? [] : [...one.prices],
      step: one.step,
      stock: maximumOf(one).quantity,
      seller_id: String(one.seller.id),
    }
  })
}
