import { subdistricts } from '@borong/api/places'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import type { AddressPlace } from './address-draft.ts'

interface VillageFieldProps {
  place: AddressPlace
  onChoose: (place: AddressPlace, postalCode: string) => void
}

/** The village in the selected district, which also determines the postal code. */
export function VillageField({ place, onChoose }: VillageFieldProps) {
  const t = useMessages()
  const { data } = useQuery(callQuery(subdistricts, { query: { district: place.district_id } }))
  const known = place.subdistrict_id
    ? [{ value: place.subdistrict_id, label: place.subdistrict ?? '' }]
    : []
  const options = data?.result.map(({ id, name, postal_code }) => ({
    value: id,
    label: `${name}, ${postal_code}`,
  }))
  return (
    <Select
      label={t('address.village')}
      placeholder={t('address.villageHint')}
      value={place.subdistrict_id ?? ''}
      options={options ?? known}
      onChange={(id) => {
        const village = data?.result.find((one) => one.id === id)
        if (!village) return
        onChoose(
          {
            ...place,
            subdistrict_id: village.id,
            subdistrict: village.name,
            latitude: village.latitude,
            longitude: village.longitude,
          },
          village.postal_code,
        )
      }}
    />
  )
}
