import type { ProductCard } from '@borong/api/catalogue-entities'
import { topProducts } from '../search/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import type { SectionRule } from './table.ts'

export interface Section {
  id: string
  title: string
  link: string
  items: ProductCard[]
}

/** A phone shows two and a half of them; the page's HTML contains all. The section's link leads to the rest. */
const PER_SECTION = 8

/** The sections of this place, each filled by its rule; empty sections are left out. */
export async function sectionsAt(
  db: Database,
  place: string,
  { visitor, language }: { visitor: Visitor; language: Language },
): Promise<Section[]> {
  const rows = await db
    .selectFrom('sections')
    .selectAll()
    .where('place', '=', place)
    .orderBy('position')
    .limit(20)
    .execute()
  const sections = await Promise.all(
    rows.map(async ({ id, title, rule }) => ({
      id: String(id),
      title: title[language],
      link: linkOf(rule),
      items: await topProducts(db, filtersOf(rule), visitor, PER_SECTION),
    })),
  )
  return sections.filter((section) => section.items.length > 0)
}

const filtersOf = (rule: SectionRule) => ({
  ...(rule.category ? { category: [rule.category] } : {}),
  ...(rule.brand ? { brand: [rule.brand] } : {}),
  free_shipping: rule.free_shipping,
  discounted: rule.discounted,
  personal_courier: rule.personal_courier,
  order_by: rule.order_by ?? ('relevance' as const),
})

// The URL of the complete list, with the same filters.
function linkOf(rule: SectionRule): string {
  const query = new URLSearchParams(
    Object.entries(rule).map(([name, value]) => [name, value === true ? '1' : String(value)]),
  )
  return `/products?${query}`
}
