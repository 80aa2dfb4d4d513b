import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { atomically, type Database, type Trx } from './database.ts'
import type { Gateway } from './domain.ts'
import { jobMetrics } from './job-metrics.ts'
import { dropRetry, retriesOf, retryLater } from './job-retries.ts'

const AT_ONCE = 50
/** A queue that is longer goes on at the next run of its job. */
const SLICE_MS = 20_000

interface DueRows<DB, TB extends keyof DB, Row> {
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
    const limit = AT_ONCE + leftOut
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

function timeSlice({ app }: Gateway): () => boolean {
  const ends = performance.now() + SLICE_MS
  return () => stopped.has(app) || performance.now() > ends
}
