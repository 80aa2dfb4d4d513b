import { sql } from 'kysely'
import { atomically, type Database } from '../server/database.ts'

/** The maximum number of events within a time window. The counts are in the database, shared by all gateways. */
export interface Limit {
  key: string
  most: number
  windowSeconds: number
}

/** A limit that is reached in its current window. */
export class LimitReached extends Error {
  readonly limit: Limit
  readonly endsAt: Date

  constructor(limit: Limit, endsAt: Date) {
    super(`${limit.key} may happen ${limit.most} times in ${limit.windowSeconds} s`)
    this.limit = limit
    this.endsAt = endsAt
  }
}

/** Counts one more event of each key in its window. Returns the counts by key. */
export async function countUp(
  db: Database,
  windows: readonly Omit<Limit, 'most'>[],
  now: Date,
): Promise<ReadonlyMap<string, { count: number; endsAt: Date }>> {
  // Sorted, so that two transactions never deadlock.
  const rows = windows
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, windowSeconds }) => ({
      key,
      count: 1,
      ends_at: endOf({ windowSeconds }, now),
    }))
  const counted = await db
    .insertInto('counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when counters.ends_at <= ${now} then 1 else counters.count + 1 end`,
        ends_at: sql<Date>`case when counters.ends_at <= ${now} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .execute()
  return new Map(counted.map(({ key, count, ends_at }) => [key, { count, endsAt: ends_at }]))
}

/**
 * Counts one event of each limit inside a transaction of `withinLimits`. Other transactions wait until it ends, so that
 * concurrent events count like sequential ones. The first reached limit of the list rolls all counts back.
 */
export async function reserve(
  trx: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<ReadonlyMap<string, { count: number; endsAt: Date }>> {
  const counts = await countUp(trx, limits, now)
  for (const limit of limits) {
    const counted = counts.get(limit.key)
    if (counted && counted.count > limit.most)
      throw new LimitReached(limit, earlier(counted.endsAt, endOf(limit, now)))
  }
  return counts
}

const endOf = ({ windowSeconds }: Pick<Limit, 'windowSeconds'>, start: Date) =>
  new Date(start.getTime() + windowSeconds * 1000)

/** A concurrent event may have begun the window a moment after this one was received. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** Runs `work` in one transaction. When a limit is reached, returns it and counts nothing. */
export async function withinLimits<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T | LimitReached> {
  try {
    return await atomically(db, work)
  } catch (error) {
    if (error instanceof LimitReached) return error
    throw error
  }
}

/** Subtracts one reserved event of each key. */
export async function release(db: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db
      .updateTable('counters')
      .set({ count: sql`count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
}

export async function clearCounts(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('counters').where('key', 'in', keys).execute()
}

export const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000))
export const secondsUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
