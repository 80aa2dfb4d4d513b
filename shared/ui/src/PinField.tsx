import { TextField, type TextFieldProps } from './TextField.tsx'

/** The digits of a PIN. */
export const PIN_LENGTH = 6

export interface PinFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'invalid'
> {
  value: string
  onChange: (digits: string) => void
  revealLabel: string
  concealLabel: string
  /** `pin` unless the form has another field for a PIN. */
  name?: string
}

/** A PIN of six digits, concealed. Spaces and marks of a pasted one are dropped. */
export function PinField({ onChange, name = 'pin', ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      name={name}
      inputMode="numeric"
      autoComplete="off"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, PIN_LENGTH))}
    />
  )
}
