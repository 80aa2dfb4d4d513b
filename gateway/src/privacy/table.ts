import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export interface DataExportTable {
  /** Also the key of the file in the store. */
  id: string
  user_id: string
  state: 'waiting' | 'ready'
  language: Language
  asked_at: Date
  /** When a gateway may prepare it, or prepare it again. */
  due_at: Date
  /** The end of the file; null until it is ready. */
  expires_at: Date | null
}

declare module '../server/database.ts' {
  interface Tables {
    data_exports: DataExportTable
  }
}

export const privacyMigrations: Record<string, Migration> = {
  '001-data-exports': {
    async up(db) {
      // One for each buyer: asked for twice, there is one.
      await sql`create table data_exports (
        id text primary key, user_id text not null unique, state text not null, language text not null,
        asked_at timestamptz not null, due_at timestamptz not null, expires_at timestamptz)`.execute(
        db,
      )
      await sql`create index data_exports_due on data_exports (due_at) where state = 'waiting'`.execute(
        db,
      )
      await sql`create index data_exports_end on data_exports (expires_at) where expires_at is not null`.execute(
        db,
      )
    },
  },
}
