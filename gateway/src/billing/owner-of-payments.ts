import type { Owned } from '../memberships/public.ts'
import type { NotificationKind } from '../notifications/public.ts'
import type { PaymentMoment, PaymentOwner, PaymentRow } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { notifyOfBill } from './owner.ts'

type PaidTable = 'bill_transactions' | 'bill_batches'

/** The part that is the same for payments of single bills and of batches. */
export const ownerOfPayments = (table: PaidTable) =>
  ({
    kind: 'bill',
    refundCategory: 'BILL_REFUND',
    async lock(trx, id) {
      await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
    },
    companyOf: async (db, id) => (await ownedIn(db, table, id)).company_id,
    failed: (trx, payment, moment) =>
      notifyOfPayment(trx, table, 'BILL_PAYMENT_FAILED', payment, moment),
    refunded: (trx, payment, moment) =>
      notifyOfPayment(trx, table, 'BILL_PAYMENT_REFUNDED', payment, moment),
  }) satisfies Partial<PaymentOwner>

const ownedIn = (db: Pick<Database, 'selectFrom'>, table: PaidTable, id: string): Promise<Owned> =>
  db
    .selectFrom(table)
    .select(['user_id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Notifies the owner of a bill or a batch of news about its payment. */
export const notifyOfPayment = async (
  trx: Trx,
  table: PaidTable,
  kind: NotificationKind,
  { subject_id, subject_serial }: PaymentRow,
  { at }: PaymentMoment,
): Promise<void> =>
  notifyOfBill(trx, await ownedIn(trx, table, subject_id), { kind, billSerial: subject_serial, at })
