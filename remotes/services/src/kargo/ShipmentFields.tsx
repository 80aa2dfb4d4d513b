import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'
import type { ShipmentDraft } from './kargo.atoms.ts'
import styles from './Kargo.module.css'

interface ShipmentFieldsProps {
  draft: ShipmentDraft
  /** The names of the fields that can't be sent. */
  wrong: readonly string[]
  onChange: (part: Partial<ShipmentDraft>) => void
}

const SIDES = ['length', 'width', 'height'] as const

/** The weight of all packages, their number, and the sides of one. */
export function ShipmentFields({ draft, wrong, onChange }: ShipmentFieldsProps) {
  const t = useMessages()
  const reason = (name: string) => wrong.includes(name) && t(`kargo.wrong.${name}`)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          type="numeric"
          inputMode="decimal"
          name="weight"
          label={t('kargo.weight')}
          suffix="kg"
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
          invalid={reason('weight')}
          maxLength={9}
          autoComplete="off"
        />
        <TextField
          type="numeric"
          name="packages"
          label={t('kargo.packages')}
          value={draft.packages}
          onChange={(packages) => onChange({ packages })}
          invalid={reason('packages')}
          autoComplete="off"
        />
      </div>
      <fieldset className={styles.sides}>
        <legend>{t('kargo.sides')}</legend>
        <div className={styles.three}>
          {SIDES.map((side) => (
            <TextField
              key={side}
              type="numeric"
              inputMode="decimal"
              name={side}
              label={t(`kargo.${side}`)}
              value={draft[side]}
              onChange={(value) => onChange({ [side]: value })}
              maxLength={6}
              autoComplete="off"
              invalid={side === 'length' && reason('length')}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
