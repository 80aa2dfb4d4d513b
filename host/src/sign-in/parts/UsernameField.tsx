import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'
import { identifierOf } from '../identifier.ts'

interface UsernameFieldProps {
  value: string
  onChange: (username: string) => void
  error: string | undefined
}

/** An email or a phone number, in one field. */
export function UsernameField({ value, onChange, error }: UsernameFieldProps) {
  const t = useMessages()
  return (
    <TextField
      name="username"
      label={t('signIn.username.label')}
      hint={t('signIn.username.hint')}
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      enterKeyHint="next"
      maxLength={254}
      value={value}
      onChange={onChange}
      error={error}
      invalid={!identifierOf(value) && t('signIn.username.invalid')}
    />
  )
}
