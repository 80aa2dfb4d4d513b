import { useMessages, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { useState } from 'react'
import { codeProblem } from './code-problem.ts'

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
  return (
    <Form submit={entering} onSubmit={() => entering.start(pin)}>
      <PinField
        label={t('identity.pin')}
        value={pin}
        onChange={setPin}
        error={entering.error && codeProblem(entering.error, t)}
        revealLabel={t('password.reveal')}
        concealLabel={t('password.conceal')}
      />
      <Button type="submit" fullWidth loading={entering.busy} disabled={pin.length < PIN_LENGTH}>
        {t('identity.verify')}
      </Button>
    </Form>
  )
}
