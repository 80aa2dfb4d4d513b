import { useState } from 'react'
import { AreaMap } from '../../src/AreaMap.tsx'
import type { MapView } from '../../src/format/map-view.ts'
import { MapPinIcon } from '../../src/icons/MapPinIcon.tsx'
import { MapSearch } from '../../src/MapSearch.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'

const areas = [
  { id: '1', name: 'Melawai', latitude: -6.2447, longitude: 106.7996 },
  { id: '2', name: 'Gunung', latitude: -6.2363, longitude: 106.7903 },
  { id: '3', name: 'Kramat Pela', latitude: -6.2442, longitude: 106.7897 },
  { id: '4', name: 'Selong', latitude: -6.2352, longitude: 106.8037 },
  { id: '5', name: 'Petogogan', latitude: -6.2465, longitude: 106.8098 },
  { id: '6', name: 'Pulo', latitude: -6.2545, longitude: 106.8021 },
]

export function MapSection() {
  const { t, language } = useWords()
  const [typed, setTyped] = useState('')
  const [view, setView] = useState<MapView>({
    centre: { latitude: -6.2447, longitude: 106.7996 },
    pixelsPerKm: 100,
  })
  const found = areas
    .filter(({ name }) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()))
    .map((area) => ({ ...area, detail: 'Kebayoran Baru', icon: <MapPinIcon /> }))
  return (
    <GallerySection name="AreaMap">
      <AreaMap
        label={t.address}
        nearerLabel="+"
        fartherLabel="-"
        language={language}
        view={view}
        onView={setView}
        areas={areas}
        highlightedId="1"
        search={
          <MapSearch
            label={t.search}
            clearLabel={t.clear}
            listLabel={t.search}
            value={typed}
            onChange={setTyped}
            options={found}
            isStale={false}
            status={String(found.length)}
            onChoose={({ name, latitude, longitude }) => {
              setTyped(name)
              setView({ ...view, centre: { latitude, longitude } })
            }}
          />
        }
      />
    </GallerySection>
  )
}
