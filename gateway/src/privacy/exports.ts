import { removeLater, storeOf } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { personalData } from './personal-data.ts'
import { writeExport } from './write-export.ts'

const LIFE_MS = 3 * 24 * 60 * 60 * 1000
const PATIENCE_MS = 10 * 60 * 1000
const AT_ONCE = 5
const READ_MS = 10 * 60 * 1000

/** Orders a copy, unless there is one that waits or that can still be downloaded. */
export async function orderExport(
  gateway: Pick<Gateway, 'db' | 'now'>,
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
      // Its account was deleted meanwhile.
      if (!ready) return removeLater(trx, [row.id], now())
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
  const taken = await atomically(db, async (trx) => {
    const row = await trx
      .deleteFrom('data_exports')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now())
      .returning('id')
      .executeTakeFirst()
    if (row) await removeLater(trx, [row.id], new Date(now().getTime() + READ_MS))
    return row
  })
  return taken && storeOf(config).read(taken.id)
}

/** Deletes expired copies that were not downloaded, of one buyer or of all. */
export async function dropExports(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId?: string,
): Promise<void> {
  await atomically(db, async (trx) => {
    const old = await trx
      .deleteFrom('data_exports')
      .where('expires_at', '<=', now())
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returning('id')
      .execute()
    await removeLater(
      trx,
      old.map(({ id }) => id),
      now(),
    )
  })
}

export const exportOf = (db: Database, userId: string) =>
  db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()
