import { cameraOf, styleOf } from './map-tiles.ts'
import { MOST_PIXELS_PER_KM, toPixels, type MapView, type Point } from './map-view.ts'

/** The position in pixels from the centre in Web Mercator, at MapLibre's zoom. */
function inMercator({ latitude, longitude }: Point, view: MapView) {
  const { center, zoom } = cameraOf(view)
  const world = 512 * 2 ** zoom
  const x = (degrees: number) => (degrees / 360) * world
  const y = (degrees: number) =>
    (-Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI)) * world
  return { x: x(longitude) - x(center[0]), y: y(latitude) - y(center[1]) }
}

test.each([
  ['Rote, the south', -10.9],
  ['Jakarta', -6.2],
  ['Pontianak, the equator', 0],
  ['Sabang, the north', 5.9],
])('R-13 R-32: areas and tiles agree within 1.1 pixels in %s', (_, latitude) => {
  for (const pixelsPerKm of [1.5, 8, 100, MOST_PIXELS_PER_KM]) {
    const view = { centre: { latitude, longitude: 106.8 }, pixelsPerKm }
    for (const north of [-1, 0, 1])
      for (const east of [-1, 0, 1]) {
        // A corner of the largest map.
        const corner = {
          latitude: latitude + (north * 320) / (111.32 * pixelsPerKm),
          longitude: 106.8 + (east * 640) / (111.32 * pixelsPerKm),
        }
        const [ours, theirs] = [toPixels(corner, view), inMercator(corner, view)]
        expect(Math.abs(ours.x - theirs.x)).toBeLessThan(1e-6)
        expect(Math.abs(ours.y - theirs.y)).toBeLessThan(1.1)
      }
  }
})

test('R-13 R-32: a template becomes a style of raster tiles, and the address of a style stays', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(styleOf(template)).toMatchObject({ sources: { tiles: { tiles: [template] } } })
  expect(styleOf('https://tiles.example/style.json')).toBe('https://tiles.example/style.json')
})
