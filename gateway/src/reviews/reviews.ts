import type { Domain } from '../server/domain.ts'
import { reviewsMigrations } from './migrations.ts'
import { reviewsRoutes } from './routes.ts'

export const reviews: Domain = {
  name: 'reviews',
  migrations: reviewsMigrations,
  async anonymise(trx, userId) {
    await trx
      .updateTable('product_reviews')
      .set({ buyer_name: 'Akun dihapus' })
      .where('user_id', '=', userId)
      .execute()
  },
  routes: reviewsRoutes,
}
