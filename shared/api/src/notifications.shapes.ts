import * as v from 'valibot'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'

/** A notification of a buyer, for example about a step of an order or of a bill. */
export const Notification = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  message: v.string(),
  order_id: v.nullable(v.string()),
  order_serial: v.nullable(v.string()),
  /** Of a notification about a bill, which has no order. */
  bill_serial: v.nullable(v.string()),
  /** The page that shows more, for example `/transaction/…`. */
  path: v.nullable(v.string()),
  is_read: v.boolean(),
  created_at: v.string(),
})

/** C-30 */
export const orderNotifications = shape({
  summary: 'What happened to the orders of the buyer',
  query: v.object(paging),
  reply: v.object({
    result: v.object({ items: v.array(Notification), unread_count: v.number(), ...paged }),
  }),
})

/** Without ids all are marked as read. */
export const readNotifications = shape({
  summary: 'Marks notifications as read',
  body: v.object({ ids: v.optional(v.pipe(v.array(PlainId), v.maxLength(100))) }),
  reply: v.object({ result: v.object({ unread_count: v.number() }) }),
})

/**
 * A stream (`text/event-stream`) read with `fetch` and the Authorization header. Events: `hello` with the unread
 * counts, `notification` with a notification and `unread_count`, and a comment every 15 seconds as heartbeat.
 */
export const events = shape({
  summary: 'What happens to the buyer’s orders and payments, as it happens (server-sent events)',
  reply: v.string(),
  refusals: {
    TOO_MANY_STREAMS: {
      status: 429,
      id: 'Terlalu banyak halaman terbuka',
      en: 'Too many pages are open',
    },
  },
})
