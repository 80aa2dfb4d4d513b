import { PGlite } from '@electric-sql/pglite'
import {
  type AccessMode,
  type Dialect,
  type IsolationLevel,
  Kysely,
  type Logger,
  PGliteDialect,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { NamingClient } from './named-statements.ts'
import { renewing } from './renewing-pool.ts'

/**
 * The tables, by name. Each domain adds its own beside its migrations:
 * `declare module '../server/database.ts' { interface Tables { addresses: AddressTable } }`
 */
// oxlint-disable-next-line no-empty-interface -- filled by the domains' declarations
export interface Tables {}

export type Database = Kysely<Tables>
export type Trx = Transaction<Tables>

// PostgreSQL counts in int8, which both drivers return as text or bigint; every number here is a safe integer.
const INT8 = 20
const NUMERIC = 1700
const STATEMENT_TIMEOUT_MS = 120_000
/** A caller gives up earlier than a server that does not answer. */
const CONNECTION_TIMEOUT_MS = 20_000
const POOL_SIZE = 10

export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  /** The connections to PostgreSQL. */
  pool?: pg.Pool
  /** Dumps the whole embedded database as a tar file; an external one has its own tools. */
  dump?(): Promise<Blob>
  /** Runs this work under a lock that all gateways of the database share. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How a test observes the statements of a database. */
export interface Observed {
  dialect?: (dialect: Dialect) => Dialect
  log?: Logger
}

/** Opens the PostgreSQL at `url`, or an embedded one in `directory` (in memory without either). */
export async function openDatabase(
  options: { url?: string; directory?: string; dump?: Blob; poolSize?: number },
  { dialect = (own) => own, log }: Observed = {},
): Promise<OpenDatabase> {
  const connect = (own: Dialect): Database =>
    new Kysely({ dialect: dialect(own), ...(log ? { log } : {}) })
  if (options.url) {
    pg.types.setTypeParser(INT8, Number)
    pg.types.setTypeParser(NUMERIC, Number)
    const pool = openPool(options.url, { max: options.poolSize ?? POOL_SIZE })
    const db = connect(new PostgresDialect({ pool: renewing(pool) }))
    const url = options.url
    return {
      db,
      engine: 'postgres',
      pool,
      alone: (work) => underLock(url, work),
      close: () => db.destroy(),
    }
  }
  const unlock = options.directory ? await lockDirectory(options.directory) : async () => {}
  const pglite = await PGlite.create({
    ...(options.directory ? { dataDir: options.directory } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
    parsers: { [INT8]: Number, [NUMERIC]: Number },
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const db = connect(new PGliteDialect({ pglite }))
  return {
    db,
    engine: 'pglite',
    dump: () => pglite.dumpDataDir('none'),
    // The directory is locked, so no other gateway uses this database.
    alone: (work) => work(),
    async close() {
      await db.destroy()
      // Kysely closes only what it has used.
      if (!pglite.closed) await pglite.close()
      await unlock()
    },
  }
}

/** Opens connections to a PostgreSQL. */
export function openPool(url: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...more,
  })
  // The pool replaces a connection that breaks. Without listeners the error would end the process: the pool emits that
  // of an idle connection, and a connection in use emits its own. A transaction that uses it fails at its next statement.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

const LOCK = 827_002

async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 8

const entered = new AsyncLocalStorage<{ isOpen: boolean }>()

/** The caller is in the work of a transaction. A statement that is not on its handle would wait for another connection. */
export const isInTransaction = () => entered.getStore()?.isOpen === true

/** Runs `work` in one transaction, and retries it on a serialisation failure or a deadlock. */
export async function atomically<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  { isolation, access }: { isolation?: IsolationLevel; access?: AccessMode } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let transaction = db.transaction()
    if (isolation) transaction = transaction.setIsolationLevel(isolation)
    if (access) transaction = transaction.setAccessMode(access)
    const state = { isOpen: true }
    try {
      return await transaction.execute((trx) => entered.run(state, () => work(trx)))
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt === ATTEMPTS || code === undefined || !RETRIED.has(code)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt))
    } finally {
      state.isOpen = false
    }
  }
}
