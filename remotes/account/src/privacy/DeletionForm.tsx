import { askDeletion } from '@borong/api/privacy'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { Privacy } from './own-privacy.ts'
import { usePrivacyChanged } from './use-privacy-changed.ts'

/** Asks for the deletion, with the PIN or the password as proof. */
export function DeletionForm({ privacy }: { privacy: Privacy }) {
  const t = useMessages()
  const changed = usePrivacyChanged()
  const [proof, setProof] = useState('')
  const isPin = privacy.has_pin
  const isComplete = isPin ? proof.length === PIN_LENGTH : proof !== ''
  const ask = useSubmit(async () => {
    await call(askDeletion, { body: isPin ? { pin: proof } : { password: proof } })
    await changed(t('privacy.asked'))
  })
  const field = {
    value: proof,
    onChange: setProof,
    revealLabel: t('password.reveal'),
    concealLabel: t('password.conceal'),
  }
  return (
    <Form submit={ask} onSubmit={() => ask.start()}>
      {isPin ? (
        <PinField {...field} label={t('privacy.pin')} />
      ) : (
        <TextField
          {...field}
          type="password"
          name="password"
          label={t('privacy.password')}
          autoComplete="current-password"
        />
      )}
      <ErrorNotice error={ask.error} />
      <Button type="submit" variant="danger" fullWidth disabled={!isComplete} loading={ask.busy}>
        {t('privacy.sure')}
      </Button>
    </Form>
  )
}
