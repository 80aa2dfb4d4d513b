import type { ProductCard } from '@borong/api/catalogue-entities'
import { cardsOf } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { cheapestOffers } from './cheapest-offers.ts'
import { topProducts } from './product-list.ts'
import type { NamedCity } from './understand/city-of.ts'
import { searchUnderstood } from './understand/search-understood.ts'

/** The cards of the cheapest offers of these products, whose price the results show. */
export const cheapestCards = async (
  db: Database,
  ids: readonly number[],
  visitor: Visitor,
): Promise<ProductCard[]> => cardsOf(db, await cheapestOffers(db, ids, visitor), visitor)

/** The first products for a keyword as the results understand it, and the city that it names. */
export async function topUnderstood(
  db: Database,
  keyword: string | undefined,
  visitor: Visitor,
  limit: number,
): Promise<{ products: ProductCard[]; city: NamedCity | undefined }> {
  const filters = { keyword, order_by: 'relevance' as const }
  const { items, city } = await searchUnderstood(db, filters, async (wanted) => {
    const found = await topProducts(db, wanted, visitor, limit)
    return { items: found, total_count: found.length }
  })
  // The cheapest seller may be in another city.
  if (city) return { products: items, city }
  const ids = items.map(({ id }) => Number(id))
  return { products: await cheapestCards(db, ids, visitor), city }
}
