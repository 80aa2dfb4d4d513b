import * as orderCalls from '@borong/api/orders'
import * as receiptCalls from '@borong/api/receipts'
import { actorOf } from '../audit/public.ts'
import { type FileOwner, filesOfAll } from '../files/public.ts'
import { namesOf } from '../identity/public.ts'
import { orderFor, parcelsOf, readOrder } from '../orders/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { countsIn, isReceivable, none, RECEIPT, receiptsOf, unitsOf } from './read.ts'
import { receive, receiveCounted } from './receive.ts'
import { serveDeliveries } from './serve-deliveries.ts'
import { receiptsMigrations } from './table.ts'
import { viewLines } from './view-lines.ts'

const photos: FileOwner = {
  subject: RECEIPT,
  async mayRead(db, id, reader) {
    const row = await db
      .selectFrom('receipts')
      .select(['seller_id', 'order_id', 'parcel_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    if (reader.kind === 'desk') return reader.sellerId === null || reader.sellerId === row.seller_id
    const order = await orderToReceive(db, { buyerId: reader.userId, orderId: row.order_id })
    if (!order || order.acts.has('read')) return order !== undefined
    const parcels = await parcelsOf(db, [row.order_id])
    return parcels.some((parcel) => parcel.id === row.parcel_id && order.receives(parcel))
  },
}

/** The order for its readers, and for the members of an outlet that one of its parcels goes to. */
const orderToReceive = async (
  db: Parameters<typeof orderFor>[0],
  order: { buyerId: string; orderId: string },
) => (await orderFor(db, 'read', order)) ?? (await orderFor(db, 'receive', order))

/** Receipts of goods at the door, by line or as a whole. */
export const receipts: Domain = {
  name: 'receipts',
  migrations: receiptsMigrations,
  fileOwners: [photos],
  routes(gateway) {
    serveReceive(gateway)
    serveRead(gateway)
    serveDeliveries(gateway)
  },
}

function serveReceive(gateway: Gateway) {
  gateway.serve(orderCalls.receiveOrder, async (call) => {
    const { params, body, buyerId, language, refuse } = call
    const { orderId } = params
    // It returns the order, which a member of an outlet cannot read.
    if (!(await orderFor(gateway.db, 'read', { buyerId, orderId }))) return refuse('ORDER_UNKNOWN')
    await receive(gateway, { actor: actorOf(call), orderId, body })
    return { data: (await readOrder(gateway, buyerId, orderId, language))! }
  })
  gateway.serve(receiptCalls.receiveParcel, async (call) => {
    const { params, body } = call
    const { orderId, parcelId } = params
    const state = await receiveCounted(gateway, {
      actor: actorOf(call),
      orderId,
      body: { ...body, parcel_id: parcelId },
    })
    return { result: { state } }
  })
}

function serveRead({ serve, db }: Gateway) {
  serve(receiptCalls.receipts, async ({ params, buyerId, refuse }) => {
    const order = await orderToReceive(db, { buyerId, orderId: params.orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const canOpen = order.acts.has('read')
    const parcels = (await parcelsOf(db, [order.id])).filter(
      (parcel) => canOpen || order.receives(parcel),
    )
    const rows = (await receiptsOf(db, [order.id])).filter(({ parcel_id }) =>
      parcels.some(({ id }) => id === parcel_id),
    )
    const counts = countsIn(rows)
    const lines = new Map(parcels.flatMap((parcel) => parcel.lines).map((line) => [line.id, line]))
    const names = await namesOf(
      db,
      rows.map(({ user_id }) => user_id),
    )
    const files = await filesOfAll(
      db,
      RECEIPT,
      rows.map(({ id }) => id),
    )
    const open = parcels.filter(
      (parcel) =>
        order.receives(parcel) &&
        isReceivable(parcel) &&
        parcel.lines.some(({ id, left }) => left > unitsOf(counts.get(id) ?? none)),
    )
    return {
      result: {
        can_open_order: canOpen,
        company_id: order.company_id,
        parcels: open.map((parcel) => ({
          parcel_id: parcel.id,
          vendor_name: parcel.seller_name,
          lines: viewLines(parcel, counts),
        })),
        items: rows.map((row) => ({
          id: row.id,
          at: row.created_at.toISOString(),
          by: names.get(row.user_id) ?? '',
          parcel_id: row.parcel_id,
          vendor_name: parcels.find(({ id }) => id === row.parcel_id)?.seller_name ?? '',
          note: row.note,
          files: files.get(row.id) ?? [],
          lines: row.lines.map(({ line_id, received, damaged, missing }) => ({
            name: lines.get(line_id)?.name ?? '',
            unit_type: lines.get(line_id)?.unit ?? '',
            received,
            damaged,
            missing,
          })),
        })),
      },
    }
  })
}
