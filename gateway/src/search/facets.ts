import type { CallReply } from '@borong/api/define'
import type { searchFacets } from '@borong/api/search'
import { sql } from 'kysely'
import { isGuest } from '../catalogue/cards.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { conditionsOf, type ProductFilters } from './conditions.ts'
import { MOST_COUNTED } from './product-list.ts'
import { textConfig } from './text-config.ts'

type Facets = CallReply<typeof searchFacets>['data']
type Dimension = 'category' | 'brand' | 'city' | 'membership'

interface Group {
  category3: number | null
  brand_id: number | null
  city: string | null
  membership: 0 | 2 | 3 | null
  dimension: Dimension | 'all'
  count: number
  min: number | null
  max: number | null
  free_shipping: number
  in_stock: number
  personal_courier: number
  discounted: number
  well_rated: number
}

const MOST_VALUES = 30
const MOST_FACETED = 5_000

/** How many of the hits each value of each filter holds. A filter's own choice doesn't narrow its other values. */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  language: Language,
): Promise<Facets> {
  const all = await groupsOf(db, filters, visitor)
  const summary = all.find((group) => group.dimension === 'all')
  const valuesOf = async (dimension: Dimension) => {
    const groups = filters[dimension]
      ? await groupsOf(db, { ...filters, [dimension]: undefined }, visitor)
      : all
    return groups.filter((group) => group.dimension === dimension).slice(0, MOST_VALUES)
  }
  const total = summary?.count ?? 0
  return {
    total_count: Math.min(total, MOST_COUNTED),
    is_exact: total <= MOST_FACETED,
    categories: await withCategories(db, await valuesOf('category'), language),
    brands: await withBrands(db, await valuesOf('brand')),
    cities: await withCities(db, await valuesOf('city')),
    memberships: (await valuesOf('membership')).map((group) => ({
      seller_membership_type_id: group.membership ?? 0,
      count: group.count,
    })),
    price:
      summary && summary.min !== null && summary.max !== null
        ? { min: summary.min, max: summary.max }
        : null,
    free_shipping: summary?.free_shipping ?? 0,
    in_stock: summary?.in_stock ?? 0,
    personal_courier: summary?.personal_courier ?? 0,
    discounted: summary?.discounted ?? 0,
    well_rated: summary?.well_rated ?? 0,
  }
}

async function groupsOf(db: Database, filters: ProductFilters, visitor: Visitor): Promise<Group[]> {
  const guest = isGuest(visitor)
  const conditions = await conditionsOf(db, filters, {
    config: await textConfig(db),
    isGuest: guest,
  })
  if (!conditions) return []
  // A guest sees no hidden price, so the range doesn't tell it either.
  const shown = guest ? sql`not hides_price` : sql`true`
  const { rows } = await sql<Group>`
    with hits as materialized (select * from product_search f where ${conditions.where} limit ${MOST_FACETED + 1})
    select category3, brand_id, city, membership,
      case when grouping(category3) = 0 then 'category' when grouping(brand_id) = 0 then 'brand'
        when grouping(city) = 0 then 'city' when grouping(membership) = 0 then 'membership' else 'all' end as dimension,
      count(*)::integer as count,
      min(price) filter (where ${shown}) as min, max(price) filter (where ${shown}) as max,
      count(*) filter (where free_shipping)::integer as free_shipping,
      count(*) filter (where in_stock)::integer as in_stock,
      count(*) filter (where personal_courier)::integer as personal_courier,
      count(*) filter (where discount_percentage > 0)::integer as discounted,
      count(*) filter (where rating >= 4)::integer as well_rated
    from hits group by grouping sets ((category3), (brand_id), (city), (membership), ())
    order by count desc, category3, brand_id, city, membership`.execute(db)
  return rows
}

async function withCategories(
  db: Database,
  groups: Group[],
  language: Language,
): Promise<Facets['categories']> {
  const ids = groups.map((group) => group.category3).filter((id) => id !== null)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'level', 'name_id', 'name_en'])
    .where('id', 'in', ids)
    .execute()
  return groups.flatMap((group) => {
    const row = rows.find((it) => it.id === group.category3)
    const name = language === 'en' ? row?.name_en : row?.name_id
    return row && name
      ? [{ id: String(row.id), slug: row.slug, level: row.level, name, count: group.count }]
      : []
  })
}

async function withBrands(db: Database, groups: Group[]): Promise<Facets['brands']> {
  const ids = groups.map((group) => group.brand_id).filter((id) => id !== null)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'alias', 'name'])
    .where('id', 'in', ids)
    .execute()
  return groups.flatMap((group) => {
    const row = rows.find((it) => it.id === group.brand_id)
    return row
      ? [
          {
            id: String(row.id),
            alias: row.alias,
            name: row.name,
            image: `b/${row.id}`,
            count: group.count,
          },
        ]
      : []
  })
}

async function withCities(db: Database, groups: Group[]): Promise<Facets['cities']> {
  const slugs = groups.map((group) => group.city).filter((slug) => slug !== null)
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('sellers')
    .select(['city_slug', 'city'])
    .where('city_slug', 'in', slugs)
    .distinct()
    .execute()
  const names = new Map(rows.map((row) => [row.city_slug, row.city]))
  return groups.flatMap(({ city, count }) =>
    city && names.has(city) ? [{ slug: city, name: names.get(city)!, count }] : [],
  )
}
