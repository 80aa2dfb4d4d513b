import { staples } from '@borong/api/rules/staples'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibDay } from '../server/wib.ts'
import { stapleNames } from './staples.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/** Notifies the buyers whose price is reached by the latest index of today or yesterday. Each alert notifies once. */
export async function notifyAlerts({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const at = now()
  const yesterday = wibDay(new Date(at.getTime() - DAY_MS))
  for (const staple of staples) {
    const latest = await db
      .selectFrom('staple_prices')
      .select('price')
      .where('staple', '=', staple)
      .where('region', '=', 'all')
      .where('day', '>=', yesterday)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!latest) continue
    await atomically(db, async (trx) => {
      const reached = await trx
        .updateTable('price_alerts')
        .set({ notified_at: at })
        .where('staple', '=', staple)
        .where('user_id', 'in', (eb) =>
          eb
            .selectFrom('price_alerts')
            .select('user_id')
            .where('staple', '=', staple)
            .where('price', '>=', latest.price)
            .where('notified_at', 'is', null)
            .orderBy('price')
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .where('notified_at', 'is', null)
        .returning('user_id')
        .execute()
      for (const { user_id: userId } of reached)
        await notify(trx, {
          userId,
          kind: 'PRICE_ALERT',
          path: `/services/radar?staple=${staple}`,
          detail: `${stapleNames[staple]} ${rupiah(latest.price, 'id')}`,
          at,
        })
    })
  }
}
