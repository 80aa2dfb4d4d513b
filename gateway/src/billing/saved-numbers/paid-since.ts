import type { BillKind } from '@borong/api/billing-entities'
import type { Database } from '../../server/database.ts'

/** The states of a bill whose money has arrived and was not returned. */
export const paidStates = ['paid', 'sent', 'pending', 'done'] as const

/** Whether the buyer has paid a number since a time, also when the biller still works on it. */
export async function isPaidSince(
  db: Database,
  of: { user_id: string; kind: BillKind; number: string },
  since: Date,
): Promise<boolean> {
  const paid = await db
    .selectFrom('bill_transactions')
    .select('id')
    .where('user_id', '=', of.user_id)
    .where('kind', '=', of.kind)
    .where('number', '=', of.number)
    .where('paid_at', '>=', since)
    .where('state', 'in', paidStates)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}
