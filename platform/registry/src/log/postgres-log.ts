import { openTables } from '../open-tables.ts'
import type { EventLog, LoggedEvent } from './events.ts'

const RETRIED = new Set(['40001', '40P01'])

const TABLE =
  'create table if not exists registry.events (sequence bigint primary key, event jsonb not null)'

/** The audit log in PostgreSQL, in the table `registry.events`. The primary key decides which writer is first. */
export async function openPostgresLog(url: string): Promise<EventLog> {
  const pool = await openTables(url, 4, TABLE)
  return {
    pool,
    async read(after) {
      const { rows } = await pool.query<{ event: LoggedEvent }>(
        'select event from registry.events where sequence > $1 order by sequence',
        [after],
      )
      return rows.map((row) => row.event)
    },
    async append(event) {
      try {
        const { rowCount } = await pool.query(
          `insert into registry.events (sequence, event)
           select $1::bigint, $2::jsonb
           where coalesce((select max(sequence) from registry.events), 0) = $1::bigint - 1
           on conflict do nothing`,
          [event.sequence, JSON.stringify(event)],
        )
        return rowCount === 1
      } catch (error) {
        if (RETRIED.has((error as { code?: string }).code ?? '')) return false
        throw error
      }
    },
    close: () => pool.end(),
  }
}
