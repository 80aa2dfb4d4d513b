import { visibleOrders } from './visible.ts'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'
import { wibDayEnd, wibDayStart } from '../server/wib.ts'

export interface OrderFilter {
  company_id?: string | undefined
  keyword?: string | undefined
  /** The first and the last day of the order in WIB. */
  from?: string | undefined
  to?: string | undefined
}

/** The orders that the buyer may read, with this keyword and between these days; undefined for a stranger's company. */
export async function ordersWith(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  { company_id, keyword, from, to }: OrderFilter,
) {
  const visible = await visibleOrders(db, { buyerId, companyId: company_id })
  if (!visible) return undefined
  let mine = visible.orders
  if (from) mine = mine.where('orders.created_at', '>=', wibDayStart(from))
  if (to) mine = mine.where('orders.created_at', '<', wibDayEnd(to))
  if (!keyword) return { orders: mine }
  const pattern = containing(keyword)
  // Restricted to the lines of these orders, so that no query plan reads the lines of all buyers.
  const lines = db.selectFrom('order_lines').select('order_lines.order_id')
  const named =
    company_id === undefined
      ? lines.where('order_lines.user_id', '=', buyerId)
      : lines.where('order_lines.order_id', 'in', visible.orders.select('orders.id'))
  const found = mine.where((eb) =>
    eb.or([
      eb('orders.serial', 'ilike', pattern),
      eb('orders.po_number', 'ilike', pattern),
      eb('orders.id', 'in', named.where('order_lines.name', 'ilike', pattern)),
    ]),
  )
  return { orders: found }
}
