import type { FilterNames } from '@borong/api/search.shapes'
import { LRUCache } from 'lru-cache'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { attributeName } from './attribute-names.ts'

type Filter = keyof FilterNames
type Chosen = Partial<Record<Filter, string | string[] | undefined>>

interface Named {
  value: string
  id: string
  en: string
}

const FILTERS: readonly Filter[] = ['category', 'brand', 'city', 'seller', 'attr']
const MOST_CACHED = 5_000

const known = new WeakMap<Database, LRUCache<string, Named>>()

/** The names of the chosen filter values. The name of a value never changes, so it is cached. */
export async function namesOf(
  db: Database,
  filters: Chosen,
  language: Language,
): Promise<{ names?: FilterNames }> {
  const chosen = FILTERS.filter((filter) => filters[filter] !== undefined)
  if (chosen.length === 0) return {}
  const lists = await Promise.all(
    chosen.map(async (filter) => {
      const found = await named(db, filter, [filters[filter] ?? []].flat())
      return [filter, Object.fromEntries(found.map((one) => [one.value, one[language]]))] as const
    }),
  )
  return { names: Object.fromEntries(lists) }
}

async function named(db: Database, filter: Filter, values: readonly string[]): Promise<Named[]> {
  const cached = known.get(db) ?? new LRUCache<string, Named>({ max: MOST_CACHED })
  known.set(db, cached)
  const keyOf = (value: string) => `${filter} ${value}`
  const missing = values.filter((value) => !cached.get(keyOf(value)))
  const found = missing.length > 0 ? await lookUp[filter](db, missing) : []
  for (const one of found) cached.set(keyOf(one.value), one)
  return values.flatMap((value) => cached.get(keyOf(value)) ?? [])
}

const lookUp: Record<Filter, (db: Database, values: readonly string[]) => Promise<Named[]>> = {
  category: (db, values) =>
    db
      .selectFrom('categories')
      .select(['slug as value', 'name_id as id', 'name_en as en'])
      .where('slug', 'in', values)
      .execute(),
  brand: (db, values) =>
    db
      .selectFrom('brands')
      .select(['alias as value', 'name as id', 'name as en'])
      .where('alias', 'in', values)
      .execute(),
  seller: (db, values) =>
    db
      .selectFrom('sellers')
      .select(['alias as value', 'name as id', 'name as en'])
      .where('alias', 'in', values)
      .execute(),
  attr: (_, values) =>
    Promise.resolve(
      values.map((value) => ({
        value,
        id: attributeName(value, 'id'),
        en: attributeName(value, 'en'),
      })),
    ),
  // A city has no table of its own: any of its sellers has its name.
  city: async (db, values) => {
    const cities = values.map((value) =>
      db
        .selectFrom('sellers')
        .select(['city_slug as value', 'city as id', 'city as en'])
        .where('city_slug', '=', value)
        .limit(1)
        .execute(),
    )
    return (await Promise.all(cities)).flat()
  },
}
