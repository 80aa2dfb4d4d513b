import type { Job } from '../server/domain.ts'
import { dayOf, daysBefore, LEAST_VISITORS } from './day-visitor.ts'

const STORED_DAYS = 90
const HOUR_S = 60 * 60

/** Deletes what belongs to earlier days: salts, visitors, and keywords of few visitors. */
export const forgetSearchesJob: Job = {
  name: 'forget-searches',
  everySeconds: HOUR_S,
  async run({ db, now }) {
    const today = dayOf(now())
    const oldest = daysBefore(now(), STORED_DAYS)
    for (const table of [
      'search_salts',
      'search_miss_visits',
      'search_visits',
      'search_click_visits',
    ] as const)
      await db.deleteFrom(table).where('day', '<', today).execute()
    for (const table of ['search_misses', 'search_keywords'] as const)
      await db
        .deleteFrom(table)
        .where('day', '<', today)
        .where((eb) => eb.or([eb('visitors', '<', LEAST_VISITORS), eb('day', '<', oldest)]))
        .execute()
  },
}
