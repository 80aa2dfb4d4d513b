import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migrations: Record<string, Migration> = {
  '001-pictures': {
    async up(db) {
      await db.schema
        .createTable('pictures')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('descriptor', 'jsonb', (column) => column.notNull())
        .execute()
    },
  },
  '002-uploads': {
    async up(db) {
      await sql`create table uploaded_pictures (
        key text not null, position smallint not null, file_id text not null, primary key (key, position))`.execute(
        db,
      )
    },
  },
}
