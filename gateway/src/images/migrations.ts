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
}
