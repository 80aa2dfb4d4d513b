import { DAY_MS } from '@borong/api/rules/time'
import { staples } from '@borong/api/rules/staples'
import { notify } from '../notifications/public.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibDay } from '../server/wib.ts'
import { stapleNames } from './staples.ts'

/** Notifies the buyers whose price is reached by the latest index of today or yesterday. Each alert notifies once. */
export async function notifyAlerts(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
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
    await eachDue(gateway, {
      job: 'price index',
      table: 'price_alerts',
      key: ['user_id', 'staple'],
      due: (from) =>
        from
          .selectFrom('price_alerts')
          .select(['user_id', 'staple'])
          .where('staple', '=', staple)
          .where('price', '>=', latest.price)
          .where('notified_at', 'is', null)
          .orderBy('price'),
      async work(trx, { user_id: userId }) {
        await trx
          .updateTable('price_alerts')
          .set({ notified_at: at })
          .where('staple', '=', staple)
          .where('user_id', '=', userId)
          .execute()
        await notify(trx, {
          userId,
          kind: 'PRICE_ALERT',
          path: `/services/radar?staple=${staple}`,
          detail: `${stapleNames[staple]} ${rupiah(latest.price, 'id')}`,
          at,
        })
      },
    })
  }
}
