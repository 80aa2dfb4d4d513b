import { DAY_MS, MINUTE_MS } from '@borong/api/rules/time'
import { sql } from 'kysely'
import { removeLater, storeOf } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { newId } from '../server/new-id.ts'
import { personalTables } from './personal-data.ts'
import { writeExport } from './write-export.ts'

const LIFE_MS = 3 * DAY_MS
const PATIENCE_MS = 10 * MINUTE_MS
const READ_MS = 10 * MINUTE_MS

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

/** Prepares the copies that buyers asked for. */
export const prepareExports = (gateway: Gateway): Promise<void> =>
  eachTaken(gateway, {
    job: 'data-exports',
    table: 'data_exports',
    key: ['id'],
    dueAt: 'due_at',
    pauseMs: PATIENCE_MS,
    // The packed copy of a buyer is in memory.
    parallel: 1,
    where: sql`state = 'waiting'`,
    send: (row: { id: string; user_id: string }) => prepare(gateway, row),
  })

async function prepare(
  { db, now, config }: Gateway,
  { id, user_id: userId }: { id: string; user_id: string },
): Promise<void> {
  // The transaction ends before the copy is stored, and a buyer downloads the stored one, so that no slow client holds it.
  const copy = await atomically(db, (trx) => writeExport(personalTables(trx, userId), now()), {
    isolation: 'repeatable read',
  })
  await storeOf(config).write(id, copy)
  await atomically(db, async (trx) => {
    const ready = await trx
      .updateTable('data_exports')
      .set({ state: 'ready', expires_at: new Date(now().getTime() + LIFE_MS) })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (ready)
      await notify(trx, {
        userId,
        kind: 'DATA_EXPORT_READY',
        path: '/privacy-settings',
        at: now(),
      })
  })
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
