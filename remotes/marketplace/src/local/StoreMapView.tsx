import type { Place } from '@borong/api/places.shapes'
import { useConfig, useLanguage, useLocation } from '@borong/contract'
import { AreaMap, type MapArea } from '@borong/ui/AreaMap'
import { classes } from '@borong/ui/format/classes'
import { decimal } from '@borong/ui/format/decimals'
import { pulled, toPixels, type Point } from '@borong/ui/format/map-view'
import { IconButton } from '@borong/ui/IconButton'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { TargetIcon } from '@borong/ui/icons/TargetIcon'
import { useMedia } from '@borong/ui/use-media'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import {
  clusters,
  fitting,
  LEAST_PIXELS_PER_KM,
  opened,
  type Cluster,
  type NearbyStore,
} from './clusters.ts'
import { MapPlaceSearch } from './MapPlaceSearch.tsx'
import { StoreCards } from './StoreCards.tsx'
import styles from './StoreMap.module.css'
import { useMapMessages } from './use-map-messages.ts'

interface StoreMapViewProps {
  place: Point
  stores: readonly NearbyStore[]
  districts: readonly MapArea[]
  /** The distance from the place, in kilometres, within which stores and districts are known. */
  radius: number
  /** Opens the map around a place that is farther away. */
  onFarPlace: (place: Place) => void
}

/** The distance from the centre within which all stores are at first, in pixels. */
const REACH = { phone: 110, wide: 190 } as const
/** A chosen marker is above this distance from the centre, because the card covers the foot of the map. */
const CARD_TOP = 60
/** The height of the field of the search at the top of the map. */
const FIELD_PIXELS = 60
/** The scales at which results of the search are shown, in pixels per kilometre. */
const SCALE = { store: 150, village: 60, district: 25 } as const

/** A map with a button for each store, or for stores that would overlap. A button of one store opens its card. */
export function StoreMapView(props: StoreMapViewProps) {
  const { place, stores, districts, radius, onFarPlace } = props
  const t = useMapMessages()
  const { language } = useLanguage()
  const { mapTiles } = useConfig()
  const { state } = useLocation() as { state: { isFromMap?: boolean } | null }
  const map = useRef<HTMLDivElement>(null)
  const all = useRef<HTMLUListElement>(null)
  const isWide = useMedia('(min-width: 768px)')
  const start = () => fitting(place, stores, isWide ? REACH.wide : REACH.phone)
  const [view, setView] = useState(start)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [found, setFound] = useState<Place>()
  const shown = stores.filter(({ id }) => chosen.includes(id))
  const here = toPixels(place, view)
  const markers = clusters(stores, view)

  // The map whose search had the focus was replaced by this one.
  useEffect(() => {
    if (state?.isFromMap) map.current?.focus()
    // Later entries of the history don't replace the map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const showStore = (store: NearbyStore) => {
    setFound(undefined)
    setChosen([store.id])
    setView({ centre: store, pixelsPerKm: SCALE.store })
    map.current?.focus()
  }
  const showPlace = (next: Place) => {
    const { x, y } = toPixels(next, { centre: place, pixelsPerKm: 1 })
    if (Math.hypot(x, y) > radius) return onFarPlace(next)
    setFound(next)
    setChosen([])
    setView({
      centre: { latitude: next.latitude, longitude: next.longitude },
      pixelsPerKm: SCALE[next.subdistrict ? 'village' : 'district'],
    })
    map.current?.focus()
  }
  const choose = (cluster: Cluster) => {
    const nearer = cluster.stores.length > 1 ? opened(cluster, view) : undefined
    setChosen(nearer ? [] : cluster.stores.map(({ id }) => id))
    if (nearer) setView(nearer)
    else if (cluster.y > CARD_TOP) setView(pulled(view, 0, CARD_TOP - cluster.y))
  }
  // The keyboard reaches markers outside of the map's frame too.
  const reveal = (event: FocusEvent<HTMLElement>, { stores: [first] }: Cluster) => {
    const frame = all.current?.getBoundingClientRect()
    const marker = event.currentTarget.getBoundingClientRect()
    if (!frame) return
    const isInside =
      marker.left >= frame.left &&
      marker.right <= frame.right &&
      marker.top >= frame.top + FIELD_PIXELS &&
      marker.bottom <= frame.bottom
    if (!isInside) setView({ ...view, centre: first })
  }
  const nameOf = ({ stores: [first, ...more] }: Cluster) =>
    more.length > 0
      ? t('map.cluster', { count: more.length + 1, name: first.name })
      : t('map.store', {
          name: first.name,
          distance: t('local.distance', { km: decimal(first.distance_km, language) }),
        })
  return (
    <AreaMap
      ref={map}
      label={t('map.name')}
      nearerLabel={t('map.nearer')}
      fartherLabel={t('map.farther')}
      language={language}
      tiles={mapTiles}
      view={view}
      onView={setView}
      areas={districts}
      highlightedId={found?.district_id ?? districts[0]?.id}
      markers={[...markers, { x: here.x, y: here.y - 16 }]}
      least={LEAST_PIXELS_PER_KM}
      isTall
      search={<MapPlaceSearch stores={stores} onStore={showStore} onPlace={showPlace} />}
    >
      {found?.subdistrict && (
        <span className={styles.found} style={pixels(toPixels(found, view))} aria-hidden>
          {found.subdistrict}
        </span>
      )}
      <MapPinIcon className={styles.here} size={36} style={pixels(here)} />
      <ul ref={all} className={styles.markers}>
        {markers.map((cluster) => {
          const { stores: members, x, y } = cluster
          const isChosen = members.some(({ id }) => chosen.includes(id))
          return (
            <li key={members[0].id} style={pixels({ x, y })}>
              <button
                type="button"
                className={classes(styles.marker, isChosen && styles.chosen)}
                aria-label={nameOf(cluster)}
                aria-expanded={isChosen}
                onClick={() => choose(cluster)}
                onFocus={(event) => reveal(event, cluster)}
              >
                <span className={styles.dot} aria-hidden>
                  {members.length > 1 ? members.length : <StoreIcon size={16} />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.centre}>
        <IconButton
          variant="raised"
          label={t('map.centre')}
          icon={<TargetIcon />}
          onClick={() => {
            setChosen([])
            setFound(undefined)
            setView(start())
          }}
        />
      </div>
      <div aria-live="polite">
        {shown.length > 0 && <StoreCards stores={shown} onClose={() => setChosen([])} />}
      </div>
    </AreaMap>
  )
}

const pixels = ({ x, y }: { x: number; y: number }) => ({
  transform: `translate(${x}px, ${y}px)`,
})
