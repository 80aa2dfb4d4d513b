import type { Domain } from '../server/domain.ts'
import { catalogueMigrations } from './migrations.ts'
import { type AgreedPriceOf, catalogueRoutes } from './routes.ts'
import { serveSearchEngines } from './search-engines.ts'
import { stockReminderJob } from './notify-of-stock.ts'

export const catalogue = (agreedPriceOf: AgreedPriceOf): Domain => ({
  name: 'catalogue',
  migrations: catalogueMigrations,
  removed: { stock_reminders: 'user_id' },
  routes(gateway) {
    catalogueRoutes(gateway, agreedPriceOf)
    serveSearchEngines(gateway)
  },
  jobs: [stockReminderJob],
})
