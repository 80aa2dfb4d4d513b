import { seller } from '../testing/samples.ts'
import { clusters, fitting, MARKER_PIXELS, opened, type NearbyStore } from './clusters.ts'

const place = { latitude: -6.24, longitude: 106.8 }
const store = (id: number, north: number, east: number): NearbyStore => ({
  ...seller({ id: String(id) }),
  distance_km: 0,
  latitude: place.latitude + north,
  longitude: place.longitude + east,
})
const grid = Array.from({ length: 100 }, (_, at) =>
  store(at, (at % 10) * 0.01, Math.floor(at / 10) * 0.01),
)

test('R-13: the initial view contains all stores', () => {
  const view = fitting(place, grid, 140)
  for (const { x, y } of clusters(grid, view)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(140)
    expect(Math.abs(y)).toBeLessThanOrEqual(140)
  }
})

test('R-13: no two markers overlap, and each store has one', () => {
  const made = clusters(grid, fitting(place, grid, 140))
  expect(made.flatMap(({ stores }) => stores)).toHaveLength(100)
  for (const a of made)
    for (const b of made)
      if (a !== b)
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(
          MARKER_PIXELS,
        )
})

test('R-13: a marker of several stores opens a view that separates them, unless they share a spot', () => {
  const view = fitting(place, grid, 140)
  const [first] = clusters(grid, view)
  const next = opened(first!, view)!
  expect(clusters(first!.stores, next).length).toBeGreaterThan(1)
  expect(next.pixelsPerKm).toBeGreaterThan(view.pixelsPerKm)
  const same = clusters([store(1, 0, 0), store(2, 0, 0)], view)
  expect(opened(same[0]!, view)).toBeUndefined()
})
