import { useId, useState, type KeyboardEvent } from 'react'
import { wholeNumber, type Language } from './format/rupiah.ts'
import { MinusIcon } from './icons/MinusIcon.tsx'
import { PlusIcon } from './icons/PlusIcon.tsx'
import styles from './Stepper.module.css'
import { fit, most, type Limits } from './stepper-limits.ts'
import { useEarlyText } from './use-early-text.ts'

export interface StepperProps extends Limits {
  value: number
  onChange: (value: number) => void
  language: Language
  /** The accessible name: `Jumlah Beras Padi Emas 25 kg`. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** The reason for the maximum: shown at the cap, and when a typed number was cut to it. */
  maxReason?: string
  /** The reason why a number was raised to the minimum, or to the next whole step. */
  minReason?: string
  stepReason?: string
  disabled?: boolean
  /** The form that the quantity belongs to, as its field `name`. */
  form?: string
  name?: string
}

/** A quantity field with minus and plus buttons. It shows the reason below when it corrects a typed number. */
export function Stepper(props: StepperProps) {
  const { value, onChange, language, label, min = 1, max = Infinity, step = 1, disabled } = props
  const limits = { min, max, step }
  const cap = most(limits)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [hit, setHit] = useState<'min' | 'step'>()

  const text = typed ?? wholeNumber(value, language)
  const field = useEarlyText<HTMLInputElement>(undefined, text, (early, input) => {
    if (document.activeElement === input) return handleType(early)
    input.value = text
    const digits = wholeDigits(early, language)
    if (digits) settle(Number(digits))
  })

  function settle(wanted: number) {
    const fitted = fit(wanted, limits)
    setHit(fitted.reason === 'max' ? undefined : fitted.reason)
    if (fitted.value !== value) onChange(fitted.value)
  }

  function handleType(text: string) {
    const digits = wholeDigits(text, language)
    const wanted = Number(digits)
    // A number above the cap is cut immediately. One below the minimum waits, because 12 starts with 1.
    if (digits && wanted > cap) {
      setTyped(undefined)
      return settle(wanted)
    }
    setTyped(text.replace(/[^\d.,]/g, ''))
    setHit(undefined)
    if (digits && fit(wanted, limits).reason === undefined && wanted !== value) onChange(wanted)
  }

  function finishTyping() {
    const digits = wholeDigits(typed ?? '', language)
    if (digits) settle(Number(digits))
    setTyped(undefined)
  }

  function move(by: number) {
    setTyped(undefined)
    if (!disabled) settle(value + by)
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[
      event.key
    ]
    if (event.key === 'Enter') {
      event.preventDefault()
      return finishTyping()
    }
    if (!by) return
    event.preventDefault()
    move(by)
  }

  const reason =
    value >= cap ? props.maxReason : hit === 'step' ? props.stepReason : hit && props.minReason
  return (
    <div className={styles.stepper}>
      <div className={styles.frame} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.button}
          aria-label={props.decreaseLabel}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => move(-step)}
        >
          <MinusIcon />
        </button>
        {/* The key that ends typing presses the first button of a form, here none. */}
        {props.form && (
          <button type="submit" form={props.form} aria-label={label} disabled hidden />
        )}
        <input
          ref={field}
          name={props.name}
          form={props.form}
          className={styles.input}
          style={{ width: `calc(${Math.max(text.length, 2)}ch + 8px)` }}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-describedby={`${id}-reason`}
          value={text}
          disabled={disabled}
          onChange={(event) => handleType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={finishTyping}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={props.increaseLabel}
          aria-disabled={disabled || value >= cap || undefined}
          onClick={() => move(step)}
        >
          <PlusIcon />
        </button>
      </div>
      <div id={`${id}-reason`} className={styles.reason} aria-live="polite">
        {reason}
      </div>
    </div>
  )
}

/** The digits before the decimal mark of the language: quantities are whole, and `2,5` is not 25. */
const wholeDigits = (text: string, language: Language) =>
  text
    .replace(language === 'id' ? /,.*/ : /\..*/, '')
    .replace(/\D/g, '')
    .slice(0, 15)
