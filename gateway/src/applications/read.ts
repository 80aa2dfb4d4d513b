import type { AppliedService } from '@borong/api/rules/service-form'
import type { Database } from '../server/database.ts'
import { newestPage } from '../server/newest-page.ts'
import type { ApplicationRow } from './view.ts'

/** A page of the buyer's applications for these services, the newest first. */
export function listApplications(
  db: Database,
  asked: { buyerId: string; services: readonly AppliedService[]; page: number; limit: number },
): Promise<{ rows: ApplicationRow[]; count: number }> {
  const { buyerId, services, page, limit } = asked
  const own = db
    .selectFrom('applications')
    .where('user_id', '=', buyerId)
    .where('service', 'in', services)
  return newestPage(own, { page, limit }, 'created_at')
}

/** The buyer's application with this number. */
export const findOwn = (
  db: Database,
  buyerId: string,
  number: string,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', buyerId)
    .executeTakeFirst()
