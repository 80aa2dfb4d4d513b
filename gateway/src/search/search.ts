import type { Domain } from '../server/domain.ts'
import { searchMigrations } from './migrations.ts'

export const search: Domain = {
  name: 'search',
  migrations: searchMigrations,
}
