import type { Owned } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import { billsOfEither } from './owner.ts'
import type { ProductRow } from './products.ts'
import { PayRefused } from './refused.ts'
import { openStates } from './table.ts'

/**
 * Refuses a monthly bill that the buyer or the company pays already, and one whose inquiry is older than its payment. The biller refuses
 * a second payment too, but with the buyer's money in flight. A caller that pays has locked the buyer. Throws `PayRefused`.
 */
export async function refuseSameBill(
  db: Database,
  asked: { owner: Owned; product: ProductRow; number: string; inquiredAt: Date },
): Promise<void> {
  const { owner, product, number, inquiredAt } = asked
  const same = await db
    .selectFrom('bill_transactions')
    .select(['serial', 'user_id', 'state'])
    .where(billsOfEither(owner))
    .where('number', '=', number)
    .where('kind', '=', product.kind)
    .where('operator_name', '=', product.operator_name)
    .where((eb) =>
      eb.or([
        eb('state', 'in', openStates),
        eb.and([eb('state', '=', 'done'), eb('paid_at', '>', inquiredAt)]),
      ]),
    )
    .orderBy((eb) => eb('state', '=', 'done'))
    .limit(1)
    .executeTakeFirst()
  if (same?.state === 'done') throw new PayRefused('INQUIRY_STALE')
  if (same) throw new PayRefused('BILL_OPEN', ownSerial(same, owner))
}

/** The serial of another bill as the data of a refusal. The buyer may not read the one of a colleague. */
export const ownSerial = (
  { serial, user_id }: { serial: string; user_id: string },
  owner: Owned,
): { data?: { serial: string } } => (user_id === owner.user_id ? { data: { serial } } : {})
