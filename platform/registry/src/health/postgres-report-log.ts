import { openTables } from '../open-tables.ts'
import type { CountedVisit, ReportLog } from './report-log.ts'

/** Any number that no other advisory lock of the database uses. */
const LOCK = 7_140_028

const TABLE =
  'create table if not exists registry.visits (id bigserial primary key, visit jsonb not null)'

/** The counted visits in PostgreSQL, in the table `registry.visits` beside the audit log. Those before these days are removed. */
export async function openPostgresReportLog(url: string, days?: number): Promise<ReportLog> {
  const pool = await openTables(url, 2, TABLE)
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
        [JSON.stringify(visits, (_, value: unknown) => storable(value))],
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

// PostgreSQL refuses both in jsonb, and a browser may send any text.
const storable = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
