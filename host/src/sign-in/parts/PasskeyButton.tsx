import { login } from '@borong/api/identity'
import { passkeyChallenge } from '@borong/api/passkeys'
import { call, useMessages, useSubmit, useTrack } from '@borong/contract'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Button } from '@borong/ui/Button'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { Notice } from '@borong/ui/Notice'
import { useState, useSyncExternalStore } from 'react'
import { useHost } from '../../page/host-context.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

const never = () => () => {}
const canUse = () => 'PublicKeyCredential' in window && !isInAppBrowser()

/** Sign-in with a passkey, in browsers that have them. */
export function PasskeyButton() {
  const t = useMessages()
  const host = useHost()
  const track = useTrack()
  const isOffered = useSyncExternalStore(never, canUse, () => false)
  const [isStopped, setStopped] = useState(false)
  const enter = useSubmit(async () => {
    setStopped(false)
    const { challenge_id, options } = await call(passkeyChallenge)
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const response = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }).catch(() => undefined)
    if (!response) return setStopped(true)
    // Extensions are not used, and their results have no fixed shape.
    const signed = { ...response, clientExtensionResults: {} }
    const { data } = await call(login, {
      body: { type: 'passkey', challenge_id, response: signed },
    })
    track({ name: 'login', fields: { method: 'passkey' } })
    host?.session.signIn(data)
  })
  if (!isOffered) return null
  return (
    <>
      <Button variant="secondary" fullWidth loading={enter.busy} onClick={enter.start}>
        {t('signIn.passkey.button')}
      </Button>
      {isStopped && (
        <Notice tone="warn" live>
          {t('signIn.passkey.stopped')}
        </Notice>
      )}
      <ErrorNotice error={enter.error} />
    </>
  )
}
