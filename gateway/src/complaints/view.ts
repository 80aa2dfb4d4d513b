import type { complaint } from '@borong/api/complaints.shapes'
import { complaintActs } from '@borong/api/complaints.shapes'
import type { CallReply } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { type FileSubject, filesOf } from '../files/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Database } from '../server/database.ts'
import type { ComplaintTable } from './table.ts'
import { actsOf } from './transitions.ts'

export type ComplaintRow = Selectable<ComplaintTable>
export type ComplaintView = CallReply<typeof complaint>['result']

/** The subject that the photos of a complaint are attached to. */
export const subjectOf = (id: string): FileSubject => ({ type: 'complaint', id })

/** A complaint as a list shows it. */
export const viewSummary = (row: ComplaintRow) => ({
  number: row.number,
  parcel_id: row.parcel_id,
  vendor_name: row.seller_name,
  kind: row.kind,
  state: row.state,
  created_at: row.created_at.toISOString(),
})

/** A complaint with its goods, photos and history. Its buyer and the desk may act; colleagues of the buyer only read. */
export async function viewComplaint(
  db: Database,
  row: ComplaintRow,
  readerId = row.user_id,
): Promise<ComplaintView> {
  const isOwn = readerId === row.user_id
  const lines = await db
    .selectFrom('complaint_lines')
    .innerJoin('order_lines', 'order_lines.id', 'complaint_lines.line_id')
    .select(['order_lines.id', 'name', 'image', 'unit', 'complaint_lines.quantity'])
    .where('complaint_id', '=', row.id)
    .orderBy('order_lines.id')
    .execute()
  const events = await db
    .selectFrom('complaint_events')
    .select(['from_side', 'act', 'text', 'solution', 'amount', 'created_at'])
    .where('complaint_id', '=', row.id)
    .orderBy('id')
    .execute()
  return {
    ...viewSummary(row),
    order_id: row.order_id,
    order_serial: row.order_serial,
    vendor_alias: row.seller_alias,
    wish: row.wish,
    turn: row.turn,
    due_at: row.due_at?.toISOString() ?? null,
    version: row.version,
    solution: row.solution,
    amount: row.amount,
    most: row.most,
    refunded: row.refunded,
    deducted: row.deducted,
    tracking_number: row.tracking_number,
    lines: lines.map(({ unit, ...line }) => ({ ...line, unit_type: unit })),
    files: await filesOf(db, subjectOf(row.id)),
    events: events.map(({ from_side, created_at, ...event }) => ({
      ...event,
      from: from_side,
      at: created_at.toISOString(),
    })),
    made_by: isOwn ? null : ((await accountOf(db, row.user_id))?.name ?? ''),
    acts: isOwn ? complaintActs.filter((act) => actsOf(row, 'buyer').includes(act)) : [],
  }
}
