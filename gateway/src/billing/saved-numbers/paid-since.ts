import type { BillKind } from '@borong/api/billing-entities'
import type { Owned } from '../../memberships/public.ts'
import type { Database } from '../../server/database.ts'
import { billsOf } from '../owner.ts'

/** The states of a bill whose money has arrived and was not returned. */
export const paidStates = ['paid', 'sent', 'pending', 'done'] as const

/** Whether this owner has paid a number since a time, also when the biller still works on it. */
export async function isPaidSince(
  db: Database,
  owner: Owned,
  of: { kind: BillKind; number: string },
  since: Date,
): Promise<boolean> {
  const paid = await db
    .selectFrom('bill_transactions')
    .select('id')
    .where(billsOf(owner))
    .where('kind', '=', of.kind)
    .where('number', '=', of.number)
    .where('paid_at', '>=', since)
    .where('state', 'in', paidStates)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}
