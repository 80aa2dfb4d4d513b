import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { categoriesNamed } from './category-names.ts'
import { tsQuery } from './conditions.ts'
import { textConfig } from './text-config.ts'
import { wordsOf } from './words.ts'

/** The filters and the order of a seller list. */
export interface SellerFilters {
  keyword?: string | undefined
  /** Requires all typed words. */
  exact?: boolean | undefined
  category?: string[] | undefined
  city?: string[] | undefined
  rating?: number | undefined
  membership?: number[] | undefined
  free_shipping?: boolean | undefined
  personal_courier?: boolean | undefined
  is_open?: boolean | undefined
  order_by: 'relevance' | 'rating' | 'products'
}

type Without = (...names: (keyof SellerFilters)[]) => RawBuilder<unknown>

/** These filters as SQL over `seller_search f`, without the named ones. */
export async function sellerConditions(db: Database, filters: SellerFilters): Promise<Without> {
  const parts: [keyof SellerFilters | undefined, RawBuilder<unknown>][] = [[undefined, sql`true`]]
  if (filters.keyword) {
    const words = wordsOf(filters.keyword)
    const named = sql`f.words @@ ${tsQuery(await textConfig(db), words)}`
    parts.push(['keyword', words.length > 0 ? named : sql`false`])
  }
  if (filters.category) {
    const ids = (await categoriesNamed(db, filters.category)).map(({ id }) => id)
    const sold = sql`f.categories && array[${sql.join(ids)}]::integer[]`
    parts.push(['category', ids.length > 0 ? sold : sql`false`])
  }
  if (filters.city) parts.push(['city', sql`f.city in (${sql.join(filters.city)})`])
  if (filters.membership)
    parts.push(['membership', sql`f.membership in (${sql.join(filters.membership)})`])
  if (filters.rating !== undefined) parts.push(['rating', sql`f.rating >= ${filters.rating}`])
  if (filters.free_shipping) parts.push(['free_shipping', sql`f.free_shipping`])
  if (filters.personal_courier) parts.push(['personal_courier', sql`f.personal_courier`])
  if (filters.is_open) parts.push(['is_open', sql`f.is_open`])
  return (...names) =>
    sql.join(
      parts.filter(([name]) => !name || !names.includes(name)).map(([, part]) => part),
      sql` and `,
    )
}
