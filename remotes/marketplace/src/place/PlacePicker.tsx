import { nearestPlace, searchPlaces } from '@borong/api/places'
import { call, callQuery, isApiError, useMessages, useQuery } from '@borong/contract'
import { Rows } from '@borong/ui/Band'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { TargetIcon } from '@borong/ui/icons/TargetIcon'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'
import { PLACE_KEYWORD_LENGTH } from '../shop/limits.ts'
import type { ChosenPlace } from '@borong/patterns/use-chosen-place'

/** Selects a district by a few letters, by its postal code or by the position of the phone. */
export default function PlacePicker({ onChoose }: { onChoose: (place: ChosenPlace) => void }) {
  const t = useMessages()
  const textOf = useErrorText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const like = useSettled(typed.trim())
  const isLongEnough = like.length >= PLACE_KEYWORD_LENGTH
  const {
    data,
    isError,
    error: searchError,
  } = useQuery({
    ...callQuery(searchPlaces, { query: { like, limit: '8' } }),
    enabled: isLongEnough,
    placeholderData: (before) => before,
  })
  const places = isLongEnough ? data?.result : undefined
  async function locate() {
    setProblem(undefined)
    try {
      const { coords } = await position()
      const query = { latitude: coords.latitude.toFixed(6), longitude: coords.longitude.toFixed(6) }
      onChoose((await call(nearestPlace, { query })).result)
    } catch (error) {
      setProblem(isApiError(error) ? textOf(error) : t('district.positionRefused'))
    }
  }
  return (
    <>
      <TextField
        label={t('district.label')}
        placeholder={t('district.placeholder')}
        hint={isLongEnough ? undefined : t('district.hint', { count: PLACE_KEYWORD_LENGTH })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="secondary" size="small" icon={<TargetIcon size={16} />} onClick={locate}>
        {t('district.locate')}
      </Button>
      {(problem ?? isError) && (
        <Notice tone="warn" live>
          {problem ?? textOf(searchError)}
        </Notice>
      )}
      {places && (
        <div role="status" className="visually-hidden">
          {t('district.found', { count: places.length })}
        </div>
      )}
      {places?.length === 0 && <Notice tone="info">{t('district.none')}</Notice>}
      <Rows>
        {places?.map((place) => (
          <ListRow
            key={`${place.district_id} ${place.subdistrict_id}`}
            start={<MapPinIcon />}
            title={place.label}
            onClick={() => onChoose(place)}
          />
        ))}
      </Rows>
    </>
  )
}

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: 10_000,
      maximumAge: 60_000,
    })
  })
