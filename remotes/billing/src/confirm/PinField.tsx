import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'

const LONGEST = 8

interface PinFieldProps {
  value: string
  onChange: (pin: string) => void
  error: string | undefined
}

/** The wallet's PIN. */
export function PinField({ value, onChange, error }: PinFieldProps) {
  const t = useMessages()
  return (
    <TextField
      type="password"
      name="pin"
      label={t('confirm.pin')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      error={error}
      revealLabel={t('confirm.reveal')}
      concealLabel={t('confirm.conceal')}
    />
  )
}
