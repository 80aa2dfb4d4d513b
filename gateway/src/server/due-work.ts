import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { atomically, type Database, type Trx } from './database.ts'
import type { Gateway } from './domain.ts'
import { jobMetrics } from './job-metrics.ts'
import { dropRetry, retriesOf, retryLater } from './job-retries.ts'

export const BATCH_SIZE = 50
const SLICE_MS = 20_000

export interface DueRows<DB, TB extends keyof DB, Row> {
  /** Names the work in logs, metrics and `job_retries`. */
  job: string
  /** The columns of a row that identify it. */
  key: readonly string[]
  /** Reads the rows that are due now, the most urgent first. */
  due(db: Database): SelectQueryBuilder<DB, TB, Row>
  /** How many rows are worked on at the same time. */
  parallel?: number
}

const valueOf = (row: unknown, column: string) => (row as Record<string, unknown>)[column]

/**
 * Works on every due row until none is left, each in a transaction of its own that holds the row: several gateways share
 * the rows, and none does one twice. An error concerns its row alone, which is tried again later. `work` may return what
 * follows the commit: calls to other services, deletions of files.
 */
export async function eachDue<DB, TB extends keyof DB, Row>(
  gateway: Gateway,
  options: DueRows<DB, TB, Row> & {
    /** The table whose row is held. */
    table: string
    /** Sends its statements on `trx` only: the embedded database would wait for any other one without end. */
    work(trx: Trx, row: Row): Promise<void | (() => Promise<void>)>
  },
): Promise<void> {
  const { table, due, key } = options
  await eachUnheld(gateway, {
    ...options,
    async work(seen) {
      const follow = await atomically(gateway.db, async (trx) => {
        let same = due(trx)
        for (const column of key)
          same = same.where(
            sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${valueOf(seen, column)}`,
          )
        const row = await same
          .forUpdate(table as TB & string)
          .skipLocked()
          .executeTakeFirst()
        return row && options.work(trx, row)
      })
      await follow?.()
    },
  })
}

/**
 * The same for work that takes its own locks, because another row is locked before the due one. It decides again under
 * its locks whether the row is still due.
 */
export async function eachUnheld<DB, TB extends keyof DB, Row>(
  gateway: Gateway,
  { job, key, parallel = 1, due, work }: DueRows<DB, TB, Row> & { work(row: Row): Promise<void> },
): Promise<void> {
  const { db, now } = gateway
  const keyOf = (row: Row) => key.map((column) => String(valueOf(row, column))).join(' ')
  const isOver = timeSlice(gateway)
  /** Rows that are left out: they wait for their next try, or this run has had them. */
  let left: Set<string> | undefined
  let retried = new Set<string>()
  for (let leftOut = 0; ;) {
    const limit = BATCH_SIZE + leftOut
    const rows = await due(db).limit(limit).execute()
    if (rows.length === 0) return
    if (!left) {
      const retries = await retriesOf(db, job)
      retried = new Set(retries.map((retry) => retry.key))
      left = new Set(retries.filter(({ next_at }) => next_at > now()).map((retry) => retry.key))
    }
    const open = rows.filter((row) => !left?.has(keyOf(row)))
    if (open.length === 0 && rows.length < limit) return
    leftOut = rows.length - open.length
    for (let at = 0; at < open.length; at += parallel) {
      if (isOver()) return
      await Promise.all(open.slice(at, at + parallel).map(attempt))
    }
    for (const row of open) left.add(keyOf(row))
  }

  async function attempt(row: Row): Promise<void> {
    const id = keyOf(row)
    const done = await tried(gateway, { job, row: id }, () => work(row))
    if (!done) await retryLater(db, { job, key: id, at: now() })
    else if (retried.has(id)) await dropRetry(db, { job, key: id })
  }
}

/**
 * Takes the due rows of a queue whose work leaves the database: mails, pushes, requests to other services. A row that is
 * taken is due again after `pauseMs`, so a killed gateway loses none, and no transaction is open while others answer.
 * `end` takes a row out of the queue, when it was sent or has failed too often.
 */
export async function eachTaken<Row>(
  gateway: Gateway,
  queue: {
    job: string
    table: string
    key: readonly string[]
    /** The column with the time of the next try. */
    dueAt: string
    /** The column that counts the tries. */
    tries?: string
    pauseMs: number
    mostTries?: number
    parallel: number
    /** Further rows are not taken. */
    where?: RawBuilder<SqlBool>
    send(row: Row): Promise<unknown>
    end?(row: Row): Promise<unknown>
  },
): Promise<void> {
  const { job, key, tries, mostTries = Infinity, parallel } = queue
  const isOver = timeSlice(gateway)
  for (;;) {
    const rows = await takeRows<Row>(gateway, queue)
    await Promise.all(
      rows.map(async (row) => {
        const id = key.map((column) => String(valueOf(row, column))).join(' ')
        const isSent = await tried(gateway, { job, row: id }, () => queue.send(row))
        const isLast = tries !== undefined && Number(valueOf(row, tries)) >= mostTries
        if (isSent || isLast) await queue.end?.(row)
      }),
    )
    if (rows.length < parallel || isOver()) return
  }
}

async function takeRows<Row>(
  { db, now }: Gateway,
  {
    table,
    key,
    dueAt,
    tries,
    pauseMs,
    parallel,
    where = sql`true`,
  }: Omit<Parameters<typeof eachTaken>[1], 'send' | 'end'>,
): Promise<Row[]> {
  const at = now()
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const due = sql.ref(dueAt)
  const counted = tries === undefined ? sql`` : sql`${sql.ref(tries)} = ${sql.ref(tries)} + 1, `
  const { rows } = await sql<Row>`update ${sql.table(table)}
    set ${counted}${due} = ${new Date(at.getTime() + pauseMs)}
    where (${columns}) in (select ${columns} from ${sql.table(table)}
      where ${due} <= ${at} and ${where} order by ${due} limit ${parallel} for update skip locked)
    returning *`.execute(db)
  return rows
}

/** Runs the work of one row. Logs and counts its error, and returns whether there was none. */
async function tried(
  { app, metrics }: Gateway,
  of: { job: string; row: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  const count = (outcome: 'done' | 'failed') =>
    jobMetrics(metrics).rows.inc({ task: of.job, outcome })
  try {
    await work()
    count('done')
    return true
  } catch (error) {
    app.log.error({ err: error, ...of }, 'the work of a row failed')
    count('failed')
    return false
  }
}

const stopped = new WeakSet<Gateway['app']>()

/** Ends the loops over due rows of a gateway that stops. */
export const stopDueWork = ({ app }: Gateway): void => void stopped.add(app)

/** Whether the time of one run is over. A queue that is longer goes on at the next run of its job. */
export function timeSlice({ app }: Gateway): () => boolean {
  const ends = performance.now() + SLICE_MS
  return () => stopped.has(app) || performance.now() > ends
}
