import type { Domain } from '../server/domain.ts'
import { reviewsMigrations } from './migrations.ts'
import { reviewsRoutes } from './routes.ts'

export const reviews: Domain = {
  name: 'reviews',
  migrations: reviewsMigrations,
  routes: reviewsRoutes,
}
