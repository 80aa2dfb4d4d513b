import type { listPayments } from '@borong/api/lists.shapes'
import { type Selectable, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { NotOrdered } from '../../orders/public.ts'
import type { Language } from '../../server/domain.ts'
import type { Rhythm } from './rhythm.ts'

export type Outcome = 'ordered' | Lowercase<NotOrdered>

/** A buyer's rhythm for a list: of a company's list each member may have one. */
export interface ListScheduleTable {
  list_id: string
  user_id: string
  rhythm: Rhythm
  day: number
  /** The next day in WIB, `YYYY-MM-DD`. */
  next_on: string
  /** Null while it is paused. */
  due_at: Date | null
  /** Null after the notice of the next day. */
  notice_at: Date | null
  /** The most that an order without the buyer may cost; null when nothing is ordered without the buyer. */
  cap: number | null
  address_id: string | null
  payment_id: (typeof listPayments)[number]
  /** Of the mail. */
  language: Language
  /** When the mail of the notice is tried next; null when none is to be sent. */
  mail_at: Date | null
  mail_tries: number
  last_on: string | null
  last_outcome: Outcome | null
  last_order_id: string | null
}

export type Schedule = Selectable<ListScheduleTable>

declare module '../../server/database.ts' {
  interface Tables {
    list_schedules: ListScheduleTable
  }
}

export const scheduleMigrations: Record<string, Migration> = {
  '002-list-schedules': {
    async up(db) {
      await sql`create table list_schedules (
        list_id text not null references lists on delete cascade, user_id text not null, rhythm text not null,
        day integer not null, next_on text not null, due_at timestamptz, notice_at timestamptz, cap bigint,
        address_id text, language text not null, mail_at timestamptz, mail_tries integer not null, last_on text,
        last_outcome text, last_order_id text, primary key (list_id, user_id))`.execute(db)
      await sql`create index list_schedules_due on list_schedules (due_at)`.execute(db)
      await sql`create index list_schedules_notice on list_schedules (notice_at)`.execute(db)
      await sql`create index list_schedules_mail on list_schedules (mail_at)`.execute(db)
    },
  },
  '003-list-schedules-of-user': {
    async up(db) {
      await sql`create index list_schedules_user on list_schedules (user_id)`.execute(db)
    },
  },
  '004-list-payments': {
    async up(db) {
      await sql`alter table list_schedules add column payment_id text not null default 'wallet'`.execute(
        db,
      )
    },
  },
}
