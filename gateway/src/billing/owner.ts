import type { ExpressionBuilder } from 'kysely'
import type { Owned } from '../memberships/public.ts'
import { forget, type NotificationKind, notifyOwner } from '../notifications/public.ts'
import { actsNow } from '../permissions/public.ts'
import type { Database, Tables, Trx } from '../server/database.ts'

/** P-03: the acts of a buyer on a bill, a batch or a saved number now. */
export const billActsNow = (db: Pick<Database, 'selectFrom'>, owned: Owned, buyerId: string) =>
  actsNow(db, 'bill', owned, buyerId)

/** The condition of the bills of this owner. */
export const billsOf =
  ({ user_id, company_id }: Owned) =>
  (eb: ExpressionBuilder<Tables, 'bill_transactions'>) =>
    company_id === null
      ? eb.and([eb('user_id', '=', user_id), eb('company_id', 'is', null)])
      : eb('company_id', '=', company_id)

/** The condition of the bills that this buyer or the company pays: neither pays the same bill twice. */
export const billsOfEither =
  ({ user_id, company_id }: Owned) =>
  (eb: ExpressionBuilder<Tables, 'bill_transactions'>) =>
    company_id === null
      ? eb('user_id', '=', user_id)
      : eb.or([eb('user_id', '=', user_id), eb('company_id', '=', company_id)])

/** The news about money that is the company's. */
const ofCompanies: Partial<Record<NotificationKind, NotificationKind>> = {
  BILL_REFUNDED: 'BILL_COMPANY_REFUNDED',
  BILL_PAYMENT_REFUNDED: 'BILL_COMPANY_PAYMENT_REFUNDED',
  BILL_BATCH_ENDED: 'BILL_COMPANY_BATCH_ENDED',
  BILL_AUTOPAID: 'BILL_COMPANY_AUTOPAID',
  BILL_AUTOPAY_WALLET_SHORT: 'BILL_COMPANY_AUTOPAY_SHORT',
}

/** Notifies the buyer of a bill, or the admins of its company when the buyer has left. */
export function notifyOfBill(
  trx: Trx,
  owned: Owned,
  news: { kind: NotificationKind; billSerial?: string; detail?: string; at: Date },
): Promise<void> {
  const { company_id } = owned
  const kind = (company_id !== null && ofCompanies[news.kind]) || news.kind
  const path = company_id !== null && !news.billSerial ? { path: numbersPath(company_id) } : {}
  return notifyOwner(trx, owned, { ...news, ...path, kind })
}

/** The page of a company's saved numbers. */
const numbersPath = (companyId: string) => `/billing/numbers?company=${companyId}` as const

/** Takes the notifications of a company's bills from a member who has left. */
export async function forgetCompanyBills(
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> {
  const serialsIn = (table: 'bill_transactions' | 'bill_batches') =>
    trx.selectFrom(table).select('serial').where('company_id', '=', companyId).$asScalar()
  await forget(trx, memberId, 'bill_serial', serialsIn('bill_transactions'))
  await forget(trx, memberId, 'bill_serial', serialsIn('bill_batches'))
  await forget(
    trx,
    memberId,
    'path',
    trx.selectNoFrom((eb) => eb.val(numbersPath(companyId)).as('path')).$asScalar(),
  )
}
