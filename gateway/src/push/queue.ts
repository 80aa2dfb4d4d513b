import type { Trx } from '../server/database.ts'

/** Puts a notification into the outbox of pushes, in the transaction that writes it. */
export async function queuePush(
  trx: Trx,
  message: { notificationId: string; userId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('push_messages')
    .values({ id: message.notificationId, user_id: message.userId, due_at: message.at })
    .execute()
}
