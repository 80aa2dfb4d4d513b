import type { SellerCard } from '@borong/api/catalogue-entities'
import { sql } from 'kysely'
import { sellerCards } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { MOST_COUNTED } from './product-list.ts'
import { sellerConditions, type SellerFilters } from './seller-conditions.ts'

const orders = {
  relevance: 'f.popularity desc, f.id',
  rating: 'f.rating desc, f.popularity desc, f.id',
  products: 'f.product_count desc, f.id',
}

/** A page of sellers, each with up to three of its products. */
export async function listSellers(
  db: Database,
  filters: SellerFilters,
  asking: { visitor: Visitor; language: Language },
  page: { page: number; limit: number },
): Promise<{ items: SellerCard[]; total_count: number; total_capped: boolean }> {
  const where = (await sellerConditions(db, filters))()
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total
    from (select 1 from seller_search f where ${where} limit ${MOST_COUNTED + 1}) counted`.execute(
    db,
  )
  const total = counts[0]?.total ?? 0
  const { rows } = await sql<{ id: number }>`select f.id from seller_search f where ${where}
    order by ${sql.raw(orders[filters.order_by])} limit ${page.limit} offset ${(page.page - 1) * page.limit}`.execute(
    db,
  )
  return {
    items: await sellerCards(
      db,
      rows.map((row) => row.id),
      asking,
    ),
    total_count: Math.min(total, MOST_COUNTED),
    total_capped: total > MOST_COUNTED,
  }
}
