import { useMessages, type ApiError } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Chip } from '@borong/ui/Chip'
import { Form } from '@borong/ui/Form'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { useState, type ReactNode } from 'react'
import { draftErrors, type AddressDraft, type DraftField } from './address-draft.ts'
import styles from './AddressForm.module.css'
import { PlaceField } from './PlaceField.tsx'

interface AddressFormProps {
  draft: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  onSave: () => Promise<void>
  busy: boolean
  error: ApiError | null
  /** Already the main address: only selecting another main address changes that. */
  staysMain?: boolean
  /** Whether the address can become the main one. */
  hasMain?: boolean
  /** Further fields: the pin on the map, the outlet. */
  more?: ReactNode
  children?: ReactNode
}

const LABELS = ['office', 'warehouse', 'store', 'home'] as const
/** The gateway's names of the fields. */
const SENT_AS: Record<DraftField, string> = {
  name: 'name',
  phone: 'phone',
  alias: 'alias',
  place: 'district_id',
  postalCode: 'postal_code',
  address: 'address',
}

/** The form with all data that a courier needs. */
export function AddressForm(props: AddressFormProps) {
  const { draft, onChange, onSave, busy, error, staysMain, hasMain = true, more, children } = props
  const t = useMessages()
  const [sent, setSent] = useState(draft)
  // The fields that a courier can do without are folded, unless one is filled.
  const [isDetailed] = useState(Boolean(draft.rtRw || draft.landmark || draft.courierNote))
  const wrong = draftErrors(draft)

  const errorsOf = (field: DraftField) => ({
    // The gateway's error of a field does not apply to another input.
    error: sent[field] === draft[field] ? error?.errors[SENT_AS[field]]?.[0] : undefined,
    invalid: wrong.includes(field) && t(`address.wrong.${field}`),
  })
  const field = (name: Exclude<DraftField, 'place'> | 'rtRw' | 'landmark' | 'courierNote') => ({
    value: draft[name],
    onChange: (text: string) => onChange({ [name]: text }),
  })
  return (
    <Form
      submit={{ error }}
      onSubmit={() => {
        setSent(draft)
        void onSave()
      }}
    >
      <div className={styles.labels}>
        <TextField
          label={t('address.label')}
          name="alias"
          maxLength={40}
          {...field('alias')}
          {...errorsOf('alias')}
        />
        <div className={styles.chips} role="group" aria-label={t('address.labels')}>
          {LABELS.map((label) => {
            const word = t(`address.labelOf.${label}`)
            return (
              <Chip
                key={label}
                selected={draft.alias === word}
                onClick={() => onChange({ alias: word })}
              >
                {word}
              </Chip>
            )
          })}
        </div>
      </div>
      <TextField
        label={t('address.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        {...field('name')}
        {...errorsOf('name')}
      />
      <TextField
        label={t('address.phone')}
        hint={t('address.phoneHint')}
        type="tel"
        name="phone"
        autoComplete="tel"
        maxLength={30}
        {...field('phone')}
        {...errorsOf('phone')}
      />
      <PlaceField
        place={draft.place}
        {...errorsOf('place')}
        onChoose={(place, postalCode) =>
          onChange({
            place,
            ...(postalCode === null ? {} : { postalCode }),
            // A pin belongs to its district.
            ...(place?.district_id === draft.place?.district_id
              ? {}
              : { latitude: null, longitude: null }),
          })
        }
      />
      <TextField
        label={t('address.postalCode')}
        type="numeric"
        name="postal-code"
        autoComplete="postal-code"
        maxLength={5}
        {...field('postalCode')}
        {...errorsOf('postalCode')}
      />
      <TextArea
        label={t('address.street')}
        placeholder={t('address.streetHint')}
        name="street"
        autoComplete="street-address"
        maxLength={300}
        {...field('address')}
        {...errorsOf('address')}
      />
      <details className={styles.details} open={isDetailed}>
        <summary>{t('address.details')}</summary>
        <div className={styles.folded}>
          <div className={styles.pair}>
            <TextField
              label={t('address.rtRw')}
              placeholder="003/007"
              name="rt-rw"
              maxLength={20}
              {...field('rtRw')}
            />
            <TextField
              label={t('address.landmark')}
              placeholder={t('address.landmarkHint')}
              name="landmark"
              maxLength={120}
              {...field('landmark')}
            />
          </div>
          <TextField
            label={t('address.courierNote')}
            name="courier-note"
            maxLength={200}
            {...field('courierNote')}
          />
        </div>
      </details>
      {more}
      {hasMain && (
        <Checkbox
          label={t('address.makeMain')}
          hint={staysMain ? t('address.isMain') : undefined}
          checked={draft.isMain}
          disabled={staysMain}
          onChange={(isMain) => onChange({ isMain })}
        />
      )}
      <ErrorNotice error={error} />
      <div className={styles.bar}>
        <Button type="submit" fullWidth loading={busy}>
          {t('address.save')}
        </Button>
      </div>
      {children}
    </Form>
  )
}
