import { useMessages, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { useState, type FormEvent } from 'react'
import { codeProblem } from './code-problem.ts'
import styles from './Identity.module.css'

interface PinFormProps {
  onPin: (pin: string) => Promise<void>
  /** Moves the buyer after a correct PIN. */
  leave: () => unknown
}

/** The field for the buyer's PIN, as a proof of identity. */
export function PinForm({ onPin, leave }: PinFormProps) {
  const t = useMessages()
  const [pin, setPin] = useState('')
  const entering = useSubmit(onPin, { leave })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void entering.start(pin)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PinField
        label={t('identity.pin')}
        value={pin}
        onChange={(digits) => {
          entering.reset()
          setPin(digits)
        }}
        error={entering.error ? codeProblem(entering.error, t) : undefined}
        revealLabel={t('password.reveal')}
        concealLabel={t('password.conceal')}
      />
      <Button type="submit" fullWidth loading={entering.busy} disabled={pin.length < PIN_LENGTH}>
        {t('identity.verify')}
      </Button>
    </form>
  )
}
