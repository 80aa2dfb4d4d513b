import type { CategoryNode } from '@borong/api/catalogue-entities'
import type { Selectable } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { CategoryTable } from './table.ts'

/** The big categories with their groups and leaves. */
export async function categoryTree(db: Database, language: Language): Promise<CategoryNode[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  const own = (row: Row) => categoryOf(row, language)
  const under = (parent: number | null) => rows.filter((row) => row.parent_id === parent)
  return under(null).map((big) => ({
    ...own(big),
    children: under(big.id).map((group) => ({ ...own(group), children: under(group.id).map(own) })),
  }))
}

/** One category with its ancestors and children; undefined for an unknown slug. */
export async function categoryPage(db: Database, slug: string, language: Language) {
  const row = await db
    .selectFrom('categories')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const children = await db
    .selectFrom('categories')
    .selectAll()
    .where('parent_id', '=', row.id)
    .orderBy('id')
    .execute()
  return {
    ...categoryOf(row, language),
    path: row.path.map((step) => ({ ...step, name: step.name[language] })),
    children: children.map((child) => categoryOf(child, language)),
  }
}

type Row = Selectable<CategoryTable>

const categoryOf = (row: Row, language: Language) => ({
  id: String(row.id),
  slug: row.slug,
  name: language === 'en' ? row.name_en : row.name_id,
  level: row.level,
  image: `c/${row.slug}`,
  area: row.area,
  product_count: row.product_count,
  is_age_restricted: row.is_adult,
})
