import type { Domain } from '../server/domain.ts'
import { catalogueMigrations } from './migrations.ts'

export const catalogue: Domain = {
  name: 'catalogue',
  migrations: catalogueMigrations,
}
