import { createContext, use, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Choice.module.css'
import { classes } from './format/classes.ts'

interface Group {
  name: string
  value: string | undefined
  leaves: boolean
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
  /**
   * Choosing one leaves the page or the sheet. Then arrow keys only move the focus, and a tap, Enter or Space takes one, also
   * the one that is chosen already.
   */
  leaves?: boolean
  error?: ReactNode
  children: ReactNode
}

/** So long a second tap counts as one on the way out, which would leave once more. */
const leavingMs = 1000

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

// Browsers choose what an arrow key comes to, and let Enter and, on what is chosen, Space do nothing.
function moveOrTake(event: KeyboardEvent<HTMLInputElement>) {
  const radio = event.currentTarget
  const isUp = event.type === 'keyup'
  const step = isUp ? undefined : steps[event.key]
  const takes = event.key === (isUp ? ' ' : 'Enter')
  if (!step && !takes) return
  event.preventDefault()
  if (takes) radio.click()
  if (step) {
    const all = radio.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? []
    const at = [...all].indexOf(radio) + step
    all[(at + all.length) % all.length]?.focus()
  }
}

/** One of a few that are all to be seen: a courier, a payment, a channel. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, name, value, onChange, leaves = false, error, children } = props
  const takenAt = useRef(-Infinity)
  const group = useMemo(() => {
    const take = (one: string) => {
      if (Date.now() - takenAt.current < leavingMs) return
      takenAt.current = Date.now()
      onChange(one)
    }
    return { name, value, leaves, choose: leaves ? take : onChange }
  }, [name, value, leaves, onChange])
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
        onChange={() => group.leaves || group.choose(value)}
        onClick={() => group.leaves && group.choose(value)}
        onKeyDown={group.leaves ? moveOrTake : undefined}
        onKeyUp={group.leaves ? moveOrTake : undefined}
      />
      <span className={styles.text}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}
