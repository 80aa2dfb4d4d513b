import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { Field, splitField, type FieldProps } from './Field.tsx'
import { grouped, type Language } from './format/rupiah.ts'
import { useEarlyText } from './use-early-text.ts'

export interface MoneyFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'onBlur'> {
  /** The text of the field. `parseRupiah` of `@borong/api/rules/typed-number` reads its amount. */
  value: string
  onChange: (text: string) => void
  language: Language
}

/**
 * An amount in rupiah. Typed digits get the separators of the language, and the cursor keeps its place. Pasted text
 * stays as it is, so that the buyer sees what is refused.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { frame, control } = splitField(props)
  const { language, value, onChange, ...native } = control
  const field = useEarlyText<HTMLInputElement>(undefined, value, onChange)
  const digitsBeforeCursor = useRef<number>(undefined)

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const text = target.value
    if (!isOneDigit(nativeEvent as InputEvent) || !isPlain(value, language)) return onChange(text)
    const before = text.slice(0, target.selectionStart ?? text.length)
    digitsBeforeCursor.current = digitsOf(before).length
    onChange(grouped(digitsOf(text), language))
  }

  // React puts the cursor at the end of an input whose text is not the typed one.
  useLayoutEffect(() => {
    if (digitsBeforeCursor.current === undefined) return
    const at = positionAfter(digitsBeforeCursor.current, value)
    digitsBeforeCursor.current = undefined
    field.current!.setSelectionRange(at, at)
  })

  return (
    <Field {...frame} before="Rp">
      {(attributes) => (
        <input
          inputMode="numeric"
          autoComplete="off"
          {...native}
          {...attributes}
          ref={field}
          type="text"
          disabled={frame.disabled}
          value={value}
          onChange={handleChange}
        />
      )}
    </Field>
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** One more digit, or fewer characters. Each other input may contain marks with a meaning: `1.5`. */
const isOneDigit = ({ inputType = '', data }: InputEvent) =>
  inputType.startsWith('delete') || /^\d$/.test(data ?? '')

/** Empty, digits only, or with the separators of this field. */
const isPlain = (text: string, language: Language) =>
  [digitsOf(text), grouped(digitsOf(text), language)].includes(text)

function positionAfter(digits: number, text: string): number {
  let at = 0
  while (digitsOf(text.slice(0, at)).length < digits) at += 1
  return at
}
