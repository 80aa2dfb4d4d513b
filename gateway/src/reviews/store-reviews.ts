import { sql } from 'kysely'
import { storeProducts } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { type ReviewSummary, summaryOf } from './summarise.ts'
import type { ReviewTable } from './table.ts'

/** The most reviews of a store that are counted and listed. */
const MOST_REVIEWS = 20_000

/** A page of the reviews of a store's products, the latest first; undefined for an unknown store. */
export async function readStoreReviews(
  db: Database,
  alias: string,
  { page, limit, rating }: { page: number; limit: number; rating?: number | undefined },
): Promise<{ rows: ReviewTable[]; summary: ReviewSummary; total: number } | undefined> {
  const products = await storeProducts(db, alias)
  if (!products) return undefined
  const of = sql`product_id = any(${products}::integer[])`
  const [counts, { rows }] = await Promise.all([
    sql<{ rating: number; count: number }>`
      select rating, count(*)::integer as count from (
        select rating from product_reviews where ${of} limit ${MOST_REVIEWS}) found group by rating`.execute(
      db,
    ),
    sql<ReviewTable>`
      select * from product_reviews where ${of} ${rating ? sql`and rating = ${rating}` : sql``}
      order by created_at desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
  ])
  const summary = summaryOf(counts.rows)
  const ofStars = summary.by_stars.find(({ stars }) => stars === rating)
  return { rows, summary, total: rating ? (ofStars?.count ?? 0) : summary.count }
}
