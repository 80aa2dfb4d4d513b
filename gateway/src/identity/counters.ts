import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

/** Counts one more event of this key in its window, and says how many there are now and when the window ends. */
export async function countUp(
  db: Database,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000)
  const row = await db
    .insertInto('counters')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when counters.ends_at <= ${now} then 1 else counters.count + 1 end`,
        ends_at: sql<Date>`case when counters.ends_at <= ${now} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: row.ends_at }
}

/** How many events of this key are in its running window. */
export async function counted(
  db: Database,
  key: string,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const row = await db
    .selectFrom('counters')
    .selectAll()
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row ? { count: row.count, endsAt: row.ends_at } : { count: 0, endsAt: now }
}

export async function forgetCount(db: Database, key: string): Promise<void> {
  await db.deleteFrom('counters').where('key', '=', key).execute()
}

export const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000))
export const secondsUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
