import type { ComponentProps } from 'react'
import { Field, splitField, type FieldProps, type SharedError } from './Field.tsx'
import { ChevronDownIcon } from './icons/ChevronDownIcon.tsx'
import styles from './Select.module.css'

export interface SelectProps
  extends
    FieldProps,
    SharedError,
    Pick<ComponentProps<'select'>, 'name' | 'onBlur' | 'ref' | 'required' | 'autoComplete'> {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** A prompt as the first option, which cannot be chosen. */
  placeholder?: string
}

/** A choice among a few options, in the native list of the phone. */
export function Select(props: SelectProps) {
  const { frame, control } = splitField(props)
  const { onChange, options, placeholder, ...native } = control
  return (
    <Field {...frame}>
      {(attributes) => (
        <>
          <select
            {...native}
            {...attributes}
            className={styles.select}
            disabled={frame.disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} />
        </>
      )}
    </Field>
  )
}
