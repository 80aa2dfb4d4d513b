import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { classes } from './format/classes.ts'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Turns a setting on or off immediately, without a confirmation. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={classes(styles.choice, disabled && styles.off)}>
      <span className={styles.text}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
