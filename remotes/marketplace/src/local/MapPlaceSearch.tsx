import { searchPlaces } from '@borong/api/places'
import type { Place } from '@borong/api/places.shapes'
import { callQuery, useLanguage, useQuery } from '@borong/contract'
import { decimal } from '@borong/ui/format/decimals'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { MapSearch, type PlaceOption } from '@borong/ui/MapSearch'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'
import { PLACE_KEYWORD_LENGTH } from '../shop/limits.ts'
import type { NearbyStore } from './clusters.ts'
import { useMapMessages } from './use-map-messages.ts'

interface MapPlaceSearchProps {
  stores: readonly NearbyStore[]
  onStore: (store: NearbyStore) => void
  onPlace: (place: Place) => void
}

type Option = PlaceOption & ({ store: NearbyStore } | { place: Place })

const MOST_LETTERS = 60
const MOST_STORES = 4

/** The search in the map: the stores on it, and districts, villages and postal codes anywhere. */
export function MapPlaceSearch({ stores, onStore, onPlace }: MapPlaceSearchProps) {
  const t = useMapMessages()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const text = typed.trim()
  const like = useSettled(text)
  const isSearched = text.length >= PLACE_KEYWORD_LENGTH && typed !== chosen
  const places = useQuery({
    ...callQuery(searchPlaces, { query: { like, limit: '8' } }),
    enabled: isSearched && like.length >= PLACE_KEYWORD_LENGTH,
    placeholderData: (before) => before,
  })
  const isStale = like !== text || (places.isPlaceholderData && !places.isError)
  const options: Option[] = isSearched
    ? [
        ...stores
          .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
          .slice(0, MOST_STORES)
          .map((store) => ({
            store,
            id: `store-${store.id}`,
            name: store.name,
            detail: t('local.distance', { km: decimal(store.distance_km, language) }),
            icon: <StoreIcon />,
          })),
        ...(places.data?.result ?? []).map((place) => ({
          place,
          id: place.subdistrict_id ?? place.district_id,
          name: place.subdistrict ?? place.district,
          detail: place.label,
          icon: <MapPinIcon />,
        })),
      ]
    : []
  const status = () => {
    if (chosen && typed === chosen) return t('map.moved', { name: chosen })
    if (isSearched && places.isError) return t('map.failed')
    if (!isSearched || isStale || !places.data) return undefined
    return options.length > 0 ? t('map.found', { count: options.length }) : t('map.none')
  }
  return (
    <MapSearch
      label={t('map.search')}
      clearLabel={t('search.clear')}
      listLabel={t('map.results')}
      value={typed}
      onChange={(value) => {
        setTyped(value.slice(0, MOST_LETTERS))
        setChosen('')
      }}
      options={options}
      isStale={isStale}
      status={status()}
      onChoose={(option) => {
        setTyped(option.name)
        setChosen(option.name)
        if ('store' in option) onStore(option.store)
        else onPlace(option.place)
      }}
    />
  )
}
