import { lockBuyer } from '../identity/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'

const MOST_OPEN = 100

interface Owner {
  buyerId: string
  companyId: string | null
}

/**
 * Whether a buyer may have more open quotes for this owner. Locks the buyer, which serializes the count. Each member of a
 * company has all quotes, and those for a company use up none of the personal ones.
 */
export async function hasRoom(trx: Trx, owner: Owner, more: number): Promise<boolean> {
  await lockBuyer(trx, owner.buyerId)
  const { count } = await trx
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.buyerId)
    .where('company_id', 'is not distinct from', owner.companyId)
    // Offers to tenders are not counted: their number depends on the sellers.
    .where('tender_id', 'is', null)
    .where('state', 'in', ['draft', 'asked', 'offered', 'countered', 'accepted'])
    .executeTakeFirstOrThrow()
  return Number(count) + more <= MOST_OPEN
}

/** The reason that a buyer may not ask for a quote for this company; undefined without one. */
export async function companyRefusal(
  trx: Trx,
  { buyerId, companyId }: { buyerId: string; companyId: string },
): Promise<'COMPANY_UNKNOWN' | 'QUOTES_LIMIT' | undefined> {
  if (!(await mayInCompany(trx, { buyerId, companyId, action: 'company:buy' })))
    return 'COMPANY_UNKNOWN'
  return (await hasRoom(trx, { buyerId, companyId }, 1)) ? undefined : 'QUOTES_LIMIT'
}
