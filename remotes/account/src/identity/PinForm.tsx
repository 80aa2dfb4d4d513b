import { isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TextField } from '@borong/ui/TextField'
import { useOnce } from '@borong/ui/use-once'
import { useState, type FormEvent } from 'react'
import { codeProblem } from './code-problem.ts'
import styles from './Identity.module.css'

const LENGTH = 6

/** The field for the buyer's PIN, as a proof of identity. */
export function PinForm({ onPin }: { onPin: (pin: string) => Promise<void> }) {
  const t = useMessages()
  const [pin, setPin] = useState('')
  const entering = useOnce(isApiError, onPin)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void entering.start(pin)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="password"
        name="pin"
        label={t('identity.pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LENGTH}
        value={pin}
        onChange={(typed) => {
          entering.reset()
          setPin(typed.replace(/\D/g, ''))
        }}
        error={entering.error ? codeProblem(entering.error, t) : undefined}
        revealLabel={t('password.reveal')}
        concealLabel={t('password.conceal')}
      />
      <Button type="submit" fullWidth loading={entering.busy} disabled={pin.length < LENGTH}>
        {t('identity.verify')}
      </Button>
    </form>
  )
}
