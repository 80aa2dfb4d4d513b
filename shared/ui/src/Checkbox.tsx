import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { classes } from './format/classes.ts'

export interface CheckboxProps {
  label: ReactNode
  /** Shows the label to screen readers only, as in a line of the cart. */
  hideLabel?: boolean
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Indeterminate: some of its items are chosen, not all. */
  partly?: boolean
  name?: string
  disabled?: boolean
}

/** A boolean, or one of several options that may be chosen together. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, hint, checked, onChange, partly = false, name, disabled } = props
  return (
    <label className={classes(styles.choice, disabled && styles.off)}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = partly
        }}
        type="checkbox"
        className={styles.box}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : styles.text}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}
