import type { Database } from '../server/database.ts'

interface Named {
  id: number
  level: number
}

const known = new WeakMap<Database, Map<string, Named>>()

/** The categories with these slugs. A slug's category never changes, so it is cached; an unknown slug is not. */
export async function categoriesNamed(db: Database, slugs: readonly string[]): Promise<Named[]> {
  const names = known.get(db) ?? new Map<string, Named>()
  known.set(db, names)
  const missing = slugs.filter((slug) => !names.has(slug))
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('categories')
      .select(['slug', 'id', 'level'])
      .where('slug', 'in', missing)
      .execute()
    for (const { slug, id, level } of rows) names.set(slug, { id, level })
  }
  return [...new Set(slugs)].map((slug) => names.get(slug)).filter((named) => named !== undefined)
}
