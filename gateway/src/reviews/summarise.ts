import type { Database, Trx } from '../server/database.ts'

/** A card shows no stars below this number of reviews, because their mean means little. */
export const REVIEWS_TO_SHOW_RATING = 3

export interface ReviewSummary {
  /** The mean to a tenth; 0 without reviews. */
  rating: number
  count: number
  /** From five stars down to one. */
  by_stars: { stars: number; count: number }[]
}

export async function summarise(db: Database | Trx, productId: number): Promise<ReviewSummary> {
  const rows = await db
    .selectFrom('product_reviews')
    .where('product_id', '=', productId)
    .groupBy('rating')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .execute()
  return summaryOf(rows)
}

/** The summary of the numbers of reviews by their stars. */
export function summaryOf(rows: readonly { rating: number; count: number }[]): ReviewSummary {
  const by_stars = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: rows.find((row) => row.rating === stars)?.count ?? 0,
  }))
  const count = by_stars.reduce((sum, it) => sum + it.count, 0)
  const stars = by_stars.reduce((sum, it) => sum + it.stars * it.count, 0)
  return { rating: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count, by_stars }
}
