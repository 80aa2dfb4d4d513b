import pg from 'pg'
import type { CountedVisit, ReportLog } from './report-log.ts'

const UNIQUE_VIOLATION = '23505'
/** Any number that no other advisory lock of the database uses. */
const LOCK = 7_140_028

const CREATE = `
  create schema if not exists registry;
  create table if not exists registry.visits (id bigserial primary key, visit jsonb not null)`

/** The counted visits in PostgreSQL, in the table `registry.visits` beside the audit log. Those before these days are removed. */
export async function openPostgresReportLog(url: string, days?: number): Promise<ReportLog> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  await pool.query(CREATE).catch((error: { code?: string }) => {
    // When two registries create the table concurrently, one of them gets the error that it exists.
    if (error.code !== UNIQUE_VIOLATION) throw error
  })
  if (days !== undefined)
    await pool.query(
      `delete from registry.visits where (visit->>'at')::timestamptz < now() - make_interval(days => $1)`,
      [days],
    )
  let last = '0'
  return {
    pool,
    async append(...visits) {
      // The lock lasts until the row is committed, so rows become visible in the order of their ids.
      await pool.query(
        `with lock as materialized (select pg_advisory_xact_lock(${LOCK}))
         insert into registry.visits (visit) select given.visit
         from lock, jsonb_array_elements($1::jsonb) with ordinality as given (visit, place) order by place`,
        [JSON.stringify(visits)],
      )
    },
    async read() {
      const { rows } = await pool.query<{ id: string; visit: CountedVisit }>(
        'select id, visit from registry.visits where id > $1 order by id',
        [last],
      )
      last = rows.at(-1)?.id ?? last
      return rows.map(({ visit }) => visit)
    },
    close: () => pool.end(),
  }
}
