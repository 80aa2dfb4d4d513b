import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { openLine } from './lines.ts'
import type { CreditApplicationRow } from './table.ts'

export interface Decision {
  number: string
  isApproved: boolean
  /** Of an approved line. */
  limit: number
  days: number
  answer: string
  at: Date
}

/** Opens the line of an approved application, or stores why it is refused. Undefined when it was decided before. */
export async function decideApplication(
  trx: Trx,
  { number, isApproved, limit, days, answer, at }: Decision,
): Promise<CreditApplicationRow | undefined> {
  const application = await trx
    .updateTable('credit_applications')
    .set({ state: isApproved ? 'approved' : 'refused', answer })
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!application) return undefined
  const { user_id: userId, company_id: companyId, method } = application
  if (isApproved)
    await openLine(trx, {
      ...(companyId === null ? { userId } : { companyId }),
      method,
      limit,
      days,
      at,
    })
  await notify(trx, {
    userId,
    kind: isApproved ? 'CREDIT_LINE_CHANGED' : 'CREDIT_LINE_REFUSED',
    path: '/credit',
    detail: number,
    at,
  })
  return application
}
