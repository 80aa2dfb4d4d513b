import { storeOf } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { personalData } from './personal-data.ts'
import { writeExport } from './write-export.ts'

const LIFE_MS = 3 * 24 * 60 * 60 * 1000
const PATIENCE_MS = 10 * 60 * 1000
const AT_ONCE = 5

/** Orders a copy, unless there is one that waits or that can still be downloaded. */
export async function orderExport(
  gateway: Pick<Gateway, 'db' | 'config' | 'now'>,
  userId: string,
  language: 'id' | 'en',
): Promise<void> {
  const { db, now } = gateway
  await dropExports(gateway, userId)
  const at = now()
  await db
    .insertInto('data_exports')
    .values({
      id: newId(),
      user_id: userId,
      state: 'waiting',
      language,
      asked_at: at,
      due_at: at,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Prepares the copies that buyers asked for. Gateways may run it concurrently: each takes other rows. */
export async function prepareExports(gateway: Gateway): Promise<void> {
  const { db, now, config } = gateway
  const due = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of due) {
    const taken = await db
      .updateTable('data_exports')
      .set({ due_at: new Date(now().getTime() + PATIENCE_MS) })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', row.due_at)
      .returning('id')
      .executeTakeFirst()
    if (!taken) continue
    await storeOf(config).write(row.id, writeExport(await personalData(db, row.user_id), now()))
    await atomically(db, async (trx) => {
      const ready = await trx
        .updateTable('data_exports')
        .set({ state: 'ready', expires_at: new Date(now().getTime() + LIFE_MS) })
        .where('id', '=', row.id)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst()
      if (ready)
        await notify(trx, {
          userId: row.user_id,
          kind: 'DATA_EXPORT_READY',
          path: '/privacy-settings',
          at: now(),
        })
    })
  }
}

/** Takes the copy out of the store: the second request gets nothing. */
export async function takeExport(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<Buffer | undefined> {
  const taken = await db
    .deleteFrom('data_exports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return undefined
  const bytes = await storeOf(config).read(id)
  await storeOf(config).remove(id)
  return bytes
}

/** Deletes expired copies that were not downloaded, of one buyer or of all. */
export async function dropExports(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  userId?: string,
): Promise<void> {
  const old = await db
    .deleteFrom('data_exports')
    .where('expires_at', '<=', now())
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning('id')
    .execute()
  for (const { id } of old) await storeOf(config).remove(id)
}

export const exportOf = (db: Database, userId: string) =>
  db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()
