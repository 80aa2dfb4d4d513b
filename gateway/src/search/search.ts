import type { Domain } from '../server/domain.ts'
import { localStoreRoutes } from './local-store-routes.ts'
import { searchMigrations } from './migrations.ts'
import { reindexJob } from './reindex.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  name: 'search',
  migrations: searchMigrations,
  jobs: [reindexJob],
  routes(gateway) {
    searchRoutes(gateway)
    localStoreRoutes(gateway)
  },
}
