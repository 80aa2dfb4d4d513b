import { sql, type SqlBool } from 'kysely'
import { atomically, type Trx } from './database.ts'
import type { Gateway } from './domain.ts'
import { BATCH_SIZE, type DueRows, eachDue, timeSlice } from './due-work.ts'
import { jobMetrics } from './job-metrics.ts'

/**
 * Works on due rows like `eachDue`, many in one transaction: for work whose statements handle all rows together. After an
 * error each row is worked on alone, so that it concerns its row only, and a row that failed is in no batch again. The
 * work ends or delays each of its rows.
 */
export async function eachDueBatch<DB, TB extends keyof DB, Row>(
  gateway: Gateway,
  options: DueRows<DB, TB, Row> & {
    table: string
    work(trx: Trx, rows: readonly Row[]): Promise<void>
  },
): Promise<void> {
  const { job, table, key, due, work } = options
  const isOver = timeSlice(gateway)
  const keyOfRow = sql`concat_ws(' ', ${sql.join(key.map((column) => sql.ref(`${table}.${column}`)))})`
  const next = (trx: Trx) =>
    due(trx)
      .where(
        sql<SqlBool>`not exists (select from job_retries r where r.job = ${job} and r.key = ${keyOfRow})`,
      )
      .limit(BATCH_SIZE)
      .forUpdate(table as TB & string)
      .skipLocked()
      .execute()
  try {
    for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
      count = await atomically(gateway.db, async (trx) => {
        const rows = await next(trx)
        if (rows.length > 0) await work(trx, rows)
        return rows.length
      })
      jobMetrics(gateway.metrics).rows.inc({ task: job, outcome: 'done' }, count)
      if (isOver()) return
    }
  } catch {
    // The error comes again for its row, which logs and counts it.
  }
  await eachDue(gateway, { ...options, work: (trx, row) => work(trx, [row]) })
}
