import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './database.ts'
import { NamingClient } from './named-statements.ts'

const CHECKED_EVERY_MS = 1_000
const CONNECT_TIMEOUT_MS = 2_000

export interface Reads {
  /** For reads that may be a little behind. It never writes, and has no transactions. */
  db: Database
  /** The connections to the replica. */
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a read-only copy of the primary. Statements go to the primary while the replica is further behind than
 * `mostBehindMs` or can't be reached, and a statement that fails at the replica is repeated at the primary.
 */
export async function openReplica(
  url: string,
  primary: pg.Pool,
  { mostBehindMs, poolSize = 10 }: { mostBehindMs: number; poolSize?: number },
): Promise<Reads> {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: primary.options.statement_timeout,
  })
  // A broken connection must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  let isUsed = false
  const check = async () => {
    const behind = await millisecondsBehind(primary, pool).catch(() => Infinity)
    isUsed = behind <= mostBehindMs
  }
  await check()
  const timer = setInterval(check, CHECKED_EVERY_MS).unref()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: routed(primary, pool, () => isUsed) }),
  })
  return {
    db,
    pool,
    async close() {
      clearInterval(timer)
      await db.destroy()
      await pool.end()
    },
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
      client.query(text, values).catch(() => primary.query(text, values))
    // Kysely calls it in another way for cursors, which no read uses.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  },
  end: async () => {},
})
