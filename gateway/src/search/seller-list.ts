import type { SellerCard } from '@borong/api/catalogue-entities'
import { type RawBuilder, sql } from 'kysely'
import { sellerCards } from '../catalogue/seller-cards.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { tsQuery } from './conditions.ts'
import { MOST_COUNTED } from './product-list.ts'
import { textConfig } from './text-config.ts'
import { wordsOf } from './words.ts'

export interface SellerFilters {
  keyword?: string | undefined
  category?: string[] | undefined
  city?: string[] | undefined
  rating?: number | undefined
  membership?: number[] | undefined
  free_shipping?: boolean | undefined
  personal_courier?: boolean | undefined
  is_open?: boolean | undefined
  order_by: 'relevance' | 'rating' | 'products'
}

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
): Promise<{ items: SellerCard[]; total_count: number; has_more: boolean }> {
  const where = await conditionsOf(db, filters)
  if (!where) return { items: [], total_count: 0, has_more: false }
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
    has_more: total > MOST_COUNTED,
  }
}

async function conditionsOf(
  db: Database,
  filters: SellerFilters,
): Promise<RawBuilder<unknown> | undefined> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (filters.keyword) {
    const words = wordsOf(filters.keyword)
    if (words.length === 0) return undefined
    parts.push(sql`f.words @@ ${tsQuery(await textConfig(db), words)}`)
  }
  if (filters.category) {
    const rows = await db
      .selectFrom('categories')
      .select('id')
      .where('slug', 'in', filters.category)
      .execute()
    if (rows.length === 0) return undefined
    parts.push(sql`f.categories && array[${sql.join(rows.map((row) => row.id))}]::integer[]`)
  }
  if (filters.city) parts.push(sql`f.city in (${sql.join(filters.city)})`)
  if (filters.membership) parts.push(sql`f.membership in (${sql.join(filters.membership)})`)
  if (filters.rating !== undefined) parts.push(sql`f.rating >= ${filters.rating}`)
  if (filters.free_shipping) parts.push(sql`f.free_shipping`)
  if (filters.personal_courier) parts.push(sql`f.personal_courier`)
  if (filters.is_open) parts.push(sql`f.is_open`)
  return sql.join(parts, sql` and `)
}
