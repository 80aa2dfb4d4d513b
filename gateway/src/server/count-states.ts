import { DAY_MS } from '@borong/api/rules/time'
import type { Sample } from '@borong/observe/read-gauge'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { firstIdOfLast } from './new-id.ts'

/** The rows that were created within a day, by their state. Older ones are not read: a table grows for years. */
export async function countStates(db: Database, table: string): Promise<Sample[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from ${sql.table(table)} where id >= ${firstIdOfLast(DAY_MS)} group by state`.execute(
    db,
  )
  return rows.map(({ state, count }) => ({ labels: { state }, value: Number(count) }))
}
