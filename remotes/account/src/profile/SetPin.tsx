import { userProfile } from '@borong/api/users'
import { useCall, useMessages } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { PIN_LENGTH, PinField } from '@borong/ui/PinField'
import { useState } from 'react'
import { useIdentity } from '../identity/identity.atoms.ts'
import { ProveFirst } from '../identity/ProveFirst.tsx'
import { Band, Screen } from '../parts/Screen.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

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
  const save = useProfileUpdate(t('pin.saved'))
  const labels = { revealLabel: t('password.reveal'), concealLabel: t('password.conceal') }
  return (
    <Form submit={save} onSubmit={() => save.start({ new_pin: pin })}>
      <PinField
        {...labels}
        value={pin}
        onChange={setPin}
        name="new-pin"
        label={t('pin.new')}
        invalid={pin.length < PIN_LENGTH && t('pin.short')}
      />
      <PinField
        {...labels}
        value={repeated}
        onChange={setRepeated}
        name="repeated-pin"
        label={t('pin.repeat')}
        invalid={pin !== repeated && t('pin.apart')}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" fullWidth loading={save.busy}>
        {t('edit.save')}
      </Button>
    </Form>
  )
}
