import type { ProductCard } from '@borong/api/catalogue-entities'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'

/** A stored card with the columns that change more often. */
export interface CardRow {
  card: ProductCard
  in_stock: boolean
  hides_price: boolean
}

export const isGuest = (visitor: Visitor): boolean => visitor.kind !== 'buyer'

/** The card with the fields that this visitor may see. */
export function cardFor(row: CardRow, visitor: Visitor): ProductCard {
  const card = { ...row.card, in_stock: row.in_stock }
  if (!row.hides_price || !isGuest(visitor)) return card
  return {
    ...card,
    price: null,
    discount: null,
    discount_percentage: null,
    tier_hint: null,
    masked_price: true,
    masked_discount: card.discount !== null,
  }
}

/** Joins the product of each row's cheapest offer, which this column names, as `cheapest`. */
export const joinCheapest = (column: string) =>
  sql`left join products cheapest on cheapest.id = ${sql.ref(column)}`

/** The cards of these products, in this order; unknown products are left out. */
export async function cardsOf(
  db: Database,
  ids: readonly number[],
  visitor: Visitor,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_search', 'product_search.id', 'products.id')
    .where('products.id', 'in', [...ids])
    .select(['products.id', 'products.card', 'product_search.in_stock', 'products.hides_price'])
    .execute()
  const cards = new Map(rows.map((row) => [row.id, cardFor(row, visitor)]))
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
