import type { localStores } from '@borong/api/catalogue'
import type { Reply } from '@borong/contract'
import { MOST_PIXELS_PER_KM, toPixels, type MapView, type Point } from '@borong/ui/format/map-view'

export type NearbyStore = Reply<typeof localStores>['result'][number]

/** Stores that share one marker, and its position in pixels from the centre of the map. */
export interface Cluster {
  /** The first is the store nearest to the place. */
  stores: [NearbyStore, ...NearbyStore[]]
  x: number
  y: number
}

/** The width of a touch target: no two markers are closer. */
export const MARKER_PIXELS = 44
export const LEAST_PIXELS_PER_KM = 1.5

/** Joins the stores whose markers would overlap. */
export function clusters(stores: readonly NearbyStore[], view: MapView): Cluster[] {
  const made: Cluster[] = []
  for (const store of stores) {
    const { x, y } = toPixels(store, view)
    const joined = made.find(
      (cluster) =>
        Math.abs(cluster.x - x) < MARKER_PIXELS && Math.abs(cluster.y - y) < MARKER_PIXELS,
    )
    if (joined) joined.stores.push(store)
    else made.push({ stores: [store], x, y })
  }
  return made
}

/** The view that shows all points, `half` pixels around the centre. */
export function fitting(centre: Point, points: readonly Point[], half: number): MapView {
  const unit = { centre, pixelsPerKm: 1 }
  const reach = points.map((point) => {
    const { x, y } = toPixels(point, unit)
    return Math.max(Math.abs(x), Math.abs(y))
  })
  const pixelsPerKm = half / Math.max(0.1, ...reach)
  return {
    centre,
    pixelsPerKm: Math.min(MOST_PIXELS_PER_KM, Math.max(LEAST_PIXELS_PER_KM, pixelsPerKm)),
  }
}

/** The view that separates the stores of a cluster; undefined when no zoom does. */
export function opened({ stores }: Cluster, view: MapView): MapView | undefined {
  const [first] = stores
  const fit = fitting(first, stores, 120)
  const pixelsPerKm = Math.max(fit.pixelsPerKm, view.pixelsPerKm * 1.5)
  const next = { ...fit, pixelsPerKm: Math.min(MOST_PIXELS_PER_KM, pixelsPerKm) }
  return clusters(stores, next).length > 1 ? next : undefined
}
