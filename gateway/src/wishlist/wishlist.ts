import type { Domain } from '../server/domain.ts'
import { wishlistMigrations } from './table.ts'

export const wishlist: Domain = {
  name: 'wishlist',
  migrations: wishlistMigrations,
}
