import { NEARBY_RADII, type localStoreFacets } from '@borong/api/catalogue.shapes'
import { Area, type CategoryNode } from '@borong/api/catalogue-entities'
import type { CallReply } from '@borong/api/shape'
import { sql } from 'kysely'
import { tsQuery } from './conditions.ts'
import { textConfig } from './text-config.ts'
import { wordsOf } from './words.ts'
import type { Database } from '../server/database.ts'

export interface NearbyStore {
  id: number
  latitude: number
  longitude: number
  distance_km: number
}

const KM_PER_DEGREE = 111.32
const EARTH_KM = 6371
const MOST_NEARBY = 500
const MOST_COUNTED = 5_000

export interface Around {
  latitude: number
  longitude: number
  radius: number
}

export interface NearbyFilters {
  keyword?: string | undefined
  area?: CategoryNode['area'] | '' | undefined
  is_open?: boolean | undefined
  personal_courier?: boolean | undefined
}

/** Stores within the radius, the nearest first, at most 500. */
export async function nearbyStores(
  db: Database,
  around: Around,
  only: NearbyFilters,
): Promise<NearbyStore[]> {
  const parts = await within(db, around, only.keyword)
  if (only.is_open) parts.push(sql`v.is_open`)
  if (only.personal_courier) parts.push(sql`v.personal_courier`)
  if (only.area)
    parts.push(
      sql`f.categories && (select array_agg(id) from categories where area = ${only.area} and level = 1)`,
    )
  const { rows } = await sql<Omit<NearbyStore, 'distance_km'>>`
    select v.id, v.latitude, v.longitude from sellers v join seller_search f on f.id = v.id
    where ${sql.join(parts, sql` and `)} limit ${MOST_NEARBY}`.execute(db)
  return rows
    .map((row) => ({ ...row, distance_km: kilometresBetween(around, row) }))
    .filter((row) => row.distance_km <= around.radius)
    .toSorted((a, b) => a.distance_km - b.distance_km || a.id - b.id)
}

interface Counted extends Point {
  is_open: boolean
  personal_courier: boolean
  areas: CategoryNode['area'][]
}

type Facets = CallReply<typeof localStoreFacets>['data']

/** The number of stores for each value of each filter, combined with the other filters. Runs one statement. */
export async function countNearby(
  db: Database,
  around: Around,
  only: NearbyFilters,
): Promise<Facets> {
  const widest = { ...around, radius: Math.max(around.radius, ...NEARBY_RADII) }
  const parts = await within(db, widest, only.keyword)
  const { rows } = await sql<Counted>`
    select v.latitude, v.longitude, v.is_open, v.personal_courier,
      array(select c.area from categories c where c.level = 1 and c.id = any(f.categories)) as areas
    from sellers v join seller_search f on f.id = v.id
    where ${sql.join(parts, sql` and `)} limit ${MOST_COUNTED}`.execute(db)
  const stores = rows.map((row) => ({ ...row, distance_km: kilometresBetween(around, row) }))
  const count = (more: Partial<NearbyFilters & Around>) => {
    const request = { radius: around.radius, ...only, ...more }
    const found = stores.filter(
      (store) =>
        store.distance_km <= request.radius &&
        (!request.area || store.areas.includes(request.area)) &&
        (!request.is_open || store.is_open) &&
        (!request.personal_courier || store.personal_courier),
    )
    return Math.min(found.length, MOST_NEARBY)
  }
  return {
    total_count: count({}),
    radii: NEARBY_RADII.map((radius) => ({ radius, count: count({ radius }) })),
    areas: Area.options.map((area) => ({ area, count: count({ area }) })),
    is_open: count({ is_open: true }),
    personal_courier: count({ personal_courier: true }),
  }
}

async function within(db: Database, around: Around, keyword: string | undefined) {
  const north = around.radius / KM_PER_DEGREE
  const east = north / Math.max(0.1, Math.cos((around.latitude * Math.PI) / 180))
  const words = keyword ? wordsOf(keyword) : []
  const parts = [
    sql`v.latitude between ${around.latitude - north} and ${around.latitude + north}`,
    sql`v.longitude between ${around.longitude - east} and ${around.longitude + east}`,
    sql`v.product_count > 0`,
  ]
  if (words.length > 0) parts.push(sql`f.words @@ ${tsQuery(await textConfig(db), words)}`)
  return parts
}

interface Point {
  latitude: number
  longitude: number
}

function kilometresBetween(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const half = Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2
  const across = Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2
  const chord = half + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * across
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(chord)) * 10) / 10
}
