import { searchPlaces } from '@borong/api/places'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { TextField } from '@borong/ui/TextField'
import { useSettled } from '@borong/ui/use-settled'
import { useEffect, useRef, useState } from 'react'
import styles from './AddressForm.module.css'
import type { AddressPlace, Place } from './address-draft.ts'
import { VillageField } from './VillageField.tsx'

interface PlaceFieldProps {
  place: AddressPlace | null
  error: string | undefined
  invalid: string | false
  onChoose: (place: AddressPlace | null, postalCode: string | null) => void
}

const LEAST_LETTERS = 3
const PAUSE_MS = 250

/** Selects village to province by a search for a district or a postal code. */
export function PlaceField({ place, error, invalid, onChoose }: PlaceFieldProps) {
  const t = useMessages()
  const textOf = useErrorText()
  const [typed, setTyped] = useState('')
  const like = useSettled(typed.trim(), PAUSE_MS)
  const chosen = useRef<HTMLDivElement>(null)
  const isNew = useRef(false)
  // The pressed row is removed: the focus moves to the place that replaces it.
  useEffect(() => {
    if (isNew.current && place) chosen.current?.focus()
    isNew.current = false
  }, [place])
  const isLongEnough = like.length >= LEAST_LETTERS
  const query = useQuery({
    ...callQuery(searchPlaces, { query: { like, page: '1' } }),
    enabled: isLongEnough,
    // The previous results stay visible while the next ones are fetched.
    placeholderData: (before) => before,
  })
  if (place) {
    return (
      <div className={styles.place}>
        <div ref={chosen} className={styles.chosen} tabIndex={-1}>
          <dl className={styles.facts}>
            <Fact label={t('address.district')}>{place.district}</Fact>
            <Fact label={t('address.city')}>{place.city}</Fact>
            <Fact label={t('address.province')}>{place.province}</Fact>
          </dl>
          <Button variant="ghost" size="small" onClick={() => onChoose(null, '')}>
            {t('address.change')}
          </Button>
        </div>
        <VillageField place={place} onChoose={onChoose} />
      </div>
    )
  }
  const choose = (found: Place) => {
    setTyped('')
    isNew.current = true
    onChoose(found, found.postal_code)
  }
  const found = isLongEnough && typed.trim() !== '' ? query.data?.result : undefined
  const isShort = typed.trim() !== '' && typed.trim().length < LEAST_LETTERS
  return (
    <div className={styles.place}>
      <TextField
        label={t('address.place')}
        placeholder={t('address.placeHint')}
        hint={isShort ? t('address.placeShort') : undefined}
        name="place"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={query.isError ? textOf(query.error) : error}
        invalid={invalid}
      />
      <div role="status" className="visually-hidden">
        {found && t('address.placesFound', { count: found.length })}
      </div>
      {found && found.length === 0 && !query.isFetching && (
        <p className={styles.none}>{t('address.placeNone')}</p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={t('address.places')}>
          {found.map((one) => (
            <li key={`${one.district_id} ${one.subdistrict_id ?? ''}`}>
              <ListRow
                start={<MapPinIcon />}
                title={one.subdistrict ?? one.district}
                detail={one.label}
                onClick={() => choose(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
