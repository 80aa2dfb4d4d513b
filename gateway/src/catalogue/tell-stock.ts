import { sql } from 'kysely'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway, Job } from '../server/domain.ts'

const AT_ONCE = 200

/** Notifies buyers with a reminder that a product is in stock again. The gateway that deletes a reminder sends it. */
export async function tellStock({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  await atomically(db, async (trx) => {
    const { rows } = await sql<{ user_id: string; name: string }>`
      delete from stock_reminders r using products p where p.id = r.product_id and (r.product_id, r.user_id) in (
        select w.product_id, w.user_id from stock_reminders w
        where (select f.in_stock from product_search f where f.id = w.product_id) order by w.product_id, w.user_id limit ${AT_ONCE} for update of w skip locked)
      returning r.user_id, p.name`.execute(trx)
    for (const row of rows)
      await notify(trx, { userId: row.user_id, kind: 'STOCK_BACK', detail: row.name, at: now() })
  })
}

export const stockReminderJob: Job = { name: 'stock-reminders', everySeconds: 30, run: tellStock }
