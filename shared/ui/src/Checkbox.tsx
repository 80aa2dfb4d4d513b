import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { classes } from './format/classes.ts'

export interface CheckboxProps {
  label: ReactNode
  /** Keeps the label for screen readers only, as before a line of the cart. */
  hideLabel?: boolean
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is chosen, not all. */
  partly?: boolean
  name?: string
  disabled?: boolean
}

/** Yes or no, or one of several that may be chosen together. */
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
