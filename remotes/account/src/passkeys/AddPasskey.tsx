import { addPasskey, passkeyOptions } from '@borong/api/passkeys'
import { call, isApiError, useMessages, useSubmit } from '@borong/contract'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { useIdentity } from '../identity/identity.atoms.ts'
import { usePasskeysChanged } from './use-passkeys-changed.ts'

/** Creates a passkey on this device and adds it to the account. */
export function AddPasskey() {
  const t = useMessages()
  const changed = usePasskeysChanged()
  const { state, change } = useIdentity()
  const [name, setName] = useState(t('passkey.thisDevice'))
  const [isStopped, setStopped] = useState(false)
  const add = useSubmit(async () => {
    setStopped(false)
    const { challenge_id, options } = await call(passkeyOptions)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const response = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }).catch(() => undefined)
    // The buyer cancelled, or the device has this passkey already.
    if (!response) return setStopped(true)
    try {
      await call(
        addPasskey,
        {
          body: {
            challenge_id,
            name: name.trim(),
            // Extensions are not used, and their results have no fixed shape.
            response: { ...response, clientExtensionResults: {} },
          },
        },
        { headers: { 'X-Ota': state.ota } },
      )
    } catch (error) {
      // The proof has expired: the buyer is asked for a new one.
      if (isApiError(error) && error.reason === 'OTA_INVALID') change({ ota: '' })
      throw error
    }
    change({ ota: '' })
    await changed(t('passkey.added'))
  })
  return (
    <Form submit={add} onSubmit={() => add.start()}>
      <TextField
        name="passkey-name"
        label={t('passkey.name')}
        maxLength={60}
        value={name}
        onChange={setName}
        invalid={name.trim() === '' && t('passkey.nameMissing')}
      />
      {isStopped && (
        <Notice tone="warn" live>
          {t('passkey.stopped')}
        </Notice>
      )}
      <ErrorNotice error={add.error} />
      <Button type="submit" fullWidth loading={add.busy}>
        {t('passkey.add')}
      </Button>
    </Form>
  )
}
