import type { Domain } from '../server/domain.ts'
import { campaignsMigrations } from './migrations.ts'
import { campaignsRoutes } from './routes.ts'
import { dealReminderJob } from './notify-of-deal.ts'

export const campaigns: Domain = {
  name: 'campaigns',
  migrations: campaignsMigrations,
  removed: { deal_reminders: 'user_id' },
  routes: campaignsRoutes,
  jobs: [dealReminderJob],
}
