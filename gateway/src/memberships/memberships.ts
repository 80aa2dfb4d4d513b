import type { Domain } from '../server/domain.ts'
import { membershipsMigrations } from './table.ts'

/** Which buyer belongs to which company, with which role. It has no calls: companies changes it, others ask it. */
export const memberships: Domain = {
  name: 'memberships',
  migrations: membershipsMigrations,
  removed: { company_members: 'user_id' },
}
