import { createRequire } from 'node:module'

export const MODULE = 'maplibre-gl.mjs'

const require = createRequire(import.meta.url)
// Resolved when it is needed: an edge without map tiles needs no library.
export const manifest = () => require.resolve('maplibre-gl/package.json')
export const base = () => `/maps/${(require(manifest()) as { version: string }).version}/`

/** The address of MapLibre GL at this edge. It contains the version, so that browsers may cache it for ever. */
export const mapLibraryAddress = () => `${base()}${MODULE}`
