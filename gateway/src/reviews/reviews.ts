import type { Domain } from '../server/domain.ts'
import { reviewsMigrations } from './migrations.ts'

export const reviews: Domain = {
  name: 'reviews',
  migrations: reviewsMigrations,
}
