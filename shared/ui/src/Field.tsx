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

/** For one field of several that share an error, which stands once for all of them. */
export interface SharedError {
  /** The id of the element that says what is wrong; only while there is something to say. */
  errorId?: string
}

interface FieldFrameProps extends FieldProps, SharedError {
  children: (attributes: ControlAttributes) => ReactNode
  before?: ReactNode
  after?: ReactNode
  /** Beside the hint, as a count of characters. */
  aside?: ReactNode
}

/** Label, edge, hint and error around one control; the control takes the attributes it is given. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, hint, error, errorId, disabled, children, before, after, aside } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const isWrong = !!error || errorId !== undefined
  const described = classes(!!error && `${id}-error`, errorId, !!hint && `${id}-hint`)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classes(styles.frame, isWrong && styles.wrong, disabled && styles.disabled)}>
        {before && <span className={styles.affix}>{before}</span>}
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': isWrong || undefined,
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
