import { randomUUID } from 'node:crypto'
import type { Message } from '@borong/gateway/delivery/message'
import type { Database } from '@borong/gateway/server/database'

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

declare module '@borong/gateway/server/database' {
  interface Tables {
    inbox_messages: InboxTable
  }
}

/** A message, or the push of a notification. */
type Shown = Omit<Message, 'channel'> & { channel: Message['channel'] | 'push' }

export async function storeInInbox(
  db: Database,
  messages: readonly Shown[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('inbox_messages')
    .values(
      messages.map((message) => ({
        id: randomUUID(),
        channel: message.channel,
        recipient: message.to,
        subject: message.subject ?? null,
        text: message.text,
        html: message.html ?? null,
        created_at: now,
      })),
    )
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

/** Deletes old messages: the inbox shows recent messages and is not an archive. */
export async function deleteOldMessages(db: Database): Promise<void> {
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
