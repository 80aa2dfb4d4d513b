import { KM_PER_DEGREE, type MapView } from './map-view.ts'

/** The background of a map, as the shop is configured. */
export interface MapTiles {
  /** A template of raster tiles with `{z}`, `{x}` and `{y}`, or the address of a style. */
  address: string
  /** The text that the source of the tiles requires. */
  attribution: string
  /** The address of the module of MapLibre GL. Its worker and its styles are beside it. */
  library: string
}

/** The most detailed raster tiles that sources commonly have. */
const MOST_ZOOM = 19
const TILE_PIXELS = 512

/** The style of a map: the one at the address, or one of raster tiles. */
export function styleOf(address: string) {
  if (!address.includes('{z}')) return address
  return {
    version: 8 as const,
    sources: {
      tiles: { type: 'raster' as const, tiles: [address], tileSize: 256, maxzoom: MOST_ZOOM },
    },
    layers: [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }],
  }
}

/** MapLibre's camera for a view. At zoom 0 the equator is as long as a tile, and a parallel is shown as long as it. */
export function cameraOf({ centre, pixelsPerKm }: MapView) {
  const parallelKm = 360 * KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  return {
    center: [centre.longitude, centre.latitude] as [number, number],
    zoom: Math.log2((pixelsPerKm * parallelKm) / TILE_PIXELS),
  }
}
