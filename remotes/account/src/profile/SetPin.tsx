import { userProfile } from '@borong/api/users'
import { useCall, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TextField } from '@borong/ui/TextField'
import { useState, type FormEvent } from 'react'
import { useIdentity } from '../identity/identity.atoms.ts'
import { ProveFirst } from '../identity/ProveFirst.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Band, Screen } from '../parts/Screen.tsx'
import styles from './ProfileForm.module.css'
import { useProfileUpdate } from './use-profile-update.ts'

const PIN = /^\d{6}$/

/** Sets the PIN of six digits, a proof of identity without a code. Requires a proof by another way. */
export function SetPin() {
  const t = useMessages()
  const { result: buyer } = useCall(userProfile)
  const { state } = useIdentity()
  return (
    <Screen title={t(buyer.has_pin ? 'pin.change' : 'pin.set')}>
      <Band>
        <p>{t('pin.lead')}</p>
        {state.ota ? <PinForm /> : <ProveFirst to="/verify-identity?for=pin" />}
      </Band>
    </Screen>
  )
}

function PinForm() {
  const t = useMessages()
  const [pin, setPin] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const save = useProfileUpdate(t('pin.saved'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (PIN.test(pin) && pin === repeated) void save.start({ new_pin: pin })
  }
  const field = (value: string, onChange: (digits: string) => void) => ({
    type: 'password' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 6,
    value,
    onChange: (typed: string) => onChange(typed.replace(/\D/g, '')),
    revealLabel: t('password.reveal'),
    concealLabel: t('password.conceal'),
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field(pin, setPin)}
        name="new-pin"
        label={t('pin.new')}
        error={isSubmitted && !PIN.test(pin) ? t('pin.short') : undefined}
      />
      <TextField
        {...field(repeated, setRepeated)}
        name="repeated-pin"
        label={t('pin.repeat')}
        error={isSubmitted && pin !== repeated ? t('pin.apart') : undefined}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" fullWidth loading={save.busy}>
        {t('edit.save')}
      </Button>
    </form>
  )
}
