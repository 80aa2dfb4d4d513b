import { sql } from 'kysely'
import type { Owned } from '../memberships/public.ts'
import { forget, type NotificationKind, notifyOwner } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'

/** Notifies the buyer of a quote, or the admins of its company when the buyer has left. */
export const notifyOfQuote = (
  trx: Trx,
  quote: Owned & { id: string; number: string },
  kind: NotificationKind,
  at: Date,
): Promise<void> =>
  notifyOwner(trx, quote, { kind, path: `/quotes/${quote.id}`, detail: quote.number, at })

/** Takes the notifications of a company's quotes from a member who has left. */
export const forgetCompanyQuotes = (
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> =>
  forget(
    trx,
    memberId,
    'path',
    trx
      .selectFrom('quotes')
      .select(sql<string>`'/quotes/' || id`.as('path'))
      .where('company_id', '=', companyId)
      .$asScalar(),
  )
