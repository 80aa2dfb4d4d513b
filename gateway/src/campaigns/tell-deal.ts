import { sql } from 'kysely'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Job } from '../server/domain.ts'
import { dealAt } from '../catalogue/public.ts'

const AT_ONCE = 200

/** Notifies buyers with a reminder that a daily deal has begun. The gateway that deletes a reminder sends it. */
export async function tellDeal({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const running = dealAt(now().getTime())
  await atomically(db, async (trx) => {
    const { rows } = await sql<{ user_id: string }>`
      delete from deal_reminders where (deal_id, user_id) in (
        select deal_id, user_id from deal_reminders where deal_id <= ${running.id}
        order by deal_id, user_id limit ${AT_ONCE} for update skip locked)
      returning user_id`.execute(trx)
    for (const row of rows)
      await notify(trx, { userId: row.user_id, kind: 'DEAL_BEGINS', at: now() })
  })
}

export const dealReminderJob: Job = { name: 'deal-reminders', everySeconds: 30, run: tellDeal }
