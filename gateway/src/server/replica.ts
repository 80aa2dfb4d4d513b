import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Database, openPool, type Tables } from './database.ts'

const CHECKED_EVERY_MS = 1_000
/** A replica that does not answer a check, or accept a connection, within this time is not used. */
const PATIENCE_MS = 2_000

export interface Reads {
  /** For reads that may be a little behind. It never writes, and has no transactions. */
  db: Database
  /** The connections to the replica. */
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a read-only copy of the primary. Statements go to the primary while the replica is further behind than
 * `mostBehindMs` or does not answer, and a statement that only the replica can't answer is repeated at the primary.
 */
export async function openReplica(
  url: string,
  primary: pg.Pool,
  { mostBehindMs }: { mostBehindMs: number },
): Promise<Reads> {
  const pool = openPool(url, { connectionTimeoutMillis: PATIENCE_MS })
  // Checks neither wait for a connection in use nor for a server that hangs.
  const checks = openPool(url, {
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  let isUsed = false
  const check = async () => {
    const behind = await millisecondsBehind(primary, checks).catch(() => Infinity)
    isUsed = behind <= mostBehindMs
  }
  await check()
  const closed = new AbortController()
  void repeat(check, closed.signal)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: routed(primary, pool, () => isUsed) }),
  })
  return {
    db,
    pool,
    async close() {
      closed.abort()
      await db.destroy()
      await Promise.all([pool.end(), checks.end()])
    },
  }
}

async function repeat(work: () => Promise<void>, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await sleep(CHECKED_EVERY_MS, undefined, { ref: false, signal: until }).catch(() => {})
    await work()
  }
}

/** How far the replica is behind; infinite for a server that replays nothing, e.g. after it became a primary itself. */
async function millisecondsBehind(primary: pg.Pool, replica: pg.Pool): Promise<number> {
  const written = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  // The time of the last replayed transaction says nothing when there was nothing to replay.
  const { rows } = await replica.query<{ behind: number | null }>(
    `select case when pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
      else 1000 * extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as behind`,
    [written.rows[0]!.lsn],
  )
  return rows[0]?.behind ?? Infinity
}

/** A pool that gives connections to the replica or to the primary. It owns neither. */
const routed = (primary: pg.Pool, replica: pg.Pool, isUsed: () => boolean): PostgresPool => ({
  options: {},
  async connect() {
    const client = isUsed() ? await replica.connect().catch(() => undefined) : undefined
    if (!client) return (await primary.connect()) as PostgresPoolClient
    const query = (text: string, values: unknown[]) =>
      client.query(text, values).catch((error: unknown) => {
        if (isOfReplica(error)) return primary.query(text, values)
        throw error
      })
    // Kysely calls it in another way for cursors, which no read uses.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  },
  end: async () => {},
})

/** A lost connection, a conflict with the replay, a table that is not replayed yet, or a server that stops. */
const isOfReplica = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(08|40|42|57P)/.test(error.code ?? '')
