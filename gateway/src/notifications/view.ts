import type { Notification } from '@borong/api/notifications.shapes'
import type { InferOutput } from 'valibot'
import type { Language } from '../server/domain.ts'
import type { NotificationRow } from './table.ts'
import { wordsOf } from './words-of.ts'

/** A notification as its buyer reads it. */
export function viewNotification(
  row: NotificationRow,
  language: Language,
): InferOutput<typeof Notification> {
  return {
    id: row.id,
    kind: row.kind,
    ...wordsOf(row, language),
    order_id: row.order_id,
    order_serial: row.order_serial,
    bill_serial: row.bill_serial,
    path: row.path ?? pathOf(row),
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}

/** The page of the order, the bill or the batch of bills, whose serial begins with BIB. */
function pathOf({ order_id, bill_serial }: NotificationRow): string | null {
  if (order_id) return `/transaction/${order_id}`
  if (!bill_serial) return null
  return `/billing/${bill_serial.startsWith('BIB') ? 'bulk' : 'transaction'}/${bill_serial}`
}
