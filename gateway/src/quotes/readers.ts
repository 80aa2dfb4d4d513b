import { sql } from 'kysely'
import { judgedOrders } from '../approvals/public.ts'
import type { Owned } from '../memberships/public.ts'
import { type Act, actsNow, readable } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

export type QuoteAct = Act<'quote'>
export type OwnedQuote = Owned & { order_id: string | null }

/** P-03: the acts of a buyer on a quote now. Approvers also read the quotes of orders that they judge. */
export const quoteActsNow = (
  db: Reader,
  quote: OwnedQuote,
  buyerId: string,
): Promise<ReadonlySet<QuoteAct>> =>
  actsNow(db, 'quote', quote, buyerId, async (approver) => {
    const judged = judgedOrders(db, approver).where(
      'approval_requests.order_id',
      '=',
      quote.order_id,
    )
    return (await judged.executeTakeFirst()) !== undefined
  })

/** P-03: the quotes that a buyer may read, the own ones or those of a company; undefined for a stranger of the company. */
export async function readableQuotes(
  db: Reader,
  { buyerId, companyId }: { buyerId: string; companyId: string | undefined },
) {
  const condition = await readable(db, 'quote', {
    buyerId,
    companyId,
    judged: (approver) => sql`quotes.order_id in ${judgedOrders(db, approver)}`,
  })
  return condition && { quotes: db.selectFrom('quotes').where(condition) }
}

/** P-03: a quote with the reader's acts on it, when the reader may do this one now. */
export async function quoteFor(
  db: Reader,
  act: QuoteAct,
  { buyerId, quoteId }: { buyerId: string; quoteId: string },
) {
  const quote = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirst()
  const acts = quote && (await quoteActsNow(db, quote, buyerId))
  return acts?.has(act) ? { ...quote!, acts } : undefined
}
