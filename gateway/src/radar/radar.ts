import * as radarCalls from '@borong/api/radar'
import type { Domain, Gateway } from '../server/domain.ts'
import { indexDays } from './index-days.ts'
import { notifyAlerts } from './notify-alerts.ts'
import { readRadar } from './read.ts'
import { type PriceAlertTable, radarMigrations } from './table.ts'

/** the price index of staples from the shop's own sales, and alerts of buyers. */
export const radar: Domain = {
  name: 'radar',
  migrations: radarMigrations,
  removed: { price_alerts: 'user_id' },
  routes: serveRadar,
  jobs: [
    {
      name: 'price index',
      everySeconds: 900,
      async run(gateway) {
        await indexDays(gateway)
        await notifyAlerts(gateway)
      },
    },
  ],
}

function serveRadar(gateway: Gateway) {
  const { serve, db, now } = gateway

  serve(radarCalls.radar, async ({ query }) => ({
    result: await readRadar(gateway, { ...query, days: Number(query.days) }),
  }))

  serve(radarCalls.priceAlerts, async ({ buyerId }) => {
    const rows = await db
      .selectFrom('price_alerts')
      .selectAll()
      .where('user_id', '=', buyerId)
      .orderBy('staple')
      .execute()
    return { result: { items: rows.map(viewAlert) } }
  })

  serve(radarCalls.setPriceAlert, async ({ params: { staple }, body: { price }, buyerId }) => {
    const set = { price, created_at: now(), notified_at: null }
    await db
      .insertInto('price_alerts')
      .values({ user_id: buyerId, staple, ...set })
      .onConflict((conflict) => conflict.columns(['user_id', 'staple']).doUpdateSet(set))
      .execute()
    return { result: viewAlert({ staple, ...set }) }
  })

  serve(radarCalls.removePriceAlert, async ({ params: { staple }, buyerId }) => {
    await db
      .deleteFrom('price_alerts')
      .where('user_id', '=', buyerId)
      .where('staple', '=', staple)
      .execute()
    return { result: { removed: true } }
  })
}

const viewAlert = ({
  staple,
  price,
  notified_at,
}: Pick<PriceAlertTable, 'staple' | 'price' | 'notified_at'>) => ({
  staple,
  price,
  notified_at: notified_at?.toISOString() ?? null,
})
