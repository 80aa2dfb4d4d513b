import { type Atlas, atlas, type District } from './atlas.ts'
import { distanceKm, type Point } from './distance.ts'

const CELL_DEGREES = 0.1
const FARTHEST_CELLS = 5

let grid: Map<number, number[]> | undefined

const row = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
const cellOf = (north: number, east: number) => north * 10_000 + east

function gridOf(map: Atlas): Map<number, number[]> {
  const made = new Map<number, number[]>()
  for (let village = 0; village < map.villageCount; village++) {
    const cell = cellOf(
      row(map.latitudes[village] as number),
      row(map.longitudes[village] as number),
    )
    const list = made.get(cell)
    if (list) list.push(village)
    else made.set(cell, [village])
  }
  return made
}

/** The village nearest to a point, up to about 50 km away; undefined at sea or abroad. */
export function nearestVillage(point: Point): { village: number; distanceKm: number } | undefined {
  const map = atlas()
  grid ??= gridOf(map)
  let best: { village: number; distanceKm: number } | undefined
  for (let ring = 0; ring <= FARTHEST_CELLS; ring++) {
    for (const cell of cellsOfRing(row(point.latitude), row(point.longitude), ring)) {
      for (const village of grid.get(cell) ?? []) {
        const distance = distanceKm(point, {
          latitude: map.latitudes[village] as number,
          longitude: map.longitudes[village] as number,
        })
        if (!best || distance < best.distanceKm) best = { village, distanceKm: distance }
      }
    }
    // A village in a farther ring is at least this many kilometres away (a degree has 109 or more here).
    if (best && best.distanceKm <= ring * CELL_DEGREES * 109) return best
  }
  return best
}

function* cellsOfRing(north: number, east: number, ring: number): Generator<number> {
  for (let up = -ring; up <= ring; up++) {
    const edge = Math.abs(up) === ring
    for (let right = -ring; right <= ring; right += edge || ring === 0 ? 1 : 2 * ring)
      yield cellOf(north + up, east + right)
  }
}

/** The districts within the radius in kilometres, the nearest first. */
export function districtsWithin(point: Point, radius: number, most: number): District[] {
  return atlas()
    .districts.map((district) => ({ district, distance: distanceKm(point, district) }))
    .filter(({ distance }) => distance <= radius)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ district }) => district)
}
