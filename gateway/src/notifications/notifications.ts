import { DAY_MS } from '@borong/api/rules/time'
import * as notificationCalls from '@borong/api/notifications'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { type OtherCounts, serveEvents } from './events.ts'
import { notificationsMigrations } from './table.ts'
import { unreadNotifications } from './unread.ts'
import { viewNotification } from './view.ts'

const KEPT_MS = 180 * DAY_MS

/** Notifications of a buyer: their list, and the stream of new ones. */
export const notifications = (counts: OtherCounts): Domain => ({
  name: 'notifications',
  migrations: notificationsMigrations,
  removed: { notifications: 'user_id' },
  routes(gateway) {
    serveNotifications(gateway)
    serveEvents(gateway, counts)
  },
  jobs: [
    {
      name: 'forget old notifications',
      everySeconds: 3600,
      async run({ db, now }) {
        await db
          .deleteFrom('notifications')
          .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
          .execute()
      },
    },
  ],
})

function serveNotifications({ serve, db, now }: Gateway) {
  serve(notificationCalls.orderNotifications, async ({ query, buyerId, language }) => {
    const mine = db.selectFrom('notifications').where('user_id', '=', buyerId)
    const { rows, count } = await newestPage(mine, query, 'created_at')
    return {
      result: {
        items: rows.map((row) => viewNotification(row, language)),
        unread_count: await unreadNotifications(db, buyerId),
        total_count: count,
        page: query.page,
        limit: query.limit,
      },
    }
  })

  serve(notificationCalls.readNotifications, async ({ body, buyerId }) => {
    await db
      .updateTable('notifications')
      .set({ read_at: now() })
      .where('user_id', '=', buyerId)
      .where('read_at', 'is', null)
      .$if(body.ids !== undefined, (some) =>
        some.where('id', 'in', body.ids!.length > 0 ? body.ids! : ['']),
      )
      .execute()
    return { result: { unread_count: await unreadNotifications(db, buyerId) } }
  })
}
