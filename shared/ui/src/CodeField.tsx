import { useId, useRef, type ReactNode } from 'react'
import styles from './CodeField.module.css'
import { classes } from './format/classes.ts'
import { ErrorIcon } from './icons/ErrorIcon.tsx'
import { useSmsCode } from './use-sms-code.ts'

export interface CodeFieldProps {
  label: string
  value: string
  onChange: (digits: string) => void
  /** Called once with the complete code, as soon as the last digit is entered. */
  onComplete?: (digits: string) => void
  length?: number
  error?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Identifies the SMS that brings the code. Browsers with the WebOTP API fill the code in when the SMS arrives. */
  sms?: string | number
}

/** A one-time code. It is one input, so that paste, autofill and screen readers work, and looks like boxes. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onComplete, length = 6, error, disabled, autoFocus, sms } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // No `maxLength`: it would cut a pasted "Kode: 123-456" before its digits are extracted.
  function take(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  useSmsCode(sms, take)

  // The caret is invisible between the boxes, so typing always continues at the end.
  function keepCaretAtEnd() {
    const field = input.current
    if (field && field.selectionStart === field.selectionEnd) {
      field.setSelectionRange(value.length, value.length)
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classes(styles.boxes, !!error && styles.wrong, disabled && styles.off)}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={classes(
              styles.box,
              index === Math.min(value.length, length - 1) && styles.next,
            )}
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          enterKeyHint="done"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that asks for a code has no other field
          autoFocus={autoFocus}
          disabled={disabled}
          value={value}
          onChange={(event) => take(event.target.value)}
          onSelect={keepCaretAtEnd}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  )
}
