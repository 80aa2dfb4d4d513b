import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import { companiesOf } from '../memberships/public.ts'
import { ownersFor } from './owners.ts'

/**
 * The invoices that a buyer may see and pay: the own ones, those of own orders for companies that the buyer belongs to, and
 * all of companies whose finances the buyer sees.
 */
export async function visibleInvoices(db: Database | Trx, buyerId: string) {
  const owners = await ownersFor(db, buyerId, ['company:finance'])
  return db
    .selectFrom('credit_invoices as invoice')
    .innerJoin('credit_lines as line', 'line.id', 'invoice.line_id')
    .leftJoin('companies as company', 'company.id', 'line.company_id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('invoice.user_id', '=', buyerId),
          eb.or([
            eb('line.company_id', 'is', null),
            eb('line.company_id', 'in', companiesOf(db, buyerId)),
          ]),
        ]),
        eb(
          'invoice.owner',
          'in',
          owners.map(({ owner }) => owner),
        ),
      ]),
    )
}

/** The open amounts of these invoices. */
export const openAmount = sql<number>`coalesce(sum(invoice.amount - invoice.paid - invoice.refunded), 0)`
