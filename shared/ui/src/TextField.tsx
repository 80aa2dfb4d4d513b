import { useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Field, splitField, type FieldProps, type SharedError } from './Field.tsx'
import { EyeIcon } from './icons/EyeIcon.tsx'
import { EyeOffIcon } from './icons/EyeOffIcon.tsx'
import { IconButton } from './IconButton.tsx'
import { useEarlyText } from './use-early-text.ts'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'maxLength'
  | 'minLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'enterKeyHint'
  | 'inputMode'
  | 'autoCapitalize'
  | 'list'
>

interface Common extends FieldProps, SharedError, Native {
  value?: string
  onChange?: (value: string) => void
  ref?: Ref<HTMLInputElement>
  prefix?: ReactNode
  suffix?: ReactNode
}

/** The labels of the reveal button, which only a password has. */
interface Password extends Common {
  type: 'password'
  revealLabel: string
  concealLabel: string
}

interface Plain extends Common {
  /** `numeric` requests a numeric keyboard, without the arrows and the rounding of a number input. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | 'date'
}

export type TextFieldProps = Password | Plain

/** One line of text, with its label above and its error below. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = splitField(props)
  const { prefix, suffix, onChange, ref, ...rest } = control
  const field = useEarlyText(ref, props.value, onChange)
  const [shown, setShown] = useState(false)
  const { type = 'text', ...native } = withoutLabels(rest)
  const concealed = props.type === 'password' && (
    <IconButton
      label={shown ? props.concealLabel : props.revealLabel}
      icon={shown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setShown(!shown)}
    />
  )
  const shape = type === 'numeric' || (type === 'password' && shown) ? 'text' : type
  return (
    <Field {...frame} before={prefix} after={concealed || suffix}>
      {(attributes) => (
        <input
          inputMode={type === 'numeric' ? 'numeric' : undefined}
          {...(type === 'password' ? { autoCapitalize: 'none', spellCheck: false } : {})}
          {...native}
          {...attributes}
          ref={field}
          type={shape}
          disabled={frame.disabled}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </Field>
  )
}

function withoutLabels(props: Partial<Password> | Partial<Plain>) {
  const { revealLabel: _reveal, concealLabel: _conceal, ...native } = props as Partial<Password>
  return native as Native & { type?: TextFieldProps['type']; value?: string }
}
