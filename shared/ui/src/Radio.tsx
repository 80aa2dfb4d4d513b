import { createContext, use, useMemo, type ReactNode } from 'react'
import styles from './Choice.module.css'
import { classes } from './format/classes.ts'

interface Group {
  name: string
  value: string | undefined
  choose: (value: string) => void
}

const GroupContext = createContext<Group | undefined>(undefined)

export interface RadioGroupProps {
  /** The question; a heading beside it may say it already, then `hideLabel`. */
  label: ReactNode
  hideLabel?: boolean
  name: string
  value: string | undefined
  onChange: (value: string) => void
  error?: ReactNode
  children: ReactNode
}

/** One of a few that are all to be seen: a courier, a payment, a channel. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, name, value, onChange, error, children } = props
  const group = useMemo(() => ({ name, value, choose: onChange }), [name, value, onChange])
  return (
    <fieldset className={styles.group}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <GroupContext value={group}>{children}</GroupContext>
      <div className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  )
}

export interface RadioProps {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the right edge: a price, a logo. */
  end?: ReactNode
  disabled?: boolean
}

/** A choice inside a RadioGroup. */
export function Radio({ value, label, hint, end, disabled }: RadioProps) {
  const group = use(GroupContext)
  if (!group) throw new Error('Radio stands inside RadioGroup')
  return (
    <label className={classes(styles.choice, disabled && styles.off)}>
      <input
        type="radio"
        className={classes(styles.box, styles.round)}
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={disabled}
        onChange={() => group.choose(value)}
      />
      <span className={styles.text}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}
