import type { Domain } from '../server/domain.ts'
import { serveSearchDesk } from './desk.ts'
import { forgetSearchesJob } from './forget-searches.ts'
import { localStoreRoutes } from './local-store-routes.ts'
import { searchMigrations } from './migrations.ts'
import { popularityJob } from './popularity.ts'
import { reindexJob } from './reindex.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  name: 'search',
  migrations: searchMigrations,
  async anonymise(trx, userId) {
    await trx.deleteFrom('search_histories').where('owner', '=', `buyer:${userId}`).execute()
  },
  jobs: [reindexJob, forgetSearchesJob, popularityJob],
  routes(gateway) {
    searchRoutes(gateway)
    localStoreRoutes(gateway)
    serveSearchDesk(gateway)
  },
}
