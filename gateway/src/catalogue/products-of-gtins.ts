import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

// Two products show that a GTIN does not name one alone.
const MOST = 2

/** The first products of each of these GTINs of 14 digits, at most two. */
export async function productsOfGtins(
  db: Database,
  gtins: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  if (gtins.length === 0) return found
  const { rows } = await sql<{ gtin: string; id: number }>`
    select g.gtin, p.id from unnest(${[...new Set(gtins)]}::text[]) as g (gtin) cross join lateral (
      select id from products where products.gtin = g.gtin order by id limit ${MOST}) p`.execute(db)
  for (const { gtin, id } of rows) found.set(gtin, [...(found.get(gtin) ?? []), id])
  return found
}
