import { type SelectQueryBuilder, sql } from 'kysely'

const PER_PAGE = 50

/** One page of a list at the desk: first the rows that wait for it, then the others. */
export async function readPage<DB, TB extends keyof DB, Row>(
  page: number,
  due: SelectQueryBuilder<DB, TB, Row>,
  others?: SelectQueryBuilder<DB, TB, Row>,
): Promise<{ rows: Row[]; has_more: boolean }> {
  const skipped = (page - 1) * PER_PAGE
  const rows: Row[] = await due
    .limit(PER_PAGE + 1)
    .offset(skipped)
    .execute()
  if (others && rows.length <= PER_PAGE) {
    const isKnown = rows.length > 0 || skipped === 0
    const count = isKnown ? skipped + rows.length : await countOf(due)
    const more: Row[] = await others
      .limit(PER_PAGE + 1 - rows.length)
      .offset(Math.max(0, skipped - count))
      .execute()
    rows.push(...more)
  }
  return { rows: rows.slice(0, PER_PAGE), has_more: rows.length > PER_PAGE }
}

async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const [row] = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('count'))
    .execute()
  return Number((row as { count: number }).count)
}
