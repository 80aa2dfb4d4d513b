import type { SellerCard } from '@borong/api/catalogue-entities'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { cardsOf } from './cards.ts'

/** The cards of these sellers, in this order, each with up to three of its products. */
export async function sellerCards(
  db: Database,
  ids: readonly number[],
  { visitor, language }: { visitor: Visitor; language: Language },
): Promise<SellerCard[]> {
  if (ids.length === 0) return []
  const sellers = await db
    .selectFrom('sellers')
    .select(['id', 'card', 'is_pkp', 'category_ids', 'top_product_ids'])
    .where('id', 'in', [...ids])
    .execute()
  const names = await categoryNames(
    db,
    sellers.flatMap((seller) => seller.category_ids),
    language,
  )
  const products = await cardsOf(
    db,
    sellers.flatMap((seller) => seller.top_product_ids),
    visitor,
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const cards = new Map(
    sellers.map((seller) => [
      seller.id,
      {
        ...seller.card,
        is_pkp: seller.is_pkp,
        categories: seller.category_ids
          .map((id) => names.get(id))
          .filter((name) => name !== undefined),
        items: seller.top_product_ids
          .map((id) => byId.get(String(id)))
          .filter((item) => item !== undefined),
      },
    ]),
  )
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}

async function categoryNames(
  db: Database,
  ids: number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name_id', 'name_en'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, language === 'en' ? row.name_en : row.name_id]))
}
