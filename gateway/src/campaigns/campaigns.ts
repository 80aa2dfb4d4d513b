import type { Domain } from '../server/domain.ts'
import { campaignsMigrations } from './migrations.ts'

export const campaigns: Domain = {
  name: 'campaigns',
  migrations: campaignsMigrations,
}
