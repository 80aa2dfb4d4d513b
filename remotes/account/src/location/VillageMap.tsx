import { useConfig, useLanguage, useMessages } from '@borong/contract'
import { AreaMap, type MapArea } from '@borong/ui/AreaMap'
import type { MapView } from '@borong/ui/format/map-view'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { useRef } from 'react'
import { PlaceSearch } from './PlaceSearch.tsx'
import styles from './VillageMap.module.css'

interface VillageMapProps {
  view: MapView
  onView: (view: MapView) => void
  villages: readonly MapArea[]
  /** The village under the pin. */
  nearestId: string | undefined
}

/** The scales at which a chosen village and a chosen district are shown, in pixels per kilometre. */
const VILLAGE_SCALE = 150
const DISTRICT_SCALE = 60

/** The villages around a fixed pin in the centre: the map is moved below it, by pointer or by arrow keys. */
export default function VillageMap({ view, onView, villages, nearestId }: VillageMapProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { mapTiles } = useConfig()
  const map = useRef<HTMLDivElement>(null)
  return (
    <AreaMap
      ref={map}
      label={t('location.map')}
      nearerLabel={t('location.nearer')}
      fartherLabel={t('location.farther')}
      language={language}
      tiles={mapTiles}
      view={view}
      onView={onView}
      areas={villages}
      highlightedId={nearestId}
      search={
        <PlaceSearch
          onChoose={({ latitude, longitude, subdistrict_id }) => {
            onView({
              centre: { latitude, longitude },
              pixelsPerKm: subdistrict_id ? VILLAGE_SCALE : DISTRICT_SCALE,
            })
            // The keyboard of a phone closes, and arrow keys move the pin.
            map.current?.focus()
          }}
        />
      }
    >
      <MapPinIcon className={styles.pin} size={40} />
    </AreaMap>
  )
}
