import type { Domain } from '../server/domain.ts'
import { localStoreRoutes } from './local-store-routes.ts'
import { searchMigrations } from './migrations.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  name: 'search',
  migrations: searchMigrations,
  routes(gateway) {
    searchRoutes(gateway)
    localStoreRoutes(gateway)
  },
}
