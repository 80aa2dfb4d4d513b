/** A place on the globe, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** A section of the map: its centre, and its scale in pixels per kilometre. */
export interface MapView {
  centre: Point
  pixelsPerKm: number
}

/** Of latitude, and of longitude at the equator. */
export const KM_PER_DEGREE = 111.32

/** The limits of the zoom, in pixels per kilometre: a whole district, and a street. */
const LEAST = 8
export const MOST_PIXELS_PER_KM = 1200

/** Precise enough for a few kilometres: the length of a degree of longitude depends on the latitude. */
const kmPerLongitude = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)

/** A point's position in pixels from the centre. */
export function toPixels(point: Point, { centre, pixelsPerKm }: MapView): { x: number; y: number } {
  return {
    x: (point.longitude - centre.longitude) * kmPerLongitude(centre.latitude) * pixelsPerKm,
    y: (centre.latitude - point.latitude) * KM_PER_DEGREE * pixelsPerKm,
  }
}

/** The view after a drag by this distance in pixels. */
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

/** The view zoomed in by the factor, or out by a factor below 1, down to `least` pixels per kilometre. */
export const zoomed = (view: MapView, factor: number, least = LEAST): MapView => ({
  ...view,
  pixelsPerKm: Math.min(MOST_PIXELS_PER_KM, Math.max(least, view.pixelsPerKm * factor)),
})

/** A round distance of at most this many pixels, for the scale bar. */
export function scaleOf(
  { pixelsPerKm }: MapView,
  mostPixels: number,
): { km: number; pixels: number } {
  const steps = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05]
  const km = steps.find((step) => step * pixelsPerKm <= mostPixels) ?? 0.02
  return { km, pixels: km * pixelsPerKm }
}

/** Rounds to about a metre, the useful precision. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
