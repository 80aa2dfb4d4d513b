import type { Database } from '../server/database.ts'
import { wibDayEnd, wibDayStart } from '../server/wib.ts'

export interface OrderFilter {
  keyword?: string | undefined
  /** The first and the last day of the order in WIB. */
  from?: string | undefined
  to?: string | undefined
}

/** The buyer's orders with this keyword and between these days. */
export function ordersWith(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  { keyword, from, to }: OrderFilter,
) {
  let mine = db.selectFrom('orders').where('orders.user_id', '=', buyerId)
  if (from) mine = mine.where('orders.created_at', '>=', wibDayStart(from))
  if (to) mine = mine.where('orders.created_at', '<', wibDayEnd(to))
  if (!keyword) return mine
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return mine.where((eb) =>
    eb.or([
      eb('orders.serial', 'ilike', pattern),
      eb('orders.po_number', 'ilike', pattern),
      // Restricted to the buyer's lines, so that no query plan reads the lines of all buyers.
      eb(
        'orders.id',
        'in',
        eb
          .selectFrom('order_lines')
          .select('order_lines.order_id')
          .where('order_lines.user_id', '=', buyerId)
          .where('order_lines.name', 'ilike', pattern),
      ),
    ]),
  )
}
