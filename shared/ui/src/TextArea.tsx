import type { ComponentProps } from 'react'
import { Field, splitField, type FieldProps } from './Field.tsx'
import styles from './TextArea.module.css'
import { useEarlyText } from './use-early-text.ts'

export interface TextAreaProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'textarea'>,
      'autoComplete' | 'name' | 'onBlur' | 'placeholder' | 'ref' | 'required'
    > {
  value: string
  onChange: (value: string) => void
  rows?: number
  /** Shows the used length, and limits the text to the maximum. */
  maxLength?: number
}

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitField(props)
  const { onChange, value, rows = 3, ref, ...native } = control
  const field = useEarlyText(ref, value, onChange)
  const aside = native.maxLength ? `${value.length}/${native.maxLength}` : undefined
  return (
    <Field {...frame} aside={aside}>
      {(attributes) => (
        <textarea
          {...native}
          {...attributes}
          ref={field}
          className={styles.area}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1lh + 20px)` }}
          value={value}
          disabled={frame.disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
