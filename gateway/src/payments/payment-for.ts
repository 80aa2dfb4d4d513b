import type { Database } from '../server/database.ts'
import type { PaymentSubject } from './table.ts'

export type SubjectKey = Pick<PaymentSubject, 'type' | 'id'>

/** Reads the payment of a subject. */
export const paymentFor = (db: Database, { type, id }: SubjectKey) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
