import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './database.ts'

/** A page of the rows that this query selects from a table, the newest `id` first, and how many rows there are in all. */
export async function newestPage<Table extends keyof Tables>(
  own: SelectQueryBuilder<Tables, Table, {}>,
  { page, limit }: { page: number; limit: number },
) {
  const { count } = await own
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy(sql.ref('id'), 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: Number(count) }
}
