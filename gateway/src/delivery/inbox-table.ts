import type { Migration } from 'kysely/migration'
import type { Domain } from '../server/domain.ts'

const migrations: Record<string, Migration> = {
  '001-messages': {
    async up(db) {
      await db.schema
        .createTable('inbox_messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('html', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('inbox_time')
        .on('inbox_messages')
        .columns(['created_at', 'id'])
        .execute()
      await db.schema
        .createIndex('inbox_recipient')
        .on('inbox_messages')
        .columns(['recipient', 'created_at'])
        .execute()
    },
  },
}

/** The table of the demo's inbox. Every database has it, so that a demo's database also starts without the demo. */
export const inbox: Domain = { name: 'inbox', migrations }
