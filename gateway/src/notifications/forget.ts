import type { Expression } from 'kysely'
import type { Trx } from '../server/database.ts'

/** Removes a buyer's notifications of orders or bills, or with links to pages, that are not the buyer's any more. */
export async function forget(
  trx: Trx,
  userId: string,
  by: 'order_id' | 'bill_serial' | 'path',
  lost: Expression<string>,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(by, 'in', lost)
    .execute()
}
