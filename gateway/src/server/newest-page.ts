import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './database.ts'

/**
 * A page of the rows that this query selects from a table, and how many rows there are in all. The newest `id` is first,
 * or the newest time with `by`.
 */
export async function newestPage<Table extends keyof Tables>(
  own: SelectQueryBuilder<Tables, Table, {}>,
  { page, limit }: { page: number; limit: number },
  by?: 'created_at' | 'updated_at',
) {
  const { count } = await own
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .$if(by !== undefined, (all) => all.orderBy(sql.ref(by!), 'desc'))
    .orderBy(sql.ref('id'), 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: Number(count) }
}
