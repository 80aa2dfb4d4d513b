import { companyFacts, type Owned } from '../memberships/public.ts'
import { orderFor } from '../orders/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'

// The parcels of these orders are paid and exist.
const SENDABLE = ['processed', 'shipped', 'delivered', 'completed'] as const

/** The owner of an order that the buyer may read. */
export const ownerOfOrder = (
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  serial: string,
): Promise<Owned | undefined> => orderFor(db, 'read', { buyerId, orderId: serial })

/** Refuses goods of an order that this owner cannot send, or that have a shipment already. */
export async function requireSendable(
  trx: Trx,
  { buyerId, company_id }: { buyerId: string; company_id: string | null },
  serial: string,
): Promise<void> {
  const order = await orderFor(trx, 'receive', { buyerId, orderId: serial })
  if (!order || !SENDABLE.some((state) => state === order.state)) throw new Refused('ORDER_UNKNOWN')
  if (order.company_id !== company_id) {
    if (order.company_id === null) throw new Refused('ORDER_OF_PERSON')
    const company = (await companyFacts(trx, [order.company_id])).get(order.company_id)
    throw new Refused('ORDER_OF_COMPANY', { values: { company: company?.name ?? '' } })
  }
  const other = await trx
    .selectFrom('cargo_bookings')
    .select('number')
    .where('order_serial', '=', serial)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  if (other)
    throw new Refused('ORDER_BOOKED', {
      values: { number: other.number },
      data: { number: other.number },
    })
}
