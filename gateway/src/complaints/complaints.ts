import * as complaintCalls from '@borong/api/complaints'
import type { FileOwner } from '../files/public.ts'
import { orderFor } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { buyerAct } from './buyer-acts.ts'
import { complainable } from './complainable.ts'
import { makeComplaint } from './create.ts'
import { suggestionsFor } from './suggestions.ts'
import { serveComplaintDesk } from './desk.ts'
import { moveOverdue } from './overdue.ts'
import { complaintsMigrations } from './table.ts'
import { viewComplaint, viewSummary } from './view.ts'

const photos: FileOwner = {
  subject: 'complaint',
  async mayRead(db, id, reader) {
    const row = await db
      .selectFrom('complaints')
      .select(['user_id', 'seller_id', 'order_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    if (reader.kind === 'desk') return reader.sellerId === null || reader.sellerId === row.seller_id
    const seen = { buyerId: reader.userId, orderId: row.order_id }
    return (await orderFor(db, 'read', seen)) !== undefined
  },
}

/** Complaints of buyers about delivered goods. Sellers answer them at the desk, operators decide escalated ones. */
export const complaints: Domain = {
  name: 'complaints',
  migrations: complaintsMigrations,
  fileOwners: [photos],
  routes(gateway) {
    serveComplaints(gateway)
    serveComplaintDesk(gateway)
  },
  jobs: [{ name: 'overdue complaints', everySeconds: 30, run: moveOverdue }],
}

function serveComplaints(gateway: Gateway) {
  const { serve, db, now } = gateway

  serve(complaintCalls.complaints, async ({ params, buyerId, refuse }) => {
    const order = await orderFor(db, 'read', { buyerId, orderId: params.orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const rows = await db
      .selectFrom('complaints')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id', 'desc')
      .execute()
    // Every reader of the order reads its complaints; not every one makes them.
    const parcels = order.acts.has('complain') ? await complainable(db, order.id, now()) : []
    const suggestions = await suggestionsFor(db, order.id, parcels, rows)
    return {
      result: {
        items: rows.map(viewSummary),
        parcels: parcels.map(({ id, seller_name, until, lines }) => ({
          parcel_id: id,
          vendor_name: seller_name,
          until: until?.toISOString() ?? null,
          suggested: suggestions.get(id) ?? null,
          lines: lines.map(({ unit, parcel_id: _parcel, ...line }) => ({
            ...line,
            unit_type: unit,
          })),
        })),
      },
    }
  })

  serve(complaintCalls.createComplaint, async ({ params, body, buyerId }) => {
    const made = await makeComplaint(gateway, { buyerId, orderId: params.orderId, body })
    return { result: await viewComplaint(db, made, buyerId) }
  })

  serve(complaintCalls.complaint, async ({ params, buyerId, refuse }) => {
    const row = await complaintOf(db, params.number, buyerId)
    return row ? { result: await viewComplaint(db, row, buyerId) } : refuse('COMPLAINT_UNKNOWN')
  })

  serve(complaintCalls.actOnComplaint, async ({ params, body, buyerId }) => {
    const row = await buyerAct(gateway, { buyerId, number: params.number, body })
    return { result: await viewComplaint(db, row, buyerId) }
  })
}

async function complaintOf(db: Database, number: string, buyerId: string) {
  const row = await db
    .selectFrom('complaints')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  return row && (await orderFor(db, 'read', { buyerId, orderId: row.order_id })) ? row : undefined
}
