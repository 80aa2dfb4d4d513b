import { sql } from 'kysely'
import { forget, type NotificationKind, notifyOwner } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { pagePath, type TenderRow } from './view.ts'

/** Notifies the buyer of a tender, or the admins of its company when the buyer has left. A guest is notified by mail. */
export async function notifyOfTender(
  trx: Trx,
  { user_id, company_id, number }: Pick<TenderRow, 'user_id' | 'company_id' | 'number'>,
  kind: NotificationKind,
  at: Date,
): Promise<void> {
  if (user_id === null) return
  const news = { kind, path: pagePath(number), detail: number, at }
  await notifyOwner(trx, { user_id, company_id }, news)
}

/** Takes the notifications of a company's tenders from a member who has left. */
export const forgetCompanyTenders = (
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> =>
  forget(
    trx,
    memberId,
    'path',
    trx
      .selectFrom('tenders')
      .select(sql<string>`${pagePath('')} || number`.as('path'))
      .where('company_id', '=', companyId)
      .$asScalar(),
  )
