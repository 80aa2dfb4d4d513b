import { type Selectable, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { BillNumberTable } from '../table.ts'

/** An automatic payment that is still to be made: one for a number and the month of its reminder. */
export interface BillAutopayTable {
  number_id: string
  /** In WIB, `YYYY-MM`. */
  month: string
  /** Attempts end three days later. */
  ordered_at: Date
  next_try_at: Date
  tries: number
  /** When the buyer was told that the biller is down. */
  delay_told_at: Date | null
}

export type NumberRow = Selectable<BillNumberTable>
export type Autopay = Selectable<BillAutopayTable>

declare module '../../server/database.ts' {
  interface Tables {
    bill_autopays: BillAutopayTable
  }
}

export const reminderMigrations: Record<string, Migration> = {
  '002-reminders': {
    async up(db) {
      await sql`alter table bill_numbers add column reminded_at timestamptz`.execute(db)
      await sql`create table bill_autopays (
        number_id text not null, month text not null, ordered_at timestamptz not null, next_try_at timestamptz not null,
        tries integer not null, delay_told_at timestamptz, primary key (number_id, month))`.execute(
        db,
      )
      await sql`create index bill_autopays_due on bill_autopays (next_try_at)`.execute(db)
    },
  },
}
