import { useEffect, useRef, useState } from 'react'
import { classes } from './format/classes.ts'
import { cameraOf, styleOf, type MapTiles } from './format/map-tiles.ts'
import type { MapView } from './format/map-view.ts'
import styles from './TileLayer.module.css'

/** The part of MapLibre GL that is used. */
interface TileMap {
  on(name: string, handle: (event: { tile?: unknown }) => void): void
  jumpTo(camera: ReturnType<typeof cameraOf>): void
  remove(): void
}
interface Library {
  Map: new (options: Record<string, unknown>) => TileMap
}

interface TileLayerProps {
  tiles: MapTiles
  view: MapView
}

/**
 * Map tiles, with MapLibre GL as the renderer. It handles no input: its camera follows the view. It is transparent until
 * a tile has loaded, and where tiles are missing, so that the areas below it show.
 */
export function TileLayer({ tiles, view }: TileLayerProps) {
  const { address, attribution, library } = tiles
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(view)
  const follow = useRef<(view: MapView) => void>(undefined)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    latest.current = view
    follow.current?.(view)
  }, [view])

  useEffect(() => {
    let map: TileMap | undefined
    let isGone = false
    // Since the last change of the view.
    let loaded = 0
    let failed = 0
    const start = async () => {
      const [module] = await Promise.all([load(library), loadStyles(library)])
      if (isGone || !container.current) return
      // It throws without WebGL.
      map = new module.Map({
        container: container.current,
        style: styleOf(address),
        interactive: false,
        attributionControl: false,
        ...cameraOf(latest.current),
      })
      map.on('sourcedata', ({ tile }) => {
        if (!tile) return
        loaded++
        setShown(true)
      })
      map.on('error', () => void failed++)
      map.on('idle', () => {
        if (failed > 0 && loaded === 0) setShown(false)
      })
      map.on('webglcontextlost', () => setShown(false))
      map.on('webglcontextrestored', () => setShown(true))
      follow.current = (next) => {
        loaded = 0
        failed = 0
        map?.jumpTo(cameraOf(next))
      }
    }
    // Without the library or WebGL the areas stay.
    start().catch(() => setShown(false))
    return () => {
      isGone = true
      follow.current = undefined
      map?.remove()
    }
  }, [address, library])

  return (
    <>
      <div className={classes(styles.layer, isShown && styles.shown)} aria-hidden>
        <div ref={container} className={styles.container} />
      </div>
      {isShown && attribution && <small className={styles.attribution}>{attribution}</small>}
    </>
  )
}

// The edge serves the library: it is larger than all pages of a remote, and both maps share it.
const load = (library: string) => import(/* webpackIgnore: true */ library) as Promise<Library>

function loadStyles(library: string): Promise<void> {
  const href = library.replace(/\.mjs$/, '.css')
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}
