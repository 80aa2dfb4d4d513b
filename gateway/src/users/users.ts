import type { Domain } from '../server/domain.ts'
import { usersMigrations } from './table.ts'

export const users: Domain = {
  name: 'users',
  migrations: usersMigrations,
}
