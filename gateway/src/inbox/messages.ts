import { randomUUID } from 'node:crypto'
import type { Migration } from 'kysely/migration'
import type { Message } from '../delivery/deliver.ts'
import type { Database } from '../server/database.ts'

const KEPT = 1000

interface InboxTable {
  id: string
  channel: string
  recipient: string
  subject: string | null
  text: string
  html: string | null
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    inbox_messages: InboxTable
  }
}

export const inboxMigrations: Record<string, Migration> = {
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

export async function keepInInbox(db: Database, message: Message, now: Date): Promise<void> {
  await db
    .insertInto('inbox_messages')
    .values({
      id: randomUUID(),
      channel: message.channel,
      recipient: message.to,
      subject: message.subject ?? null,
      text: message.text,
      html: message.html ?? null,
      created_at: now,
    })
    .execute()
}

export function newestMessages(
  db: Database,
  recipient: string | undefined,
  limit: number,
): Promise<InboxTable[]> {
  return db
    .selectFrom('inbox_messages')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The inbox is a window on what just left, not an archive. */
export async function forgetOldMessages(db: Database): Promise<void> {
  const oldest = await db
    .selectFrom('inbox_messages')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await db.deleteFrom('inbox_messages').where('created_at', '<=', oldest.created_at).execute()
}
