import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import type { CategoryStep } from './table.ts'

/** A smallest category, in which goods are listed. */
export interface Leaf {
  id: number
  path: readonly Pick<CategoryStep, 'id' | 'name'>[]
  isAdult: boolean
}

/** The smallest categories of these names, in either language, or of these addresses; each name as it was typed. */
export async function findCategories(
  trx: Trx,
  typed: readonly string[],
): Promise<Map<string, Leaf>> {
  const names = [...new Set(typed.map((name) => name.toLowerCase()))]
  if (names.length === 0) return new Map()
  const rows = await trx
    .selectFrom('categories')
    .select(['id', 'slug', 'name_id', 'name_en', 'path', 'is_adult'])
    .where('level', '=', 3)
    .where((where) =>
      where.or([
        where('slug', 'in', names),
        where(sql<string>`lower(name_id)`, 'in', names),
        where(sql<string>`lower(name_en)`, 'in', names),
      ]),
    )
    .orderBy('id')
    .execute()
  const found = new Map<string, Leaf>()
  for (const name of typed) {
    const row = rows.find((one) =>
      [one.slug, one.name_id, one.name_en].some((own) => own.toLowerCase() === name.toLowerCase()),
    )
    if (row) found.set(name, leafOf(row))
  }
  return found
}

export const leafOf = (row: {
  id: number
  path: readonly CategoryStep[]
  is_adult: boolean
}): Leaf => ({
  id: row.id,
  path: row.path.map(({ id, name }) => ({ id, name })),
  isAdult: row.is_adult,
})
