import { searchPlaces } from '@borong/api/places'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { ListRow } from '@borong/ui/ListRow'
import { TextField } from '@borong/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import type { District } from './kargo.atoms.ts'
import styles from './Kargo.module.css'

interface DistrictFieldProps {
  label: string
  name: string
  value: District | null
  onChange: (district: District | null) => void
}

const LEAST_LETTERS = 3
const PAUSE_MS = 250
const SHOWN = '6'

/** A district, found by its name, its city or a postal code. */
export function DistrictField({ label, name, value, onChange }: DistrictFieldProps) {
  const t = useMessages()
  const textOf = useErrorText()
  const [typed, setTyped] = useState('')
  const [like, setLike] = useState('')
  const chosen = useRef<HTMLDivElement>(null)
  const isNew = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setLike(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // The pressed row is removed: the focus moves to the place that replaces it.
  useEffect(() => {
    if (isNew.current && value) chosen.current?.focus()
    isNew.current = false
  }, [value])
  const isLongEnough = like.length >= LEAST_LETTERS
  const query = useQuery({
    ...callQuery(searchPlaces, { query: { like, page: '1', limit: SHOWN } }),
    enabled: isLongEnough,
  })
  if (value)
    return (
      <div ref={chosen} className={styles.chosen} tabIndex={-1} role="group" aria-label={label}>
        <span>
          <span className={styles.quiet}>{label}</span>
          <br />
          {value.label}
        </span>
        <Button variant="ghost" size="small" onClick={() => onChange(null)}>
          {t('kargo.change')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
    )
  const found = isLongEnough && typed.trim() !== '' ? query.data?.result : undefined
  return (
    <div>
      <TextField
        label={label}
        name={name}
        hint={t('kargo.districtHint')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={60}
        error={query.isError && textOf(query.error)}
        invalid={t('kargo.wrong.district')}
      />
      <div role="status" className="visually-hidden">
        {found && t('kargo.found', { count: found.length })}
      </div>
      {found?.length === 0 && <p className={styles.quiet}>{t('kargo.noDistrict')}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((place) => (
            <li key={`${place.district_id} ${place.subdistrict_id ?? ''}`}>
              <ListRow
                start={<MapPinIcon />}
                title={place.subdistrict ?? place.district}
                detail={place.label}
                onClick={() => {
                  setTyped('')
                  isNew.current = true
                  onChange({
                    district_id: place.district_id,
                    label: `${place.district}, ${place.city}`,
                  })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
