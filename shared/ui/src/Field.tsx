import { useId, useState, type ReactNode } from 'react'
import styles from './Field.module.css'
import { useShownError } from './form-context.ts'
import { classes } from './format/classes.ts'
import { ErrorIcon } from './icons/ErrorIcon.tsx'

export interface FieldProps {
  label: string
  /** Shows the label to screen readers only, if the context already names the field. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The error and how to correct it; empty if there is none. */
  error?: ReactNode
  /**
   * The reason why the value can't be sent; empty if there is none. It blocks the `Form` around the field, and is shown
   * when the buyer has left the field with content, or has tried to submit the form.
   */
  invalid?: ReactNode
  disabled?: boolean
  id?: string
}

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-invalid': true | undefined
}

/** For a field that shares one error with other fields. */
export interface SharedError {
  /** The id of the element with the error; undefined if there is no error. */
  errorId?: string
}

interface FieldFrameProps extends FieldProps, SharedError {
  children: (attributes: ControlAttributes) => ReactNode
  before?: ReactNode
  after?: ReactNode
  /** Content beside the hint, e.g. a count of characters. */
  aside?: ReactNode
}

/** Label, border, hint and error around one control, which receives its attributes from here. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, hint, invalid, errorId, disabled, children, before, after, aside } =
    props
  const ownId = useId()
  const id = props.id ?? ownId
  // The reason when the buyer left the field with content. Another reason is not shown before it is left again.
  const [left, setLeft] = useState<ReactNode>()
  const error = useShownError(props.error, invalid, left)
  const isWrong = !!error || errorId !== undefined
  const described = classes(!!error && `${id}-error`, errorId, !!hint && `${id}-hint`)
  return (
    <div
      className={styles.field}
      onBlur={({ target }) =>
        // A message moves the button below. The press that leaves the field ends first, and does not miss it.
        (target as HTMLInputElement).value && setTimeout(setLeft, 200, invalid)
      }
    >
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classes(styles.frame, isWrong && styles.wrong, disabled && styles.disabled)}>
        {before && <span className={styles.affix}>{before}</span>}
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': isWrong || undefined,
          'data-invalid': !!invalid || undefined,
        })}
        {after && <span className={styles.affix}>{after}</span>}
      </div>
      {/* The live region exists before the error; otherwise a screen reader would not announce it. */}
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

/** The properties of the frame, apart from those of the control. */
export function splitField<P extends FieldProps & SharedError>(props: P) {
  const { label, hideLabel, hint, error, invalid, errorId, disabled, id, ...control } = props
  return { frame: { label, hideLabel, hint, error, invalid, errorId, disabled, id }, control }
}
