import { useLanguage, useMessages } from '@borong/contract'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { MinusIcon } from '@borong/ui/icons/MinusIcon'
import { PlusIcon } from '@borong/ui/icons/PlusIcon'
import { IconButton } from '@borong/ui/IconButton'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { pulled, scaleOf, toPixels, zoomed, type MapView, type Point } from './map-view.ts'
import styles from './VillageMap.module.css'

interface VillageMapProps {
  view: MapView
  onView: (view: MapView) => void
  villages: readonly (Point & { id: string; name: string })[]
  /** The village under the pin. */
  nearestId: string | undefined
}

const STEP = 24
const WIDTH = 480
const HEIGHT = 320

/** The villages around a fixed pin in the centre: the map is moved below it, by pointer or by arrow keys. */
export function VillageMap({ view, onView, villages, nearestId }: VillageMapProps) {
  const t = useMessages()
  const { language } = useLanguage()
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
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: () => pulled(view, STEP, 0),
      ArrowRight: () => pulled(view, -STEP, 0),
      ArrowUp: () => pulled(view, 0, STEP),
      ArrowDown: () => pulled(view, 0, -STEP),
      '+': () => zoomed(view, 1.5),
      '-': () => zoomed(view, 1 / 1.5),
    }[event.key]
    if (!next) return
    event.preventDefault()
    onView(next())
  }
  const shown = villages
    .map((village) => ({ ...village, ...toPixels(village, view) }))
    .filter(({ x, y }) => Math.abs(x) < WIDTH / 2 && Math.abs(y) < HEIGHT / 2)
  const scale = scaleOf(view, 120)
  const metres = scale.km < 1
  const length = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US', {
    style: 'unit',
    unit: metres ? 'meter' : 'kilometer',
  }).format(metres ? scale.km * 1000 : scale.km)
  return (
    <div className={styles.frame}>
      {/* No native control moves in two dimensions; the label names the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.map}
        role="application"
        aria-label={t('location.map')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onPointerDown={grasp}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        <svg
          viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
        >
          {shown.map(({ id, name, x, y }) => (
            <g
              key={id}
              className={id === nearestId ? styles.nearest : styles.village}
              transform={`translate(${x} ${y})`}
            >
              <circle r={id === nearestId ? 6 : 4} />
              <text y={-10}>{name}</text>
            </g>
          ))}
          <g
            className={styles.scale}
            transform={`translate(${-scale.pixels / 2} ${HEIGHT / 2 - 16})`}
          >
            <path d={`M0 -6v6h${scale.pixels}v-6`} />
            <text x={scale.pixels / 2} y={-6}>
              {length}
            </text>
          </g>
        </svg>
        <MapPinIcon className={styles.pin} size={40} />
      </div>
      <div className={styles.zoom}>
        <IconButton
          variant="raised"
          label={t('location.nearer')}
          icon={<PlusIcon />}
          onClick={() => onView(zoomed(view, 1.5))}
        />
        <IconButton
          variant="raised"
          label={t('location.farther')}
          icon={<MinusIcon />}
          onClick={() => onView(zoomed(view, 1 / 1.5))}
        />
      </div>
    </div>
  )
}
