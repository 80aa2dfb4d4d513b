import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const batchMigrations: Record<string, Migration> = {
  '003-batches': {
    async up(db) {
      await sql`alter table bill_batches add column extra int8 not null default 0`.execute(db)
      await sql`alter table bill_transactions add column batch_row integer`.execute(db)
      await sql`create index bill_batches_unpaid on bill_batches (payment_deadline)
        where state = 'awaiting_payment'`.execute(db)
    },
  },
}
