import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react'
import styles from './AreaMap.module.css'
import { areaOutline, pathOf } from './format/area-outline.ts'
import { classes } from './format/classes.ts'
import type { MapTiles } from './format/map-tiles.ts'
import { pulled, scaleOf, toPixels, zoomed, type MapView, type Point } from './format/map-view.ts'
import { IconButton } from './IconButton.tsx'
import { MinusIcon } from './icons/MinusIcon.tsx'
import { PlusIcon } from './icons/PlusIcon.tsx'
import { savesData } from './save-data.ts'
import { TileLayer } from './TileLayer.tsx'

/** A place with its name, at the centre of its area. */
export interface MapArea extends Point {
  id: string
  name: string
}

export interface AreaMapProps {
  /** The accessible name. It has to name the keys: arrows, `+` and `-`. */
  label: string
  nearerLabel: string
  fartherLabel: string
  language: 'id' | 'en'
  view: MapView
  onView: (view: MapView) => void
  areas: readonly MapArea[]
  /** The area with a filled background. */
  highlightedId?: string | undefined
  /** The centres of markers in pixels from the centre of the map. Names stay beside them. */
  markers?: readonly { x: number; y: number }[]
  /** The limit of zooming out, in pixels per kilometre. */
  least?: number
  isTall?: boolean
  /** The background. Without it, and for visitors with save-data, the areas are the map. */
  tiles?: MapTiles | undefined
  /** The `MapSearch` at the top of the map. */
  search?: ReactNode
  /** The focusable map. */
  ref?: Ref<HTMLDivElement>
  /** Lies over the map: markers and buttons, placed from its centre. */
  children?: ReactNode
}

const STEP = 24
/** Half of the largest map that is shown. */
const HALF_WIDTH = 640
const HALF_HEIGHT = 320
/** Slightly larger than the largest map, so that its own border is outside. */
const FRAME = [
  { x: -HALF_WIDTH - 2, y: -HALF_HEIGHT - 2 },
  { x: HALF_WIDTH + 2, y: -HALF_HEIGHT - 2 },
  { x: HALF_WIDTH + 2, y: HALF_HEIGHT + 2 },
  { x: -HALF_WIDTH - 2, y: HALF_HEIGHT + 2 },
]

/** Where a name is tried, in pixels below its place: there, and below and above a marker on it. */
const NAME_SHIFTS = [0, 16, -14, 30, -24]
/** The name of the highlighted area may also be farther away. */
const FAR_SHIFTS = [...NAME_SHIFTS, 46, -40, 60]

/**
 * A map without tiles: the areas around known places, with their names. An area holds the points that are nearer to its
 * place than to any other, because no free data has the real borders.
 */
export function AreaMap(props: AreaMapProps) {
  const { label, language, view, onView, areas, highlightedId, least, children, ref } = props
  const last = useRef<{ x: number; y: number }>(undefined)
  const grasp = (event: PointerEvent<HTMLElement>) => {
    last.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const pull = (event: PointerEvent) => {
    if (!last.current) return
    onView(pulled(view, event.clientX - last.current.x, event.clientY - last.current.y))
    last.current = { x: event.clientX, y: event.clientY }
  }
  const release = () => {
    last.current = undefined
  }
  const zoom = (factor: number) => onView(zoomed(view, factor, least))
  const press = (event: KeyboardEvent) => {
    const move = {
      ArrowLeft: () => onView(pulled(view, STEP, 0)),
      ArrowRight: () => onView(pulled(view, -STEP, 0)),
      ArrowUp: () => onView(pulled(view, 0, STEP)),
      ArrowDown: () => onView(pulled(view, 0, -STEP)),
      '+': () => zoom(1.5),
      '-': () => zoom(1 / 1.5),
    }[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div className={classes(styles.frame, props.search !== undefined && styles.searched)}>
      {props.search}
      {/* No native control moves in two dimensions; the label names the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        className={classes(styles.map, props.isTall && styles.tall)}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onPointerDown={grasp}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        <svg className={styles.areas} aria-hidden>
          <Areas view={view} areas={areas} highlightedId={highlightedId} markers={props.markers} />
        </svg>
        {props.tiles && !savesData() && <TileLayer tiles={props.tiles} view={view} />}
        <Scale view={view} language={language} />
      </div>
      {children}
      <div className={styles.zoom}>
        <IconButton
          variant="raised"
          label={props.nearerLabel}
          icon={<PlusIcon />}
          onClick={() => zoom(1.5)}
        />
        <IconButton
          variant="raised"
          label={props.fartherLabel}
          icon={<MinusIcon />}
          onClick={() => zoom(1 / 1.5)}
        />
      </div>
    </div>
  )
}

type Placed = MapArea & { x: number; y: number }

function Areas({
  view,
  areas,
  highlightedId,
  markers,
}: Pick<AreaMapProps, 'view' | 'areas' | 'highlightedId' | 'markers'>) {
  if (areas.length === 0) return null
  const placed = areas.map((area) => ({ ...area, ...toPixels(area, view) }))
  const outlines = placed.map((place) => pathOf(areaOutline(place, placed, FRAME)))
  const highlighted = placed.findIndex(({ id }) => id === highlightedId)
  const rank = ({ id, x, y }: Placed) => (id === highlightedId ? -1 : Math.hypot(x, y))
  const visible = placed
    .filter(({ x, y }) => Math.abs(x) < HALF_WIDTH && Math.abs(y) < HALF_HEIGHT)
    .sort((a, b) => rank(a) - rank(b))
  return (
    <>
      {highlighted !== -1 && <path className={styles.chosen} d={outlines[highlighted]} />}
      <path className={styles.border} d={outlines.join('')} />
      {withoutOverlaps(visible, markers, highlightedId).map(({ id, name, x, y }) => (
        <text key={id} className={classes(id === highlightedId && styles.nearest)} x={x} y={y}>
          {name}
        </text>
      ))}
    </>
  )
}

/** The names that fit beside each other and beside the markers, the first ones first. */
function withoutOverlaps(
  areas: readonly Placed[],
  markers: AreaMapProps['markers'],
  highlightedId: string | undefined,
): Placed[] {
  const taken = (markers ?? []).map(({ x, y }) => ({ x, y, halfWidth: 17, halfHeight: 18 }))
  return areas.flatMap((area) => {
    const halfWidth = area.name.length * 3.4 + 3
    for (const shift of area.id === highlightedId ? FAR_SHIFTS : NAME_SHIFTS) {
      const y = area.y + shift
      // The name stands on its y.
      const box = { x: area.x, y: y - 4, halfWidth, halfHeight: 8 }
      const isFree = taken.every(
        (other) =>
          Math.abs(other.x - box.x) > other.halfWidth + box.halfWidth ||
          Math.abs(other.y - box.y) > other.halfHeight + box.halfHeight,
      )
      if (isFree) {
        taken.push(box)
        return [{ ...area, y }]
      }
    }
    return []
  })
}

function Scale({ view, language }: Pick<AreaMapProps, 'view' | 'language'>) {
  const { km, pixels } = scaleOf(view, 120)
  const isMetres = km < 1
  const length = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US', {
    style: 'unit',
    unit: isMetres ? 'meter' : 'kilometer',
  }).format(isMetres ? km * 1000 : km)
  return (
    <span className={styles.scale} style={{ width: pixels }} aria-hidden>
      {length}
    </span>
  )
}
