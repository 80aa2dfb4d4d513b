import { companiesOf } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import { ownersFor } from './owners.ts'

/**
 * The payments of invoices that a buyer may see and cancel: the own ones, unless they are of a company that the buyer has
 * left, and all of companies whose finances the buyer sees.
 */
export async function visiblePayments(db: Database, buyerId: string) {
  const owners = await ownersFor(db, buyerId, ['company:finance'])
  const companies = owners.flatMap(({ companyId }) => companyId ?? [])
  return db
    .selectFrom('credit_payments as payment')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('payment.user_id', '=', buyerId),
          eb.or([
            eb('payment.company_id', 'is', null),
            eb('payment.company_id', 'in', companiesOf(db, buyerId)),
          ]),
        ]),
        ...(companies.length > 0 ? [eb('payment.company_id', 'in', companies)] : []),
      ]),
    )
}
