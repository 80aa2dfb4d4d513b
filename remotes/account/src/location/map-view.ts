export interface Point {
  latitude: number
  longitude: number
}

/** A piece of the map: what is in its middle, and how many pixels a kilometre takes. */
export interface MapView {
  centre: Point
  pixelsPerKm: number
}

const KM_PER_DEGREE = 111.32
const LEAST = 8
const MOST = 1200

/** Good enough within a few kilometres of the equator's side of the world: a degree of longitude shrinks with the latitude. */
const kmPerLongitude = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)

/** Where a point lies, in pixels from the middle. */
export function toPixels(point: Point, { centre, pixelsPerKm }: MapView): { x: number; y: number } {
  return {
    x: (point.longitude - centre.longitude) * kmPerLongitude(centre.latitude) * pixelsPerKm,
    y: (centre.latitude - point.latitude) * KM_PER_DEGREE * pixelsPerKm,
  }
}

/** The view after the map was pulled by so many pixels. */
export function pulled(view: MapView, x: number, y: number): MapView {
  const { centre, pixelsPerKm } = view
  return {
    ...view,
    centre: {
      latitude: rounded(centre.latitude + y / (KM_PER_DEGREE * pixelsPerKm)),
      longitude: rounded(centre.longitude - x / (kmPerLongitude(centre.latitude) * pixelsPerKm)),
    },
  }
}

/** The view so much nearer, or farther below 1. */
export const zoomed = (view: MapView, factor: number): MapView => ({
  ...view,
  pixelsPerKm: Math.min(MOST, Math.max(LEAST, view.pixelsPerKm * factor)),
})

/** A round length of at most so many pixels, for the scale. */
export function scaleOf(
  { pixelsPerKm }: MapView,
  mostPixels: number,
): { km: number; pixels: number } {
  const steps = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05]
  const km = steps.find((step) => step * pixelsPerKm <= mostPixels) ?? 0.02
  return { km, pixels: km * pixelsPerKm }
}

/** To a metre or so: more would only be noise. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
