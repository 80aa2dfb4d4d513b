import * as wishlistCalls from '@borong/api/wishlist'
import { isVerifiedAdult } from '../users/public.ts'
import { cardsOf } from '../catalogue/public.ts'
import type { Domain } from '../server/domain.ts'
import { wishlistMigrations } from './table.ts'

const MOST_WISHES = 500

export const wishlist: Domain = {
  name: 'wishlist',
  migrations: wishlistMigrations,
  routes({ serve, db, now }) {
    // An age-restricted product remains in the wishlist, and is shown once its buyer is a verified adult.
    const shownTo = async (userId: string) => {
      const wishes = db.selectFrom('wishes').where('user_id', '=', userId)
      if (await isVerifiedAdult(db, userId, now())) return wishes
      return wishes.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('products')
              .select('id')
              .whereRef('products.id', '=', 'wishes.product_id')
              .where('is_adult', '=', true),
          ),
        ),
      )
    }

    const countOf = async (userId: string) => {
      const row = await db
        .selectFrom('wishes')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return row.count
    }

    serve(wishlistCalls.wishlist, async ({ query: { page, limit }, buyerId, visitor }) => {
      const wishes = await shownTo(buyerId)
      const rows = await wishes
        .select('product_id')
        .orderBy('created_at', 'desc')
        .orderBy('product_id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const result = await cardsOf(
        db,
        rows.map((row) => row.product_id),
        visitor,
      )
      const counted = await wishes
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { result, total_count: counted.count, page, limit }
    })

    serve(wishlistCalls.addWish, async ({ params, buyerId, refuse }) => {
      const productId = Number(params.productId)
      const product = await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .executeTakeFirst()
      if (!product) return refuse('PRODUCT_UNKNOWN')
      if ((await countOf(buyerId)) >= MOST_WISHES) return refuse('WISHLIST_LIMIT')
      await db
        .insertInto('wishes')
        .values({ user_id: buyerId, product_id: productId, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { is_wished: true as const }
    })

    serve(wishlistCalls.removeWish, async ({ params, buyerId }) => {
      await db
        .deleteFrom('wishes')
        .where('user_id', '=', buyerId)
        .where('product_id', '=', Number(params.productId))
        .execute()
      return { is_wished: false as const }
    })
  },
}
