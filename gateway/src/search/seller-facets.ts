import type { CallReply } from '@borong/api/shape'
import type { sellerFacets } from '@borong/api/search.shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { categoriesNamed } from './category-names.ts'
import {
  asCategories,
  asCities,
  counted,
  grouped,
  memberships,
  MOST_FACETED,
  readFacets,
} from './facet-values.ts'
import { searchStores } from './understand/search-stores.ts'
import { sellerConditions, type SellerFilters } from './seller-conditions.ts'

type Facets = CallReply<typeof sellerFacets>['data']
type Flag = 'is_open' | 'free_shipping' | 'personal_courier' | 'well_rated'
type Lists = Pick<Facets, 'categories' | 'cities' | 'memberships'>

/** The number of sellers for each value of each filter; for the nearest keyword when nothing matches. */
export const countSellerFacets = (
  db: Database,
  filters: SellerFilters,
  language: Language,
): Promise<Facets> => searchStores(db, filters, (wanted) => count(db, wanted, language))

/** Counts the values of one filter as if none of them were chosen, all in one statement. */
async function count(db: Database, filters: SellerFilters, language: Language) {
  const without = await sellerConditions(db, filters)
  const chosen = (await categoriesNamed(db, filters.category ?? [])).map(({ id }) => id)
  const sources = new Map([['hits', hitsBy(without())]])
  const source = (name: 'category' | 'city' | 'membership') => {
    if (filters[name]) sources.set(`by_${name}`, hitsBy(without(name)))
    return sql.ref(filters[name] ? `by_${name}` : 'hits')
  }
  // A seller sells from many categories: counts the groups of level 2, and the chosen categories.
  const groups = sql`(select h.id as key, c.id as category from ${source('category')} h
    join categories c on c.id = any(h.categories)
    where not c.is_adult and (c.level = 2 or c.id = any(${chosen}::integer[])))`
  const lists = {
    categories: asCategories(
      grouped(groups, sql`h.category`, sql`id = any(${chosen}::integer[])`),
      language,
    ),
    cities: asCities(
      grouped(source('city'), sql`h.city`, sql`id = any(${filters.city ?? []}::text[])`),
    ),
    memberships: memberships(source('membership')),
    flags: counted(sql.ref('hits'), {
      is_open: sql`h.is_open`,
      free_shipping: sql`h.free_shipping`,
      personal_courier: sql`h.personal_courier`,
      well_rated: sql`h.rating >= 4`,
    }),
  }
  const { flags, ...rest } = await readFacets<Lists & { flags: Record<Flag, number> }>(
    db,
    sources,
    lists,
  )
  return { ...rest, ...flags }
}

const hitsBy = (where: RawBuilder<unknown>) => sql`
  select f.id as key, f.id, f.categories, f.city, f.membership, f.rating, f.is_open, f.free_shipping, f.personal_courier
  from seller_search f where ${where} limit ${MOST_FACETED + 1}`
