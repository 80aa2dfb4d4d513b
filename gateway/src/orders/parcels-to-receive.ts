import { sql } from 'kysely'
import { memberIn } from '../memberships/public.ts'
import { reachOf } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

const OPEN = ['processed', 'shipped', 'delivered'] as const

/**
 * P-03: the sent parcels of a company that a member may receive and whose goods are not all counted yet, for a statement;
 * undefined for a stranger.
 */
export async function parcelsToReceive(
  db: Pick<Database, 'selectFrom'>,
  member: { companyId: string; userId: string },
) {
  const found = await memberIn(db, member)
  if (!found) return undefined
  const { outlet_ids, role } = found
  const reach = reachOf('order', 'receive', role)
  const parcels = db
    .selectFrom('orders')
    .innerJoin('order_parcels', 'order_parcels.order_id', 'orders.id')
    .where('orders.company_id', '=', member.companyId)
    // The same as in the index `orders_company_open`.
    .where(
      'orders.state',
      'in',
      OPEN.map((state) => sql.lit(state)),
    )
    .where('order_parcels.state', 'in', ['shipped', 'delivered'])
    // A complaint holds a delivered one.
    .where((eb) =>
      eb.or([
        eb('order_parcels.state', '=', 'shipped'),
        eb('order_parcels.next_step_at', 'is not', null),
      ]),
    )
    .where('order_parcels.counted_at', 'is', null)
  if (reach === 'all') return { parcels }
  const outlets = reach === 'outlet' ? outlet_ids : []
  return {
    parcels: parcels.where((eb) =>
      eb.or([
        eb('orders.user_id', '=', member.userId),
        ...(outlets.length > 0 ? [eb('order_parcels.outlet_id', 'in', outlets)] : []),
      ]),
    ),
  }
}
