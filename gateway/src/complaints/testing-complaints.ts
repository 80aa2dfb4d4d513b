import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { makeComplaint } from './create.ts'
import { unlessRefused } from '../testing/unless-refused.ts'

/** Makes the parcels of an order delivered, as the couriers report it. */
export async function deliver({ db, now }: Pick<Gateway, 'db' | 'now'>, orderId: string) {
  await db
    .updateTable('order_parcels')
    .set({ state: 'delivered', step: 5, next_step_at: new Date(now().getTime() + 72 * 3_600_000) })
    .where('order_id', '=', orderId)
    .execute()
  await db.updateTable('orders').set({ state: 'delivered' }).where('id', '=', orderId).execute()
}

/** An open complaint about the first parcel of a buyer's delivered or completed order. Does nothing while one is open. */
export async function insertComplaint(
  gateway: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
): Promise<void> {
  const order = await gateway.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', buyerId)
    .where('state', 'in', ['delivered', 'completed'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await deliver(gateway, order.id)
  const line = await gateway.db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await gateway.db.deleteFrom('order_events').where('parcel_id', '=', line.parcel_id).execute()
  await makeComplaint(gateway, {
    buyerId,
    orderId: order.id,
    body: {
      key: newId(),
      parcel_id: line.parcel_id,
      kind: 'short',
      wish: 'refund',
      lines: [{ id: line.id, quantity: 1 }],
      text: 'Satu karton kurang',
      file_ids: [],
    },
  }).catch(unlessRefused('COMPLAINT_OPEN'))
}
