import { sql } from 'kysely'
import { problemReceipts } from '../receipts/public.ts'
import type { Database } from '../server/database.ts'
import { openStates } from './transitions.ts'

/** The damaged and missing goods of an order that no complaint has ended, for a condition of a statement about `orders`. */
export const openProblems = (db: Pick<Database, 'selectFrom'>) =>
  problemReceipts(db).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('complaints')
          .select('complaints.id')
          .where('complaints.order_id', '=', sql.ref<string>('orders.id'))
          .whereRef('complaints.parcel_id', '=', 'receipts.parcel_id')
          .whereRef('complaints.created_at', '>=', 'receipts.created_at')
          .where('complaints.state', 'not in', openStates),
      ),
    ),
  )
