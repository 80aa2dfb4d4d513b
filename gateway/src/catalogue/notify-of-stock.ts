import { sql, type SqlBool } from 'kysely'
import { notify } from '../notifications/public.ts'
import type { Gateway, Job } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'

/** Notifies buyers with a reminder that a product is in stock again. The gateway that deletes a reminder sends it. */
export const notifyOfStock = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'stock-reminders',
    table: 'stock_reminders',
    key: ['product_id', 'user_id'],
    due: (db) =>
      db
        .selectFrom('stock_reminders')
        .select(['product_id', 'user_id'])
        .where(
          sql<SqlBool>`(select f.in_stock from product_search f where f.id = stock_reminders.product_id)`,
        )
        .orderBy('product_id')
        .orderBy('user_id'),
    async work(trx, { product_id, user_id: userId }) {
      await trx
        .deleteFrom('stock_reminders')
        .where('product_id', '=', product_id)
        .where('user_id', '=', userId)
        .execute()
      const { name } = await trx
        .selectFrom('products')
        .select('name')
        .where('id', '=', product_id)
        .executeTakeFirstOrThrow()
      await notify(trx, { userId, kind: 'STOCK_BACK', detail: name, at: gateway.now() })
    },
  })

export const stockReminderJob: Job = {
  name: 'stock-reminders',
  everySeconds: 30,
  run: notifyOfStock,
}
