import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import type { CategoryStep, CategoryTable } from './table.ts'

/** A category as an operator names it. */
export interface NamedCategory {
  slug: string
  /** The address of the one above it; null for a big category. */
  parent: string | null
  name: { id: string; en: string }
  /** Empty for one that has what the category above it says. */
  isAdult: boolean | undefined
}

/** `big-resto` is the address of the area `resto`. */
const areaOf = (slug: string) => slug.replace(/^big-/, '') as CategoryTable['area']

type Known = Pick<CategoryTable, 'id' | 'parent_id' | 'level' | 'slug' | 'area' | 'is_adult'> & {
  name_id: string
  name_en: string
  path: CategoryStep[]
}

/** The categories by their addresses; no other writer changes them meanwhile. */
export async function lockCategories(trx: Trx): Promise<Map<string, Known>> {
  await sql`lock table categories in share row exclusive mode`.execute(trx)
  const rows = await trx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'slug', 'area', 'is_adult', 'name_id', 'name_en', 'path'])
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Adds categories, and renames those that are there. Each one follows the one above it. */
export async function putCategories(
  trx: Trx,
  known: Map<string, Known>,
  categories: readonly NamedCategory[],
): Promise<void> {
  let last = Math.max(0, ...[...known.values()].map(({ id }) => id))
  for (const { slug, parent, name, isAdult } of categories) {
    const before = known.get(slug)
    const above = parent === null ? undefined : known.get(parent)
    const id = before?.id ?? (last += 1)
    const level = ((above?.level ?? 0) + 1) as CategoryTable['level']
    const row: Known = {
      id,
      parent_id: above?.id ?? null,
      level,
      slug,
      area: above?.area ?? areaOf(slug),
      is_adult: isAdult ?? before?.is_adult ?? above?.is_adult ?? false,
      name_id: name.id,
      name_en: name.en,
      path: [...(above?.path ?? []), { id: String(id), slug, level, name }],
    }
    known.set(slug, row)
    await trx
      .insertInto('categories')
      .values({ ...row, product_count: 0, path: JSON.stringify(row.path) })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          name_id: row.name_id,
          name_en: row.name_en,
          is_adult: row.is_adult,
          path: JSON.stringify(row.path),
        }),
      )
      .execute()
    if (before) await renameInPaths(trx, known, row)
  }
}

/** The categories below it have its name in their paths. */
async function renameInPaths(trx: Trx, known: Map<string, Known>, renamed: Known): Promise<void> {
  for (const below of known.values()) {
    const at = below.path.findIndex(({ id }) => id === String(renamed.id))
    if (at < 0 || below.id === renamed.id) continue
    below.path = below.path.with(at, renamed.path.at(-1)!)
    await trx
      .updateTable('categories')
      .set({ path: JSON.stringify(below.path) })
      .where('id', '=', below.id)
      .execute()
  }
}

/** All categories, each after the one above it. */
export async function allCategories(db: Pick<Database, 'selectFrom'>) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'level', 'name_id', 'name_en', 'is_adult', 'product_count', 'path'])
    .orderBy('id')
    .execute()
  const keyOf = ({ path }: { path: CategoryStep[] }) => path.map(({ id }) => Number(id))
  return rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((id, index) => id !== other[index])
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1)
}
