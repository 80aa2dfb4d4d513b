import { useLanguage, useMessages } from '@borong/contract'
import { dateFormat } from '@borong/ui/format/date-format'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useShownError } from '@borong/ui/form-context'
import { useState } from 'react'
import type { TypedDate } from './birth-date.ts'
import styles from './VerifyAge.module.css'

interface BirthDateFieldsProps {
  typed: TypedDate
  onChange: (typed: TypedDate) => void
  /** The invalid fields. */
  wrong: readonly (keyof TypedDate)[]
}

const ERROR_ID = 'birth-date-error'

/** Separate fields for day, month and year: a calendar would need decades of paging. */
export function BirthDateFields({ typed, onChange, wrong }: BirthDateFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const name = dateFormat(language, {
    month: 'long',
    timeZone: 'UTC',
  })
  const months = Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: name.format(Date.UTC(2000, month, 1)),
  }))
  // Whether the buyer has left the fields with a year. One field alone can't be judged.
  const [isLeft, setIsLeft] = useState(false)
  const invalid = wrong.length > 0 && t('age.wrong')
  const error = useShownError(undefined, invalid, isLeft && invalid)
  const errorIdOf = (part: keyof TypedDate) =>
    error && wrong.includes(part) ? ERROR_ID : undefined
  return (
    <fieldset
      className={styles.date}
      aria-describedby={error ? ERROR_ID : undefined}
      data-invalid={!!invalid || undefined}
    >
      <legend>{t('age.birthDate')}</legend>
      <div
        className={styles.fields}
        onBlur={({ currentTarget, relatedTarget }) =>
          // As in a field: the press that leaves the fields ends before a message moves the button.
          typed.year && !currentTarget.contains(relatedTarget) && setTimeout(setIsLeft, 200, true)
        }
      >
        <TextField
          label={t('age.day')}
          type="numeric"
          name="bday-day"
          autoComplete="bday-day"
          maxLength={2}
          value={typed.date}
          errorId={errorIdOf('date')}
          onChange={(date) => onChange({ ...typed, date })}
        />
        <Select
          label={t('age.month')}
          name="bday-month"
          autoComplete="bday-month"
          placeholder={t('age.monthHint')}
          value={typed.month}
          errorId={errorIdOf('month')}
          options={months}
          onChange={(month) => onChange({ ...typed, month })}
        />
        <TextField
          label={t('age.year')}
          type="numeric"
          name="bday-year"
          autoComplete="bday-year"
          maxLength={4}
          value={typed.year}
          errorId={errorIdOf('year')}
          onChange={(year) => onChange({ ...typed, year })}
        />
      </div>
      <div id={ERROR_ID} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  )
}
