import type { AppliedService } from '@borong/api/rules/service-form'
import type { Database } from '../server/database.ts'
import type { ApplicationRow } from './view.ts'

/** A page of the buyer's applications for these services, the newest first. */
export async function listApplications(
  db: Database,
  asked: { buyerId: string; services: readonly AppliedService[]; page: number; limit: number },
): Promise<{ rows: ApplicationRow[]; count: number }> {
  const { buyerId, services, page, limit } = asked
  const own = db
    .selectFrom('applications')
    .where('user_id', '=', buyerId)
    .where('service', 'in', services)
  const { count } = await own
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count }
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
