import type { complaint } from '@borong/api/complaints.shapes'
import { complaintActs } from '@borong/api/complaints.shapes'
import type { CallReply } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { type FileSubject, filesOfAll } from '../files/public.ts'
import { accountOf } from '../identity/public.ts'
import { orderFor } from '../orders/public.ts'
import { problemsOf } from '../receipts/public.ts'
import type { Database } from '../server/database.ts'
import type { ComplaintTable } from './table.ts'
import { actsOf } from './transitions.ts'

export type ComplaintRow = Selectable<ComplaintTable>
export type ComplaintView = CallReply<typeof complaint>['result']

const SUBJECT = 'complaint'

/** The subject that the photos of a complaint are attached to. */
export const subjectOf = (id: string): FileSubject => ({ type: SUBJECT, id })

/** A complaint as a list shows it. */
export const viewSummary = (row: ComplaintRow) => ({
  number: row.number,
  parcel_id: row.parcel_id,
  vendor_name: row.seller_name,
  kind: row.kind,
  state: row.state,
  created_at: row.created_at.toISOString(),
})

/** A complaint with its goods, photos and history. Members whose mandate does not contain it only read. */
export async function viewComplaint(
  db: Database,
  row: ComplaintRow,
  readerId: string,
): Promise<ComplaintView> {
  const [view] = await viewComplaints(db, [row])
  const mayAct = await orderFor(db, 'complain', { buyerId: readerId, orderId: row.order_id })
  return {
    ...view!,
    ...(readerId === row.user_id
      ? {}
      : { made_by: (await accountOf(db, row.user_id))?.name ?? '' }),
    ...(mayAct ? {} : { acts: [] }),
  }
}

/** Complaints as their buyers read them. */
export async function viewComplaints(
  db: Database,
  rows: readonly ComplaintRow[],
): Promise<ComplaintView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(
    await db
      .selectFrom('complaint_lines')
      .innerJoin('order_lines', 'order_lines.id', 'complaint_lines.line_id')
      .select(['complaint_id', 'order_lines.id', 'name', 'image', 'unit as unit_type'])
      .select('complaint_lines.quantity')
      .where('complaint_id', 'in', ids)
      .orderBy('order_lines.id')
      .execute(),
    ({ complaint_id }) => complaint_id,
  )
  const events = Map.groupBy(
    await db
      .selectFrom('complaint_events')
      .select(['complaint_id', 'from_side as from', 'act', 'text', 'solution', 'amount'])
      .select('created_at')
      .where('complaint_id', 'in', ids)
      .orderBy('id')
      .execute(),
    ({ complaint_id }) => complaint_id,
  )
  const files = await filesOfAll(db, SUBJECT, ids)
  const problems = await problemsOf(
    db,
    rows.map(({ order_id }) => order_id),
  )
  const atTheDoor = new Map(problems.map(({ parcelId, photos }) => [parcelId, photos]))
  return rows.map((row) => ({
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
    lines: (lines.get(row.id) ?? []).map(({ complaint_id: _complaint, ...line }) => line),
    files: [...(files.get(row.id) ?? []), ...(atTheDoor.get(row.parcel_id) ?? [])],
    events: (events.get(row.id) ?? []).map(
      ({ complaint_id: _complaint, created_at, ...event }) => ({
        ...event,
        at: created_at.toISOString(),
      }),
    ),
    made_by: null,
    acts: complaintActs.filter((act) => actsOf(row, 'buyer').includes(act)),
  }))
}
