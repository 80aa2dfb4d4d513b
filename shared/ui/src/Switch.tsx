import type { ReactNode } from 'react'
import choice from './Choice.module.css'
import { classes } from './format/classes.ts'
import styles from './Switch.module.css'

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
    <label className={classes(choice.choice, disabled && choice.off)}>
      <span className={choice.text}>
        {label}
        {hint && <small className={choice.hint}>{hint}</small>}
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
