import { sql } from 'kysely'
import { tsQuery } from '../search/conditions.ts'
import { textConfig } from '../search/text-config.ts'
import { wordsOf } from '../search/words.ts'
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

/** Stores within the radius, the nearest first, at most 500. */
export async function nearbyStores(
  db: Database,
  around: { latitude: number; longitude: number; radius: number },
  only: {
    keyword?: string | undefined
    area?: string | undefined
    isOpen?: boolean | undefined
    personalCourier?: boolean | undefined
  },
): Promise<NearbyStore[]> {
  const north = around.radius / KM_PER_DEGREE
  const east = north / Math.max(0.1, Math.cos((around.latitude * Math.PI) / 180))
  const words = only.keyword ? wordsOf(only.keyword) : []
  const parts = [
    sql`v.latitude between ${around.latitude - north} and ${around.latitude + north}`,
    sql`v.longitude between ${around.longitude - east} and ${around.longitude + east}`,
    sql`v.product_count > 0`,
  ]
  if (only.isOpen) parts.push(sql`v.is_open`)
  if (only.personalCourier) parts.push(sql`v.personal_courier`)
  if (words.length > 0) parts.push(sql`f.words @@ ${tsQuery(await textConfig(db), words)}`)
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
