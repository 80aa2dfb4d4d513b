import * as reviewCalls from '@borong/api/reviews'
import { hasReceived } from '../orders/public.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import { cardsOf, lockProduct, rateProduct } from '../catalogue/public.ts'
import type { Gateway } from '../server/domain.ts'
import { readStoreReviews } from './store-reviews.ts'
import { REVIEWS_TO_SHOW_RATING, summarise } from './summarise.ts'
import type { ReviewTable } from './table.ts'

export function reviewsRoutes({ serve, db, now }: Gateway): void {
  serve(
    reviewCalls.reviews,
    async ({ params, query: { page, limit, rating }, buyerId, refuse }) => {
      const productId = Number(params.productId)
      if (!(await isThere(db, productId))) return refuse('PRODUCT_UNKNOWN')
      const summary = await summarise(db, productId)
      const all = db.selectFrom('product_reviews').selectAll().where('product_id', '=', productId)
      const rows = await (rating ? all.where('rating', '=', rating) : all)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const count = rating
        ? (summary.by_stars.find((it) => it.stars === rating)?.count ?? 0)
        : summary.count
      return {
        result: rows.map((row) => reviewOf(row, buyerId)),
        summary,
        total_count: count,
        page,
        limit,
      }
    },
  )

  serve(reviewCalls.storeReviews, async ({ params, query, buyerId, visitor, refuse }) => {
    const found = await readStoreReviews(db, params.alias, query)
    if (!found) return refuse('SELLER_UNKNOWN')
    const { rows, summary } = found
    const cards = await cardsOf(db, [...new Set(rows.map((row) => row.product_id))], visitor)
    const products = new Map(cards.map(({ id, alias, name }) => [id, { id, alias, name }]))
    return {
      result: rows.flatMap((row) => {
        const product = products.get(String(row.product_id))
        return product ? { ...reviewOf(row, buyerId), product } : []
      }),
      summary,
      total_count: found.total,
      page: query.page,
      limit: query.limit,
    }
  })

  serve(reviewCalls.addReview, async ({ params, body, buyerId, refuse }) => {
    const productId = Number(params.productId)
    if (!(await isThere(db, productId))) return refuse('PRODUCT_UNKNOWN')
    if (!(await hasReceived(db, buyerId, productId))) return refuse('NOT_BOUGHT')
    const buyer = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', buyerId)
      .executeTakeFirst()
    const row = { ...body, buyer_name: maskName(buyer?.name ?? ''), created_at: now() }
    const saved = await atomically(db, async (trx) => {
      // Two reviews at the same moment count each other.
      await lockProduct(trx, productId)
      const written = await trx
        .insertInto('product_reviews')
        .values({ id: newId(), product_id: productId, user_id: buyerId, ...row })
        .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doUpdateSet(row))
        .returningAll()
        .executeTakeFirstOrThrow()
      await rateAgain(trx, productId)
      return written
    })
    return { result: reviewOf(saved, buyerId) }
  })
}

const isThere = async (db: Database, productId: number) =>
  (await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()) !==
  undefined

const reviewOf = (row: ReviewTable, buyerId: string) => ({
  id: row.id,
  buyer_name: row.buyer_name,
  rating: row.rating,
  text: row.text,
  created_at: row.created_at.toISOString(),
  is_mine: buyerId !== '' && row.user_id === buyerId,
})

/** 'Budi Santoso' -> 'B***o': the buyer recognises it, other readers do not. */
function maskName(name: string): string {
  const letters = [...name.trim()]
  return letters.length === 0
    ? '***'
    : `${letters[0]}***${letters.length > 1 ? letters.at(-1) : ''}`
}

/** Updates the rating of the product from its reviews. The caller has locked the product. */
async function rateAgain(trx: Trx, productId: number): Promise<void> {
  const { rating, count } = await summarise(trx, productId)
  await rateProduct(trx, productId, {
    rating,
    review_count: count,
    is_show_rating: count >= REVIEWS_TO_SHOW_RATING,
  })
}
