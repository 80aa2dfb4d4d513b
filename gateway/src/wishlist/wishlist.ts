import * as wishlistCalls from '@borong/api/wishlist'
import { isVerifiedAdult } from '../users/public.ts'
import { cardsOf } from '../catalogue/public.ts'
import type { Domain } from '../server/domain.ts'
import { wishlistMigrations } from './table.ts'
import { addWishes, removeWish } from './wishes.ts'

export const wishlist: Domain = {
  name: 'wishlist',
  migrations: wishlistMigrations,
  removed: { wishes: 'user_id' },
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
      if (!(await addWishes(db, buyerId, [productId], now()))) return refuse('WISHLIST_LIMIT')
      return { is_wished: true as const }
    })

    serve(wishlistCalls.removeWish, async ({ params, buyerId }) => {
      await removeWish(db, buyerId, Number(params.productId))
      return { is_wished: false as const }
    })
  },
}
