import { queuePush } from '../push/public.ts'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import type { NotificationKind } from './messages.ts'

export interface News {
  userId: string
  kind: NotificationKind
  orderId?: string
  serial?: string
  /** Of a bill or of a batch of bills. */
  billSerial?: string
  /** The page that the notification links to. An order or a bill needs none. */
  path?: `/${string}`
  detail?: string
  at: Date
}

/**
 * Notifies a buyer, in the transaction of the change: both are committed, or neither is. The only source of pushes.
 */
export async function notify(trx: Trx, news: News): Promise<void> {
  const id = newId()
  await trx
    .insertInto('notifications')
    .values({
      id,
      user_id: news.userId,
      kind: news.kind,
      order_id: news.orderId ?? null,
      order_serial: news.serial ?? null,
      bill_serial: news.billSerial ?? null,
      path: news.path ?? null,
      detail: news.detail ?? '',
      created_at: news.at,
      read_at: null,
    })
    .execute()
  await queuePush(trx, { notificationId: id, userId: news.userId, at: news.at })
}
