import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'
import { classes } from './format/classes.ts'
import { ErrorIcon } from './icons/ErrorIcon.tsx'

export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the place says it already. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and how to put it right; empty while there is nothing to say. */
  error?: ReactNode
  disabled?: boolean
  id?: string
}

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  children: (attributes: ControlAttributes) => ReactNode
  before?: ReactNode
  after?: ReactNode
  /** Beside the hint, as a count of characters. */
  aside?: ReactNode
}

/** Label, edge, hint and error around one control; the control takes the attributes it is given. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, hint, error, disabled, children, before, after, aside } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const described = classes(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classes(styles.frame, !!error && styles.wrong, disabled && styles.disabled)}>
        {before && <span className={styles.affix}>{before}</span>}
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {after && <span className={styles.affix}>{after}</span>}
      </div>
      {/* The region stands before the error comes, or a screen reader would not speak it. */}
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
      {(hint || aside) && (
        <div className={styles.foot}>
          <span id={`${id}-hint`}>{hint}</span>
          {aside}
        </div>
      )}
    </div>
  )
}
