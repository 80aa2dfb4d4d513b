import type { SelectQueryBuilder } from 'kysely'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { mayExpire } from './ask.ts'
import { closePayment } from './close.ts'
import type { PaymentSubjectType } from './table.ts'

/** Ends the subjects whose payment deadline has passed, unless their provider has the money. */
export const expireSubjects = <DB, TB extends keyof DB>(
  gateway: Gateway,
  {
    job,
    type,
    due,
    end,
  }: {
    job: string
    type: PaymentSubjectType
    due(db: Database): SelectQueryBuilder<DB, TB, { id: string }>
    /** False when the subject has ended, or was paid, in the meantime. */
    end(trx: Trx, id: string): Promise<boolean>
  },
): Promise<void> =>
  eachUnheld(gateway, {
    job,
    key: ['id'],
    // A provider that hangs holds up each of these for some seconds.
    parallel: 5,
    due,
    async work({ id }) {
      if (!(await mayExpire(gateway, { type, id }))) return
      const isEnded = await atomically(gateway.db, (trx) => end(trx, id))
      if (isEnded) await closePayment(gateway, { type, id })
    },
  })
