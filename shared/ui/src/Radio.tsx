import {
  createContext,
  use,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import styles from './Choice.module.css'
import { useShownError } from './form-context.ts'
import { classes } from './format/classes.ts'
import groupStyles from './RadioGroup.module.css'

interface Group {
  name: string
  value: string | undefined
  leaves: boolean
  choose: (value: string) => void
}

const GroupContext = createContext<Group | undefined>(undefined)

export interface RadioGroupProps {
  /** The question. Set `hideLabel` if a heading beside it already contains the question. */
  label: ReactNode
  hideLabel?: boolean
  name: string
  value: string | undefined
  onChange: (value: string) => void
  /**
   * A choice leaves the page or the sheet. Then arrow keys only move the focus. A tap, Enter or Space chooses an
   * option, even one that is already chosen.
   */
  leaves?: boolean
  error?: ReactNode
  /** The reason why the choice can't be sent. It blocks the `Form`, and is shown from the first attempt on. */
  invalid?: ReactNode
  children: ReactNode
}

/** During this time a second tap is ignored, because it would navigate once more. */
const leavingMs = 1000

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

// By default, browsers choose the option that an arrow key reaches, and ignore Enter, and Space on a chosen option.
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

/** A choice among a few visible options: a courier, a payment, a channel. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, name, value, onChange, leaves = false, invalid, children } = props
  const errorId = useId()
  const error = useShownError(props.error, invalid)
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
    <fieldset
      className={groupStyles.group}
      aria-describedby={error ? errorId : undefined}
      data-invalid={!!invalid || undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : groupStyles.legend}>{label}</legend>
      <GroupContext value={group}>{children}</GroupContext>
      <div id={errorId} className={groupStyles.error} aria-live="polite">
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

/** An option of a RadioGroup. */
export function Radio({ value, label, hint, end, disabled }: RadioProps) {
  const group = use(GroupContext)
  if (!group) throw new Error('Radio stands inside RadioGroup')
  return (
    <label
      className={classes(styles.choice, disabled && styles.off)}
      data-chosen={group.value === value || undefined}
    >
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
