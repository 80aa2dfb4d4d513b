import { useLanguage, useMessages } from '@borong/contract'
import { AreaMap, type MapArea } from '@borong/ui/AreaMap'
import type { MapView } from '@borong/ui/format/map-view'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import styles from './VillageMap.module.css'

interface VillageMapProps {
  view: MapView
  onView: (view: MapView) => void
  villages: readonly MapArea[]
  /** The village under the pin. */
  nearestId: string | undefined
}

/** The villages around a fixed pin in the centre: the map is moved below it, by pointer or by arrow keys. */
export default function VillageMap({ view, onView, villages, nearestId }: VillageMapProps) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <AreaMap
      label={t('location.map')}
      nearerLabel={t('location.nearer')}
      fartherLabel={t('location.farther')}
      language={language}
      view={view}
      onView={onView}
      areas={villages}
      highlightedId={nearestId}
    >
      <MapPinIcon className={styles.pin} size={40} />
    </AreaMap>
  )
}
