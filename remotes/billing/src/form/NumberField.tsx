import { useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { TextField } from '@borong/ui/TextField'
import type { ReactNode } from 'react'
import { showNumber } from '../parts/show-number.ts'
import styles from './Fields.module.css'
import type { BillForm } from './use-bill-form.ts'
import { useGroupedNumber } from './use-grouped-number.ts'
import { draftOf } from './use-saved-numbers.ts'

const SHOWN = 8

interface NumberFieldProps {
  form: BillForm
  type?: 'text' | 'tel'
  /** In the field, before and after the number. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Chips before the saved numbers. */
  chips?: ReactNode
}

/** The number, grouped as it is typed or pasted, with the buyer's saved numbers below. */
export function NumberField({ form, type = 'text', chips, ...affixes }: NumberFieldProps) {
  const t = useMessages()
  const { kind, number, saved, field, numberError } = form
  const grouped = useGroupedNumber(form)
  return (
    <div className={styles.number}>
      <TextField
        ref={field}
        name="number"
        type={type}
        {...(kind === 'water' ? {} : { inputMode: type === 'tel' ? 'tel' : 'numeric' })}
        autoComplete="off"
        enterKeyHint="done"
        label={t(`kind.${kind}.field`)}
        hint={t(`kind.${kind}.hint`)}
        maxLength={60}
        {...grouped}
        onBlur={form.leaveNumber}
        error={numberError}
        {...affixes}
      />
      <div className={styles.chips}>
        {chips}
        {saved.slice(0, SHOWN).map((one) => (
          <Chip
            key={one.id}
            selected={one.number === number}
            onClick={() => form.change(draftOf(one))}
          >
            {[one.label, showNumber(one.kind, one.number)].filter(Boolean).join(' · ')}
          </Chip>
        ))}
      </div>
    </div>
  )
}
