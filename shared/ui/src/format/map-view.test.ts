import { pulled, scaleOf, toPixels, zoomed } from './map-view.ts'

const view = { centre: { latitude: -6.2, longitude: 106.8 }, pixelsPerKm: 100 }

test('R-32: a point north and east of the centre is above and to the right of it', () => {
  const { x, y } = toPixels({ latitude: -6.19, longitude: 106.81 }, view)
  expect(y).toBeCloseTo(-111.32, 1)
  expect(x).toBeGreaterThan(110)
  expect(x).toBeLessThan(111.32)
})

test('R-32: the former centre moves with the map', () => {
  const { x, y } = toPixels(view.centre, pulled(view, 40, -25))
  expect(x).toBeCloseTo(40, 0)
  expect(y).toBeCloseTo(-25, 0)
})

test('R-32: the zoom has a minimum and a maximum', () => {
  expect(zoomed(view, 1e6).pixelsPerKm).toBe(1200)
  expect(zoomed(view, 1e-6).pixelsPerKm).toBe(8)
})

test('R-32: the scale is a round length that fits', () => {
  expect(scaleOf(view, 120)).toEqual({ km: 1, pixels: 100 })
  expect(scaleOf({ ...view, pixelsPerKm: 1000 }, 120)).toEqual({ km: 0.1, pixels: 100 })
})
