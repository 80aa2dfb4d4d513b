import type { Domain } from '../server/domain.ts'
import { notifyDays } from './recurring/notify-days.ts'
import { orderDays } from './recurring/order-days.ts'
import { sendNotices } from './recurring/send-notices.ts'
import { serveSchedules } from './recurring/serve-schedule.ts'
import { scheduleMigrations } from './recurring/table.ts'
import { serveItems } from './serve-items.ts'
import { serveQuickOrder } from './serve-quick-order.ts'
import { serveLists } from './serve-lists.ts'
import { listsMigrations } from './table.ts'

/** Products that buyers save to order them again: their own lists, those of their companies, and the wishlist. */
export const lists: Domain = {
  name: 'lists',
  migrations: { ...listsMigrations, ...scheduleMigrations },
  removed: { list_schedules: 'user_id' },
  async anonymise(trx, userId) {
    await trx
      .deleteFrom('lists')
      .where('user_id', '=', userId)
      .where('company_id', 'is', null)
      .execute()
  },
  routes(gateway) {
    serveLists(gateway)
    serveItems(gateway)
    serveQuickOrder(gateway)
    serveSchedules(gateway)
  },
  jobs: [
    { name: 'notify of recurring lists', everySeconds: 30, run: notifyDays },
    { name: 'send notices of recurring lists', everySeconds: 10, run: sendNotices },
    { name: 'order recurring lists', everySeconds: 30, run: orderDays },
  ],
}
