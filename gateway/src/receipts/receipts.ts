import * as orderCalls from '@borong/api/orders'
import * as receiptCalls from '@borong/api/receipts'
import { actorOf } from '../audit/public.ts'
import { type FileOwner, filesOfAll } from '../files/public.ts'
import { namesOf } from '../identity/public.ts'
import { orderFor, parcelsOf, readOrder } from '../orders/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { countsIn, isReceivable, none, RECEIPT, receiptsOf, unitsOf } from './read.ts'
import { receive } from './receive.ts'
import { receiptsMigrations } from './table.ts'

const photos: FileOwner = {
  subject: RECEIPT,
  async mayRead(db, id, reader) {
    const row = await db
      .selectFrom('receipts')
      .select(['seller_id', 'order_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    if (reader.kind === 'desk') return reader.sellerId === null || reader.sellerId === row.seller_id
    const seen = { buyerId: reader.userId, orderId: row.order_id }
    return (await orderFor(db, 'read', seen)) !== undefined
  },
}

/** Receipts of goods at the door, by line or as a whole. */
export const receipts: Domain = {
  name: 'receipts',
  migrations: receiptsMigrations,
  fileOwners: [photos],
  routes(gateway) {
    serveReceive(gateway)
    serveRead(gateway)
  },
}

function serveReceive(gateway: Gateway) {
  gateway.serve(orderCalls.receiveOrder, async (call) => {
    const { params, body, buyerId, language } = call
    await receive(gateway, { actor: actorOf(call), orderId: params.orderId, body })
    return { data: (await readOrder(gateway, buyerId, params.orderId, language))! }
  })
}

function serveRead({ serve, db }: Gateway) {
  serve(receiptCalls.receipts, async ({ params, buyerId, refuse }) => {
    const order = await orderFor(db, 'read', { buyerId, orderId: params.orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const parcels = await parcelsOf(db, [order.id])
    const rows = await receiptsOf(db, [order.id])
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
    const open = order.acts.has('receive')
      ? parcels.filter(
          (parcel) =>
            isReceivable(parcel) &&
            parcel.lines.some(({ id, left }) => left > unitsOf(counts.get(id) ?? none)),
        )
      : []
    return {
      result: {
        parcels: open.map((parcel) => ({
          parcel_id: parcel.id,
          vendor_name: parcel.seller_name,
          lines: parcel.lines
            .filter(({ left }) => left > 0)
            .map(({ id, name, unit, image, left }) => ({
              id,
              name,
              unit_type: unit,
              image,
              ordered: left,
              ...(counts.get(id) ?? none),
            })),
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
