import { searchPlaces } from '@borong/api/places'
import type { Place } from '@borong/api/places.shapes'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { MapSearch } from '@borong/ui/MapSearch'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'

const LEAST_LETTERS = 3
const MOST_LETTERS = 60
const PAUSE_MS = 250

/** The search for districts, villages and postal codes in the map. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const text = typed.trim()
  const like = useSettled(text, PAUSE_MS)
  const isSearched = text.length >= LEAST_LETTERS && typed !== chosen
  const places = useQuery({
    ...callQuery(searchPlaces, { query: { like, limit: '8' } }),
    enabled: isSearched && like.length >= LEAST_LETTERS,
    placeholderData: (before) => before,
  })
  const found = isSearched ? places.data?.result : undefined
  const isStale = like !== text || places.isPlaceholderData
  const status = () => {
    if (chosen && typed === chosen) return t('location.moved', { name: chosen })
    if (isSearched && places.isError) return t('location.searchFailed')
    if (!found || isStale) return undefined
    return found.length > 0
      ? t('address.placesFound', { count: found.length })
      : t('location.notFound')
  }
  return (
    <MapSearch
      label={t('location.search')}
      clearLabel={t('location.clear')}
      listLabel={t('address.places')}
      value={typed}
      onChange={(value) => {
        setTyped(value.slice(0, MOST_LETTERS))
        setChosen('')
      }}
      options={found?.map((place) => ({
        place,
        id: place.subdistrict_id ?? place.district_id,
        name: place.subdistrict ?? place.district,
        detail: place.label,
        icon: <MapPinIcon />,
      }))}
      isStale={isStale}
      status={status()}
      onChoose={({ place, name }) => {
        setTyped(name)
        setChosen(name)
        onChoose(place)
      }}
    />
  )
}
